/** A spreadsheet takes a text that begins with one of these for a formula. */
const startsFormula = /^[=+\-@\t\r]/

function cell(text: string): string {
  const safe = startsFormula.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as a file for a spreadsheet. Excel reads UTF-8 where the file begins with a byte order mark. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
