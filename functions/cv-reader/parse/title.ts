import type { Line } from '../layout/line.ts'
import { mentionsPlace, withoutPlacesAtEnd } from '../words/places.ts'
import { positionScore } from '../words/vocabulary.ts'
import { emailPattern, separators, webPattern } from './contact-details.ts'

const maxTitleWords = 10
/** The title is within this many lines under the name. */
const maxLinesUnderName = 6
/** In points: smaller differences are due to rounding. */
const larger = 0.4

/** "Marketing specialist with 9 years of campaigns": the first row of a summary. */
const clause = /\s(?:with|who|dengan|yang)\s.*\s/i

/** Finds the job title on or under the name's line; a place, a phone number or a URL is not a title. */
export function titleIn(head: readonly Line[], nameLines: readonly Line[], name: string): string {
  const after = head.slice(Math.max(0, head.indexOf(nameLines.at(-1) ?? ({} as Line)) + 1))
  const sameLine =
    nameLines
      .at(-1)
      ?.parts.map(({ text }) => (text.startsWith(name) ? text.slice(name.length) : text))
      .map((text) => text.replace(/^[\s,|–—-]+/, ''))
      .filter((text) => text !== '') ?? []
  const near = [
    ...after.slice(0, maxLinesUnderName),
    ...head.slice(0, Math.max(0, head.length - after.length - nameLines.length)),
  ]
  const candidates = [...sameLine, ...unwrapped(near).flatMap((line) => (line.bullet ? [] : [line.text]))]
  const title =
    candidates.find((text) => text.split(separators).every(isTitle)) ??
    candidates.flatMap((text) => text.split(separators)).find(isTitle)
  if (title !== undefined) return tidyTitle(title)
  // A title outside the vocabulary: alone on the line under the name, in a larger font than the next line.
  const [first, second] = after
  if (first === undefined || first.parts.length > 1 || !canBeTitle(first.text) || mentionsPlace(first.text))
    return ''
  const isLarger = second !== undefined && first.size > second.size + larger
  return isLarger && !/\d|[,|]/.test(first.text) ? tidyTitle(first.text) : ''
}

const canBeTitle = (text: string): boolean =>
  text.split(/\s+/).length <= maxTitleWords &&
  !/^(?:curriculum vitae|r[ée]sum[ée]|cv)$/i.test(text) &&
  !emailPattern.test(text) &&
  !webPattern.test(text) &&
  !/[.!?]$/.test(text) &&
  !clause.test(text)

const isTitle = (text: string): boolean => canBeTitle(text) && positionScore(text) > 0

/** Joins a list of titles that wraps: "Business Partner |" above "Talent Specialist". */
function unwrapped(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const before = whole.at(-1)
    if (before?.endsInBar === true)
      whole[whole.length - 1] = { ...line, text: `${before.text} | ${line.text}` }
    else whole.push(line)
  }
  return whole
}

const tidyTitle = (text: string): string => {
  const bare = withoutPlacesAtEnd(
    text
      .replace(/\s{2,}/g, ' ')
      .replace(/^[|•·,\s-]+|[|•·,\s-]+$/g, '')
      .trim(),
  )
  if (/\p{Ll}/u.test(bare)) return bare
  return bare
    .toLowerCase()
    .replace(/(^|[\s/(-])(\p{L})/gu, (_, sign: string, letter: string) => sign + letter.toUpperCase())
}
