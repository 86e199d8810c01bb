import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  fallback: ReactNode;
  onBreak?: (() => void) | undefined;
  children: ReactNode;
};

/** What can't be shown breaks nothing around it: no message the conversation, and that not the page. */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    this.props.onBreak?.();
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
