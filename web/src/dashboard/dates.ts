/** Formats a date; undefined if the text is not a date. */
export function dayText(text: string | null): string | undefined {
  const date = new Date(text ?? '')
  return Number.isNaN(date.getTime())
    ? undefined
    : date.toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric' })
}

/** For sorting; a text that is not a date sorts as the oldest. */
export const timeOf = (text: string | null): number => {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? 0 : time
}
