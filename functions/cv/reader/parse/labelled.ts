/** Returns the value behind a label: "Address: …". */
export const labelled = (text: string, labels: string): string | undefined =>
  new RegExp(`^\\s*(?:${labels})\\s*(?:[:：]|\\s{2,})\\s*(.+)$`, 'i')
    .exec(text)?.[1]
    ?.replace(/^[:：]\s*/, '')
    .trim()
