import type { VisitFacts } from '@praxisportal/practice/types';
import { visit } from '@praxisportal/practice/visit';
import { useLanguage, useMessages } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';

type VisitListProps = { names: readonly (keyof VisitFacts)[]; className?: string };

/** What is to be known before a visit, a term for each fact that the practice has written down; nothing if it has none. */
export function VisitList({ names, className }: VisitListProps) {
  const language = useLanguage();
  const labels = useMessages().visit;
  const known = names.flatMap((name) => {
    const text = visit[name]?.[language];
    return text === undefined ? [] : [{ name, text }];
  });
  if (known.length === 0) return null;
  return (
    <dl className={classNames('grid gap-x-10 gap-y-5', className)}>
      {known.map(({ name, text }) => (
        <div key={name}>
          <dt className="font-semibold text-leaf-900">{labels[name]}</dt>
          <dd className="mt-0.5 max-w-text">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
