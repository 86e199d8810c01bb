export const pass = 'pass';
export const shortOfTarget = 'short of target';

/** The verdict of a row. */
export function judge(isReached: boolean): string {
  return isReached ? pass : shortOfTarget;
}

/**
 * Prints an aligned table: texts to the left, numbers to the right. A row that is short of its target
 * makes the process end with 1, so that `npm run bench` can name the benchmark.
 */
export function printTable(title: string, columns: string[], rows: string[][]): void {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const isNumber = columns.map((_, index) =>
    rows.every((row) => /^(|–|[\d.,]+( (%|ms|s|MB|kB))?)$/.test(row[index] ?? '')),
  );
  const toLine = (cells: string[]) =>
    cells
      .map((cell, index) => {
        const width = widths[index] ?? 0;
        return isNumber[index] ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  console.log(['', title, toLine(columns), rule, ...rows.map(toLine), ''].join('\n'));
  if (rows.some((row) => row.includes(shortOfTarget))) process.exitCode = 1;
}

/** A count or rate without digits after the point, thousands apart. */
export function formatWhole(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}

/** A share of a limit, as per cent. */
export function formatShare(value: number, limit: number): string {
  return `${Math.round((value / limit) * 100)} %`;
}

export function formatMilliseconds(ms: number): string {
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
}

export function formatMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
