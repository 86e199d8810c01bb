import type { AccountExport } from '@praxisportal/contract/account';
import type { Language } from '@praxisportal/contract/language';
import { Download, Printer } from 'lucide-react';
import { exportQuery } from '../../api/queries.ts';
import { useQuery } from '../../api/query-client.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { saveFile } from '../../page/save-file.ts';
import { LoadFailure } from '../../scheduling/LoadFailure.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ownDataTexts } from './texts.ts';

/** Everything that is kept about the patient, to read here or to take along as a file. */
export function OwnDataView({ userId }: { userId: string }) {
  const { export: texts } = useTexts(ownDataTexts);
  const language = useLanguage();
  const { data, isFetching, refetch } = useQuery(exportQuery(userId, language));
  if (!data && isFetching)
    return <Skeleton label={texts.loading} className="mt-9 grid gap-6" blockClassName="h-40" />;
  if (!data)
    return (
      <div className="mt-9 max-w-form">
        <LoadFailure failure="load_export" onRetry={() => void refetch()} />
      </div>
    );
  return (
    <>
      <p className="mt-5 max-w-text">
        {texts.controller} {data.controller}
        <span className="block figures text-ink-soft">
          {texts.asOf(formatInstant(language, data.createdAt))}
        </span>
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => saveFile(texts.fileName, JSON.stringify(data, null, 2), 'application/json')}>
          <Download aria-hidden="true" className="size-5" />
          {texts.save}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {texts.print}
        </Button>
      </div>
      <p className="mt-2 text-small text-ink-soft print:hidden">{texts.saveHint}</p>
      <div className="mt-10 grid gap-12">
        {data.sections.map((section) => (
          <Section key={section.name} section={section} />
        ))}
      </div>
    </>
  );
}

type ExportSection = AccountExport['sections'][number];
type Value = ExportSection['rows'][number][string];

/** One part: what it is for, how long it stays, and each of its entries with its fields in words. */
function Section({ section }: { section: ExportSection }) {
  const { export: texts } = useTexts(ownDataTexts);
  const { name, title, purpose, kept, fields, rows } = section;
  const id = `data-${name}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {title} <span className="font-normal text-ink-soft">({texts.rows(rows.length)})</span>
      </h2>
      <p className="mt-2 max-w-text text-small text-ink-soft">
        {texts.purpose}: {purpose}
        <span className="block">
          {texts.kept}: {kept}
        </span>
      </p>
      {rows.length === 0 && <p className="mt-3">{texts.nothing}</p>}
      <ul className="mt-4 grid gap-3 md:grid-cols-2">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are read once and never change
          <li key={index} className="rounded-control border border-line bg-white px-4 py-3">
            <dl className="grid gap-2">
              {Object.entries(row).map(([field, value]) => (
                <Entry key={field} meaning={fields[field] ?? field} value={value} />
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ meaning, value }: { meaning: string; value: Value | undefined }) {
  const { export: texts } = useTexts(ownDataTexts);
  const language = useLanguage();
  return (
    <div>
      <dt className="text-small text-ink-soft">{meaning}</dt>
      <dd className="wrap-anywhere">{toText(value, texts, language)}</dd>
    </div>
  );
}

const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:/;

/** The file keeps instants as programs read them; people read them by the practice's clock. */
function toText(
  value: Value | undefined,
  texts: { yes: string; no: string; empty: string },
  language: Language,
): string {
  if (value === undefined || value === null || value === '') return texts.empty;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return isoInstant.test(String(value)) ? formatInstant(language, String(value)) : String(value);
}
