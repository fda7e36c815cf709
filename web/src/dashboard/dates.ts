/** For sorting; a text that is not a date sorts as the oldest. */
export const timeOf = (text: string | null): number => {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? 0 : time
}
