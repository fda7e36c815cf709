import type { Line } from '../layout/line.ts'
import { isDates, rangeIn } from '../words/dates.ts'
import { employerScore, positionScore } from '../words/vocabulary.ts'
import { endHeading, isProse } from './entry-dates.ts'
import { withWholeDates } from './wrapped-dates.ts'

/** The lines of a section, rearranged so that each entry's dates are beside its heading and descriptions are on lines of their own. */
export const linesOfEntries = (lines: readonly Line[]): Line[] =>
  withDescriptionsApart(withDatesAtHeads(withWholeDates(lines)))

/** In rows: how far below its heading a date is that is centred in the margin beside an entry. */
const maxRowsBelowHead = 3

/** A heading with a position or employer in bold or italics. It can end with a full stop, like a sentence. */
const isEmphasised = ({ bold, italic, parts, text }: Line): boolean =>
  positionScore(text) + employerScore(text) > 0 &&
  (bold || italic || parts.some(({ segments = [] }) => segments.length > 1))

/** Moves a date in the margin to its heading where it is beside a line of description below that heading. */
function withDatesAtHeads(lines: readonly Line[]): Line[] {
  const result: Line[] = []
  for (const line of lines) {
    const margin =
      line.parts.length > 1 && (line.bullet || (isProse(line) && !isEmphasised(line)))
        ? line.parts.find(({ text }) => isDates(text))
        : undefined
    const index = result.findLastIndex((other) => !other.bullet && !isProse(other))
    const head = result[index]
    if (
      margin === undefined ||
      head === undefined ||
      result.length - index > maxRowsBelowHead ||
      rangeIn(head.text) !== undefined
    ) {
      result.push(line)
      continue
    }
    result[index] = { ...head, parts: [...head.parts, margin], text: `${head.text}  ${margin.text}` }
    const parts = line.parts.filter((part) => part !== margin)
    result.push({ ...line, parts, text: parts.map(({ text }) => text).join('  ') })
  }
  return result
}

/** "Engineer, Acme (2019 - 2021) Leads a team.": puts the sentence behind a heading's dates into a line of its own. */
function withDescriptionsApart(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const [only, ...others] = line.parts
    if (only === undefined || others.length > 0 || !line.text.includes(')')) return [line]
    const dates = rangeIn(line.text)
    if (dates === undefined || !endHeading(line, dates)) return [line]
    const cut = dates.to + 1
    const part = (text: string): Line['parts'] => [{ ...only, text, segments: [text] }]
    const [heading, description] = [line.text.slice(0, cut), line.text.slice(cut).trim()]
    return [
      { ...line, text: heading, parts: part(heading) },
      { ...line, text: description, parts: part(description), bullet: true, startsBlock: false },
    ]
  })
}
