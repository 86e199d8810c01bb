import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef } from 'react';
import { hasModifier } from './has-modifier.ts';

type TabItem<Key extends string> = { key: Key; label: ReactNode; content: ReactNode };

type TabsProps<Key extends string> = {
  /** Names the list of tabs. */
  label: string;
  items: readonly TabItem<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** The panel below the tabs. */
  panelRef?: Ref<HTMLDivElement> | undefined;
};

/** The position that a key leads to; undefined for keys that belong to somebody else. */
function positionAfter(key: string, position: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (position + 1) % count;
  if (key === 'ArrowLeft') return (position + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/**
 * Tabs: one stop of the Tab key, arrow keys move and choose at once. The chosen one is kept by the screen
 * (and may stand in the address).
 */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { label, items, selected, onSelect, panelRef } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = items.find(({ key }) => key === selected);

  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const position = items.findIndex(({ key }) => key === selected);
    const next = positionAfter(event.key, position, items.length);
    const item = next === undefined ? undefined : items[next];
    if (item === undefined) return;
    event.preventDefault();
    onSelect(item.key);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${item.key}`)}`)?.focus();
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex flex-wrap border-b-2 border-line sm:gap-1 print:hidden"
      >
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            role="tab"
            id={`${id}-${item.key}`}
            aria-selected={item.key === selected}
            aria-controls={item.key === selected ? `${id}-panel` : undefined}
            tabIndex={item.key === selected ? undefined : -1}
            onClick={() => onSelect(item.key)}
            onKeyDown={onKeyDown}
            className="-mb-0.5 flex min-h-12 cursor-pointer items-center gap-2 rounded-t-control border-b-4 border-transparent px-2 font-semibold max-sm:text-small sm:px-4 text-ink-soft hover:bg-leaf-50 aria-selected:border-leaf-600 aria-selected:text-leaf-900 forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]"
          >
            {item.label}
          </button>
        ))}
      </div>
      <div
        key={shown?.key}
        ref={panelRef}
        id={`${id}-panel`}
        role="tabpanel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls is reached by keyboard, too
        tabIndex={0}
        aria-labelledby={`${id}-${selected}`}
        className="pt-7 print:pt-0"
      >
        {shown?.content}
      </div>
    </div>
  );
}
