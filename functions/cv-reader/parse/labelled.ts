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

/** The pieces of a heading without their labels, each with the name of its label, which can be in a cell of its own. */
export function valuesIn<Name extends string, Piece extends { text: string }>(
  pieces: readonly Piece[],
  labels: Readonly<Record<Name, RegExp>>,
): (Piece & { name: Name | undefined })[] {
  let open: Name | undefined
  return pieces.flatMap((piece) => {
    const label = (Object.keys(labels) as Name[]).find((name) => labels[name].test(piece.text))
    const text = label === undefined ? piece.text : piece.text.replace(labels[label], '')
    const name = label ?? open
    open = text === '' ? label : undefined
    return text === ''
      ? []
      : [{ ...piece, name, text: name === undefined ? text : text.replace(/^[:：]\s*/, '') }]
  })
}
