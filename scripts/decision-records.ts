import { dirname, join } from 'node:path/posix';

export const recordIndexPath = 'docs/decisions/README.md';

/** A decision record as its file in docs/decisions says. */
type DecisionRecord = {
  number: number;
  path: string;
  title: string;
  status: string;
  topics: string[];
  /** Numbers of the records that it replaces, changes or extends, or that do so to it. */
  related: number[];
};

const recordPath = /^docs\/decisions\/(\d{4})-[a-z0-9-]+\.md$/;
const recordLink = /\]\(([\w./-]*\d{4}-[\w-]+\.md)/g;
const relation = /^(?:Replaces|Replaced by|Changes|Changed by|Extends|Extended by)$/;
/** `Status: accepted, 2026-11-21`, or `Status: replaced by [104](…), …`. */
const status = /^(?:accepted, \d{4}-\d{2}-\d{2}|replaced by \[\d+\])/;
const byTopic = '## By topic';

/**
 * One message for each decision record that cannot be found: without title, status or topics, with a link to no record or only in
 * one direction, or not in the index as `renderRecordIndex` writes it.
 */
export function checkDecisionRecords(files: ReadonlyMap<string, string>): string[] {
  const records = readRecords(files);
  return [
    ...records.flatMap((record) => checkHeader(record, files.get(record.path) ?? '')),
    ...checkRelations(records),
    ...checkNumbers(records, files.get(recordIndexPath) ?? ''),
    ...[...files].flatMap(([path, source]) => checkReferences(path, source, files, records)),
    ...checkIndex(records, files.get(recordIndexPath)),
  ];
}

/** The index, its introduction as it is: topics in alphabetical order, then all records by number. */
export function renderRecordIndex(files: ReadonlyMap<string, string>): string {
  const introduction = (files.get(recordIndexPath) ?? '').split(byTopic)[0] ?? '';
  return `${introduction}${listIndexLines(readRecords(files)).join('\n')}\n`;
}

function readRecords(files: ReadonlyMap<string, string>): DecisionRecord[] {
  return [...files]
    .flatMap(([path, source]) => {
      const [, digits] = recordPath.exec(path) ?? [];
      return digits === undefined ? [] : [readRecord(path, Number(digits), source)];
    })
    .sort((one, other) => one.number - other.number);
}

function readRecord(path: string, number: number, source: string): DecisionRecord {
  const [first = '', header = ''] = source.split(/\n{2,}/);
  const fields = new Map(
    header
      .replaceAll('\n', ' ')
      .split(' · ')
      .map((field) => {
        const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(field.trim()) ?? [];
        return [name, value.trim()];
      }),
  );
  const relations = [...fields].filter(([name]) => relation.test(name)).map(([, value]) => value);
  return {
    ...{ number, path, title: /^# \d+\. (.+)$/.exec(first)?.[1] ?? '', status: fields.get('Status') ?? '' },
    topics: (fields.get('Topics') ?? '').split(',').flatMap((topic) => topic.trim() || []),
    related: [...[fields.get('Status') ?? '', ...relations].join(' ').matchAll(/\[(\d+)\]/g)].map(
      ([, digits]) => Number(digits),
    ),
  };
}

function checkHeader(
  { path, number, title, status: said, topics }: DecisionRecord,
  source: string,
): string[] {
  const messages: string[] = [];
  if (!source.startsWith(`# ${number}. `) || title === '')
    messages.push(`${path} begins with no title: "# ${number}. " and the words that one would search for.`);
  if (!status.test(said))
    messages.push(
      `${path} has no status: "Status: accepted, " and a date below the title, or "replaced by".`,
    );
  if (topics.length === 0)
    messages.push(`${path} has no topics: "· Topics: " behind its status, with commas between them.`);
  return messages;
}

/** Who reads one of two records that concern each other has to find the other. */
function checkRelations(records: readonly DecisionRecord[]): string[] {
  const byNumber = new Map(records.map((record) => [record.number, record]));
  return records.flatMap(({ path, number, related }) =>
    related.flatMap((other) => {
      const found = byNumber.get(other);
      if (!found) return [`${path} names record ${other}, which is not there.`];
      return found.related.includes(number)
        ? []
        : [
            `${found.path} does not name record ${number}, which names it: "Replaced by", "Changed by", "Extended by" and their opposites stand in both.`,
          ];
    }),
  );
}

/** A number that is cited somewhere, in the history of the repository too, leads to a record. */
function checkNumbers(records: readonly DecisionRecord[], index: string): string[] {
  const highest = Math.max(0, ...records.map(({ number }) => number));
  const without = new Set([...index.matchAll(/^\| (\d+) \|/gm)].map(([, digits]) => Number(digits)));
  return Array.from({ length: highest }, (_, zeroBased) => zeroBased + 1).flatMap((number) => {
    const { length } = records.filter((record) => record.number === number);
    if (length > 1) return [`Two records in docs/decisions have the number ${number}.`];
    if (length === 1 && without.has(number))
      return [`${recordIndexPath} says that there is no record ${number}, but there is one.`];
    return length === 1 || without.has(number)
      ? []
      : [`${recordIndexPath} does not say what became of record ${number}: "| ${number} | merged into … |".`];
  });
}

/** Links to records in documents, and numbers of records in comments. */
function checkReferences(
  path: string,
  source: string,
  files: ReadonlyMap<string, string>,
  records: readonly DecisionRecord[],
): string[] {
  const links = path.endsWith('.md') ? [...source.matchAll(recordLink)].map(([, link = '']) => link) : [];
  const dead = links.filter((link) => !files.has(join(dirname(path), link)));
  const cited = [...source.matchAll(/\(records? (\d+)\b|\bdocs\/decisions\/(\d{4})\b(?!-)/g)];
  const unknown = cited.filter(
    ([, short, long]) => !records.some(({ number }) => number === Number(short ?? long)),
  );
  return [...dead, ...unknown.map(([citation]) => citation)].map(
    (reference) => `${path} refers to ${reference}, which is no record in docs/decisions.`,
  );
}

function checkIndex(records: readonly DecisionRecord[], index: string | undefined): string[] {
  if (index === undefined) return records.length === 0 ? [] : [`${recordIndexPath} is missing.`];
  const written = index.slice(index.indexOf(byTopic)).trimEnd().split('\n');
  const expected = listIndexLines(records);
  if (written.join('\n') === expected.join('\n')) return [];
  const different = [
    ...expected.filter((line) => !written.includes(line)).map((line) => `lacks the line "${line}"`),
    ...written.filter((line) => !expected.includes(line)).map((line) => `has the line "${line}"`),
  ];
  return (different.length > 0 ? different : ['has its lines in another order']).map(
    (difference) => `${recordIndexPath} ${difference}: run node scripts/write-record-index.ts.`,
  );
}

function listIndexLines(records: readonly DecisionRecord[]): string[] {
  const topics = [...new Set(records.flatMap((record) => record.topics))].sort((one, other) =>
    one.localeCompare(other, 'en'),
  );
  const link = (name: string, { path }: DecisionRecord) => `[${name}](${path.replace(/^.*\//, '')})`;
  return [
    byTopic,
    '',
    ...topics.map((topic) => {
      const found = records.filter((record) => record.topics.includes(topic));
      return `- ${topic}: ${found.map((record) => link(String(record.number), record)).join(', ')}`;
    }),
    '',
    '## By number',
    '',
    ...records.map((record) => {
      const isReplaced = record.status.startsWith('replaced');
      return `- ${record.number}. ${link(record.title, record)}${isReplaced ? ' (replaced)' : ''}`;
    }),
  ];
}
