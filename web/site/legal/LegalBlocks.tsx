import { keepTogether } from './keep-together.ts';
import { LegalText } from './LegalText.tsx';
import type { LegalBlock } from './legal-content.ts';

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <LegalText text={block} />
      </p>
    );
  }
  if ('heading' in block) return <h3>{block.heading}</h3>;
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>
            <LegalText text={item} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl className="grid border-t border-line">
      {block.facts.map(([term, value]) => (
        <div key={term} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[14rem_1fr]">
          <dt className="font-semibold text-leaf-900">{keepTogether(term)}</dt>
          <dd className="wrap-anywhere">
            <LegalText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The content of a section, in order. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block) => <Block key={JSON.stringify(block)} block={block} />);
}
