import { ChevronDown } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

type DropdownProps = {
  /** The link or text that the panel belongs to. */
  trigger: ReactNode;
  /** Name of the arrow button, which opens by keyboard and touch. */
  toggleLabel: string;
  children: ReactNode;
  /** A new value closes the panel (the address, so that navigation closes it). */
  closeOn?: string | undefined;
  panelClassName?: string | undefined;
};

/** A panel below a link: opens on hover of a mouse, by the arrow button for keyboard and touch; Escape closes it, wherever the focus is. */
export function Dropdown({ trigger, toggleLabel, children, closeOn, panelClassName }: DropdownProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const pressedBy = useRef('');
  const panelId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the value itself is not read, its change closes
  useEffect(() => setIsOpen(false), [closeOn]);

  useEffect(() => {
    if (!isOpen) return;
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    // Wherever the focus is: a panel that a mouse has opened is in the way of somebody who types elsewhere.
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) toggle.current?.focus();
      setIsOpen(false);
    };
    document.addEventListener('keydown', onEscape);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onEscape);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [isOpen]);

  const onHover = (event: PointerEvent, isOver: boolean) => {
    if (event.pointerType === 'mouse') setIsOpen(isOver);
  };
  const onToggle = () => {
    // The mouse has opened it on its way to the button; its click must not close it again. In older browsers
    // (Safari before 18.2) the click itself does not say what pressed.
    setIsOpen(pressedBy.current === 'mouse' || !isOpen);
    pressedBy.current = '';
  };
  return (
    <div
      ref={root}
      className="relative flex items-center"
      onPointerEnter={(event) => onHover(event, true)}
      onPointerLeave={(event) => onHover(event, false)}
    >
      {trigger}
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={toggleLabel}
        onPointerDown={({ pointerType }) => {
          pressedBy.current = pointerType;
        }}
        onClick={onToggle}
        className="-ml-3 grid h-11 w-8 place-items-center rounded-control text-leaf-700 hover:bg-leaf-100"
      >
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-5 transition-transform duration-150', isOpen && 'rotate-180')}
        />
      </button>
      <div
        id={panelId}
        hidden={!isOpen}
        className={classNames('absolute top-full z-20 pt-2', panelClassName)}
      >
        {children}
      </div>
    </div>
  );
}
