import type { AccountExport } from '@praxisportal/contract/account';
import type { Language } from '@praxisportal/contract/language';
import { Download, Printer } from 'lucide-react';
import { formatDate, formatInstant } from '../i18n/format.ts';
import { useLanguage, useTexts } from '../i18n/use-language.ts';
import { saveFile } from '../page/save-file.ts';
import { Button } from '../ui/Button.tsx';
import { ownDataTexts } from './texts.ts';

type ExportedDataProps = {
  data: AccountExport;
  /** Of the file, if it is not the reader's own. */
  fileName?: string | undefined;
};

/** What is kept about somebody, to read here, to print, or to take along as a file. */
export function ExportedData({ data, fileName }: ExportedDataProps) {
  const { export: texts } = useTexts(ownDataTexts);
  const language = useLanguage();
  const names = nameEntries(data.sections, language);
  return (
    <>
      <p className="mt-5 max-w-text">
        {texts.controller} {data.controller}
        <span className="block figures text-ink-soft">
          {texts.asOf(formatInstant(language, data.createdAt))}
        </span>
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          onClick={() =>
            saveFile(fileName ?? texts.fileName, JSON.stringify(data, null, 2), 'application/json')
          }
        >
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
          <Section key={section.name} section={section} names={names} />
        ))}
      </div>
    </>
  );
}

type ExportSection = AccountExport['sections'][number];
type Value = ExportSection['rows'][number][string];
/** What people call the people and appointments, by the ids that the file has. */
type Names = ReadonlyMap<string, string>;

function nameEntries(sections: readonly ExportSection[], language: Language): Names {
  const rowsOf = (wanted: string) => sections.find(({ name }) => name === wanted)?.rows ?? [];
  const people = rowsOf('people').map(
    ({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`] as const,
  );
  const appointments = rowsOf('appointments').map(
    ({ id, startAt, treatment }) =>
      [id, `${formatInstant(language, String(startAt))}, ${treatment}`] as const,
  );
  return new Map([...people, ...appointments].map(([id, name]) => [String(id), name]));
}

/** One part: what it is for, how long it stays, and each of its entries with its fields in words. */
function Section({ section, names }: { section: ExportSection; names: Names }) {
  const { export: texts } = useTexts(ownDataTexts);
  const { name, title, purpose, kept, rows } = section;
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
            <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
              {Object.entries(row).map(([field, value]) => (
                <Entry key={field} field={field} value={value} section={section} names={names} />
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

type EntryProps = { field: string; value: Value; section: ExportSection; names: Names };

/** A field in words; what is empty, and an entry's own id, which means something to programs only, stand in the file. */
function Entry({ field, value, section, names }: EntryProps) {
  const { export: texts } = useTexts(ownDataTexts);
  const language = useLanguage();
  if (field === 'id' || value === null || value === '') return null;
  const text =
    section.values[field]?.[String(value)] ?? names.get(String(value)) ?? toText(value, texts, language);
  return (
    <div className="sm:contents">
      <dt className="text-small text-ink-soft">{section.fields[field] ?? field}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
    </div>
  );
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/;
const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:/;

/** The file keeps days and instants as programs read them; people read them by the calendar and the practice's clock. */
function toText(value: Value, { yes, no }: { yes: string; no: string }, language: Language): string {
  if (typeof value === 'boolean') return value ? yes : no;
  const text = String(value);
  if (isoDate.test(text)) return formatDate(language, text);
  return isoInstant.test(text) ? formatInstant(language, text) : text;
}
