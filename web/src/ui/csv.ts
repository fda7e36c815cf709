/** A spreadsheet takes a text that begins with one of these for a formula. */
const startsFormula = /^[=+\-@\t\r]/

function cell(text: string): string {
  const safe = startsFormula.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

type Rows = readonly (readonly string[])[]

/** Rows as a text for the clipboard. */
export const csvText = (rows: Rows): string => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/** Rows as a file for a spreadsheet. Excel reads UTF-8 where the file begins with a byte order mark. */
export const csvFile = (rows: Rows): string => `\uFEFF${csvText(rows)}`
