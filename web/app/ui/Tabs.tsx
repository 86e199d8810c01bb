import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';

type TabItem<Key extends string> = { key: Key; label: ReactNode; content: ReactNode };

type TabsProps<Key extends string> = {
  /** Names the list of tabs. */
  label: string;
  items: readonly TabItem<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
};

/** Tabs with arrow keys; the chosen one is kept by the screen (and may stand in the address). */
export function Tabs<Key extends string>({ label, items, selected, onSelect }: TabsProps<Key>) {
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => {
        const item = items.find((candidate) => candidate.key === key);
        if (item) onSelect(item.key);
      }}
    >
      <TabList aria-label={label} className="flex gap-1 border-b-2 border-line">
        {items.map((item) => (
          <Tab
            key={item.key}
            id={item.key}
            className="-mb-0.5 flex min-h-12 cursor-pointer items-center gap-2 rounded-t-control border-b-4 border-transparent px-4 font-semibold text-ink-soft hover:bg-leaf-50 data-selected:border-leaf-600 data-selected:text-leaf-900"
          >
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.key} id={item.key} className="pt-7">
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
