import { Component, type ReactNode } from 'react';

type MessageBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** A message that can't be shown breaks neither the conversation nor the page around it. */
export class MessageBoundary extends Component<MessageBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
