export const cursorOf = (entry: string): string => Buffer.from(entry).toString('base64url')

/** The row to continue after. An invalid cursor reads the first page. */
export function entryIn(cursor = ''): string | undefined {
  const text = Buffer.from(cursor, 'base64url').toString()
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z#[0-9a-f]{1,64}$/.test(text) ? text : undefined
}

/** Sorts after each entry before this one, and before it: the bounds of BETWEEN are inclusive. */
export const justBefore = (entry: string): string =>
  `${entry.slice(0, -1)}${String.fromCharCode(entry.charCodeAt(entry.length - 1) - 1)}~`
