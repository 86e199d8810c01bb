import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import * as z from 'zod';
import { BackupError } from './backup-error.ts';

/**
 * A backup is one gzip file of lines: a header (JSON); for each table a line that names it (JSON), its rows as
 * PostgreSQL's COPY writes them as text, one a line, and `\.`; at last a trailer (JSON) with the number of rows and the SHA-256 of
 * all before it. Text, not PostgreSQL's binary form, so that every major version reads it, and a person with zcat as well.
 */
export const backupFormat = 1;

const header = z.object({
  praxisportal: z.literal('backup'),
  format: z.literal(backupFormat),
  madeAt: z.iso.datetime(),
  postgresVersion: z.string(),
  /** The migrations that made the tables, in their order. */
  migrations: z.array(z.string()).min(1),
  /** The secret key of the data folder in base64; none if the operator keeps it elsewhere. */
  secretKey: z.base64().nullable(),
});
export type BackupHeader = z.infer<typeof header>;

const tableStart = z.object({
  table: z.string(),
  columns: z.array(z.string()).min(1),
  /** The last number that was given out, by column. */
  sequences: z.record(z.string(), z.string()),
});
export type TableStart = z.infer<typeof tableStart>;

const trailer = z.object({ rows: z.record(z.string(), z.number()), sha256: z.string() });
export type BackupTrailer = z.infer<typeof trailer>;

/** What a reader meets, in the order of the file. Rows come as whole lines, several at a time. */
export type BackupPart =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'table'; start: TableStart }
  | { kind: 'rows'; lines: Buffer }
  | { kind: 'end'; trailer: BackupTrailer };

export const endOfRows = '\\.';
const lineFeed = 10;
const longestJsonLine = 1024 * 1024;

/**
 * Reads a backup part by part; throws a BackupError if it is damaged, incomplete or of a newer format. Only who has
 * read to the end knows that all of it is as it was written.
 */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const reader = new BackupReader(file);
  const gunzip = createGunzip();
  const piping = pipeline(createReadStream(file), gunzip);
  // Told by the loop below, which sees the same error.
  piping.catch(() => undefined);
  try {
    for await (const chunk of gunzip) yield* reader.read(chunk);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw damaged(file, error instanceof Error ? error.message : String(error));
  } finally {
    gunzip.destroy();
  }
  reader.requireEnd();
}

class BackupReader {
  readonly #file: string;
  readonly #hash = createHash('sha256');
  readonly #rows: Record<string, number> = {};
  #rest = Buffer.alloc(0);
  #state: 'header' | 'between' | 'rows' | 'end' = 'header';
  #table = '';

  constructor(file: string) {
    this.#file = file;
  }

  *read(chunk: Buffer): Generator<BackupPart> {
    const bytes = Buffer.concat([this.#rest, chunk]);
    let position = 0;
    let rowsFrom = 0;
    for (;;) {
      const lineEnd = bytes.indexOf(lineFeed, position);
      if (lineEnd < 0) break;
      const line = bytes.subarray(position, lineEnd);
      if (this.#state === 'rows' && !line.equals(endOfRowsLine)) {
        this.#rows[this.#table] = (this.#rows[this.#table] ?? 0) + 1;
      } else {
        if (rowsFrom < position) yield this.#toRows(bytes.subarray(rowsFrom, position));
        const part = this.#readMark(line);
        if (this.#state !== 'end') this.#hash.update(bytes.subarray(position, lineEnd + 1));
        if (part) yield part;
        rowsFrom = lineEnd + 1;
      }
      position = lineEnd + 1;
    }
    if (rowsFrom < position) yield this.#toRows(bytes.subarray(rowsFrom, position));
    this.#rest = bytes.subarray(position);
    if (this.#state !== 'rows' && this.#rest.length > longestJsonLine)
      throw damaged(this.#file, 'no line ends');
  }

  requireEnd(): void {
    if (this.#state !== 'end' || this.#rest.length > 0) throw damaged(this.#file, 'its end is missing');
  }

  #toRows(lines: Buffer): BackupPart {
    this.#hash.update(lines);
    return { kind: 'rows', lines };
  }

  /** A line that is no row. */
  #readMark(line: Buffer): BackupPart | undefined {
    switch (this.#state) {
      case 'header':
        this.#state = 'between';
        return { kind: 'header', header: this.#readHeader(line) };
      case 'rows':
        this.#state = 'between';
        return undefined;
      case 'between': {
        const json = this.#parse(line);
        const start = tableStart.safeParse(json);
        if (!start.success) return { kind: 'end', trailer: this.#readTrailer(json) };
        this.#state = 'rows';
        this.#table = start.data.table;
        this.#rows[this.#table] = 0;
        return { kind: 'table', start: start.data };
      }
      case 'end':
        throw damaged(this.#file, 'something follows its end');
    }
  }

  #readHeader(line: Buffer): BackupHeader {
    const json = this.#parse(line);
    const { format } = z.object({ format: z.number() }).catch({ format: 0 }).parse(json);
    if (format > backupFormat) {
      throw new BackupError(
        `${this.#file} was made by a newer version of Praxisportal: restore it with that one.`,
      );
    }
    const parsed = header.safeParse(json);
    if (!parsed.success) throw damaged(this.#file, 'it does not begin like a backup');
    return parsed.data;
  }

  #readTrailer(json: unknown): BackupTrailer {
    this.#state = 'end';
    const parsed = trailer.safeParse(json);
    if (!parsed.success) throw damaged(this.#file, 'a line is no part of a backup');
    const sha256 = this.#hash.digest('hex');
    if (sha256 !== parsed.data.sha256) throw damaged(this.#file, 'its checksum does not match');
    if (!isDeepStrictEqual(parsed.data.rows, this.#rows))
      throw damaged(this.#file, 'its rows are not as many as it says');
    return parsed.data;
  }

  #parse(line: Buffer): unknown {
    try {
      return JSON.parse(line.toString('utf8'));
    } catch {
      throw damaged(this.#file, 'a line is no part of a backup');
    }
  }
}

const endOfRowsLine = Buffer.from(endOfRows);

function damaged(file: string, why: string): BackupError {
  return new BackupError(`${file} is no backup, or a damaged one (${why}): take another.`);
}
