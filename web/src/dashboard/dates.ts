/** A day as the product writes it everywhere; nothing where the text is no date. */
export function dayText(text: string | null): string | undefined {
  const date = new Date(text ?? '')
  return Number.isNaN(date.getTime())
    ? undefined
    : date.toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric' })
}

/** For comparing; what is no date counts as the oldest. */
export const timeOf = (text: string | null): number => {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? 0 : time
}
