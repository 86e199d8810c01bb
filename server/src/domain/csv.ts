/** What a spreadsheet would take for a formula if a cell began with it; a tab or line end before it is skipped. */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/;

/**
 * Rows of cells as a CSV file (RFC 4180), every cell in quotes, by `;` as German spreadsheets expect it. What could be
 * taken for a formula begins with an apostrophe, because names are chosen by strangers.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(writeCell).join(';')}\r\n`).join('');
}

function writeCell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
