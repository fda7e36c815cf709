import { remembered } from '../words/remembered.ts'

const behindLabel = remembered(
  (labels) => new RegExp(`^\\s*(?:${labels})\\s*(?:[:：]|\\s{2,})\\s*(.+)$`, 'i'),
)

/** Returns the value behind a label: "Address: …". */
export const labelled = (text: string, labels: string): string | undefined =>
  behindLabel(labels)
    .exec(text)?.[1]
    ?.replace(/^[:：]\s*/, '')
    .trim()

/** Recognises a label, which can be numbered, before its value or in a cell of its own. */
export const labelOf = (labels: string): RegExp =>
  new RegExp(`^(?:\\d+[.)]\\s*)?(?:${labels})\\s*(?:[:：]\\s*|$)`, 'i')
