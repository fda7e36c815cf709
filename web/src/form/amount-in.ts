/** "9,000", "RM 9 000" and "9000.50" are amounts; any other text stays as it is. */
export function amountIn(text: string): number | string {
  const figures = text.replace(/^[A-Z]{2,3}\s*(?=\d)/i, '').replaceAll(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, '')
  return /^\d+(?:\.\d+)?$/.test(figures) ? Number(figures) : text
}
