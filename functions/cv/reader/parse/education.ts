import type { Line } from '../layout/line.ts'
import { labelWords } from '../words/lists/label-words.ts'
import { isPlace, isPlaceName } from '../words/places.ts'
import { degreeScore, positionScore, schoolScore } from '../words/vocabulary.ts'
import { entriesOf, type Entry, type Piece } from './entries.ts'
import type { ParsedEducation } from './fields.ts'
import { labelOf } from './labelled.ts'
import { withoutTableHeads } from './table-head.ts'

const grade =
  /\b(?:c?gpa|pngk|grade|gred|result|keputusan|marks?|score|first class|second class|upper|lower|distinction|honou?rs|kepujian|merit|\d[ab]\b|\d\.\d{1,2}\s*(?:\/\s*\d(?:\.\d+)?)?)/i
const gradeOnly =
  /^[\s(]*(?:(?:c?gpa|pngk|grade|gred|result|keputusan)\b.*|\d\.\d{1,2}\s*(?:\/\s*\d(?:\.\d+)?)?(?:\s*c?gpa)?|(?:first|second|third) class.*|\d+\s?[ab]'?s?.*|with distinction|dean's list.*)[\s)]*$/i

const tidy = (text: string): string =>
  text
    .replace(/\(\s*(?:hons?|honou?rs|kepujian)\.?\s*\)/gi, ' ')
    .replace(/[,(|–—-]?\s*\b(?:c?gpa|pngk)\b\s*[:：]?\s*\d\.\d+(?:\s*\/\s*\d(?:\.\d+)?)?\)?/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,|•·:;/–—-]+|[\s,|•·:;(/–—-]+$/g, '')
    .trim()

/** Splits degree and field of study: "Bachelor of Science in Physics", "BS, Physics", "Diploma in Nursing". */
export function degreeAndField(text: string): { degree: string; field: string } {
  const bare = tidy(text)
  const within = /^(.+?)\s+(?:in|dalam(?:\s+bidang)?|majoring in|major in|major:)\s+(.+)$/i.exec(bare)
  if (within !== null)
    return {
      degree: tidy(within[1] ?? ''),
      field: tidy((within[2] ?? '').replace(/\s+(?:with|dengan)\s+(?:honou?rs|distinction).*$/i, '')),
    }
  const bracket = /^(.+?)\s*\(([^)]+)\)$/.exec(bare)
  if (bracket !== null && !grade.test(bracket[2] ?? ''))
    return { degree: tidy(bracket[1] ?? ''), field: tidy(bracket[2] ?? '') }
  const [degree = '', ...rest] = bare.split(/\s*,\s+|\s+[–—-]\s+|\s*:\s+/)
  const field = rest.filter((piece) => !gradeOnly.test(piece) && !isPlace(piece)).join(', ')
  if (field !== '' && degreeScore(degree) > 0) return { degree, field }
  const malay =
    /^(diploma|ijazah sarjana muda|sarjana muda|sarjana)\s+(?!of\b|in\b|dalam\b|muda\b)(\p{Lu}.+)$/iu.exec(
      bare,
    )
  if (malay !== null) return { degree: malay[1] ?? '', field: malay[2] ?? '' }
  const short =
    /^(B\.?\s?Sc\.?|M\.?\s?Sc\.?|B\.?\s?Eng\.?|M\.?\s?Eng\.?|B\.?\s?A\.?|M\.?\s?A\.?|B\.?\s?S\.?|M\.?\s?S\.?|Ph\.?\s?D\.?|MBA|BBA)\s+(\p{Lu}.+)$/u.exec(
      bare,
    )
  return short === null ? { degree: bare, field: '' } : { degree: short[1] ?? '', field: short[2] ?? '' }
}

export function educationIn(sections: readonly (readonly Line[])[]): ParsedEducation[] {
  return sections
    .flatMap((lines) => entriesOf(withoutTableHeads(lines), { single: true, terse: true }))
    .map(educationOf)
    .filter(({ degree, institution }) => degree !== '' || institution !== '')
}

const labels = [labelWords.institution, labelWords.degree, labelWords.period].map(labelOf)

/** Leaves out labels: "Institution: X", also when label and value stand in two cells. */
const withoutLabels = (head: readonly Piece[]): Piece[] =>
  head.flatMap((piece) => {
    const label = labels.find((pattern) => pattern.test(piece.text))
    const isAlone =
      label !== undefined && piece.text.replace(label, '') === '' && !restOfSchool.test(piece.text)
    const hasColon = /[:：]/.test(piece.text)
    if (label === undefined || !(isAlone || hasColon)) return [piece]
    return isAlone ? [] : [{ ...piece, text: piece.text.replace(label, '') }]
  })

function educationOf(entry: Entry): ParsedEducation {
  const texts = unwrapped(withoutLabels(entry.head))
    .flatMap(({ text }) => text.split(/\s+[|•·]\s+|\s+[–—]\s+|\s+-\s+|\s{2,}/))
    .map(tidy)
    .filter((text) => text !== '' && !gradeOnly.test(text) && !isOnlyPlace(text))
  const whole = texts.flatMap((text) => cut(text))
  const isSchool = (text: string): boolean => schoolScore(text) > 0 && degreeScore(text) === 0
  const isDegree = (text: string): boolean => degreeScore(text) > 0
  const institution =
    whole.find(isSchool) ??
    whole.find((text) => schoolScore(text) > 0 && !startsAsDegree(text)) ??
    whole.find((text) => !isDegree(text)) ??
    ''
  const degreeText =
    whole.find((text) => text !== institution && isDegree(text)) ??
    whole.find((text) => text !== institution) ??
    ''
  const { degree, field } = degreeAndField(degreeText)
  const rest = whole.filter((text) => text !== institution && text !== degreeText && schoolScore(text) === 0)
  const [school = '', ...behind] = withoutPlaceBehind(institution).split(/\s*,\s+/)
  // "University of X, Computer Science" beside a degree that does not name its subject.
  const isSubject =
    field === '' &&
    isDegree(degreeText) &&
    behind.length > 0 &&
    behind.every((text) => schoolScore(text) === 0)
  return {
    institution: isSubject ? school : [school, ...behind].join(', '),
    degree,
    field_of_study: isSubject
      ? behind.join(', ')
      : field === '' && isDegree(degreeText)
        ? fieldAmong(rest)
        : field,
    start_date: entry.dates?.single === true ? '' : (entry.dates?.start ?? ''),
    end_date: entry.dates?.end ?? '',
  }
}

/** "Institute of Technology, India" has the form of a place. */
const isOnlyPlace = (text: string): boolean => isPlaceName(text) || (isPlace(text) && schoolScore(text) === 0)

/** The rest of a school's name that wraps: "…, Duy Tan" above "University". */
const restOfSchool = /^(?:university|college|institute|school|polytechnic|academy)\b,?$/i

/** In words: a subject that wraps in a narrow column. */
const mostWrappedWords = 4

/** Whether two rows below a degree, in the same formatting, are one subject: "Human Resource" above "Management". */
const isWrappedSubject = (before: Piece, piece: Piece): boolean =>
  before.left === piece.left &&
  before.bold === piece.bold &&
  before.italic === piece.italic &&
  [before, piece].every(
    ({ text }) => isSubjectLike(text) && schoolScore(text) === 0 && !grade.test(text) && !isPlace(text),
  ) &&
  `${before.text} ${piece.text}`.split(/\s+/).length <= mostWrappedWords

/** Joins a degree that wraps into the next line, in the same formatting. */
function unwrapped(head: readonly Piece[]): Piece[] {
  const pieces: Piece[] = []
  for (const piece of head) {
    const before = pieces.at(-1)
    const isBelowDegree = degreeScore(pieces.at(-2)?.text ?? '') > 0
    const goesOn =
      before !== undefined &&
      before.row + 1 === piece.row &&
      ((before.bold &&
        piece.bold &&
        degreeScore(before.text) > 0 &&
        degreeScore(piece.text) + schoolScore(piece.text) === 0) ||
        (isBelowDegree && isWrappedSubject(before, piece)) ||
        (restOfSchool.test(piece.text) && schoolScore(before.text) === 0 && before.text.includes(',')))
    if (goesOn) pieces[pieces.length - 1] = { ...piece, text: `${before.text} ${piece.text}` }
    else pieces.push(piece)
  }
  return pieces
}

const startsAsDegree = (text: string): boolean => degreeScore(text.split(/\s+/).slice(0, 2).join(' ')) > 0

/** Cuts "University of X, BS in Y" between school and degree; other commas do not cut. */
function cut(text: string): string[] {
  const parts = text.split(/\s*,\s+/)
  if (parts.length === 1) return [text]
  const boundary = parts.findIndex(
    (part, index) =>
      index > 0 &&
      degreeScore(part) > 0 !== degreeScore(parts[0] ?? '') > 0 &&
      (degreeScore(part) > 0 || schoolScore(part) > 0),
  )
  if (boundary < 0) return [text]
  return [parts.slice(0, boundary).join(', '), parts.slice(boundary).join(', ')]
}

const fieldAmong = (texts: readonly string[]): string => {
  const labelled = texts
    .map(
      (text) =>
        /^(?:major|field of study|course|bidang|jurusan|pengkhususan|specialization|specialisation)\s*[:：]\s*(.+)$/i.exec(
          text,
        )?.[1],
    )
    .find((text) => text !== undefined)
  if (labelled !== undefined) return labelled
  // "University of Washington", "Bachelor of Science", "Computer Science": what is left before any description is the subject.
  const end = texts.findIndex((text) => !isSubjectLike(text))
  const [only, ...more] = end < 0 ? texts : texts.slice(0, end)
  return only !== undefined && more.length === 0 && isSubjectLike(only) ? only : ''
}

const mostSubjectWords = 5

const isSubjectLike = (text: string): boolean =>
  text.split(/\s+/).length <= mostSubjectWords &&
  /^\p{Lu}/u.test(text) &&
  !/[\d:@.]/.test(text) &&
  degreeScore(text) + positionScore(text) === 0

function withoutPlaceBehind(text: string): string {
  const parts = text.split(/\s*,\s+/)
  while (parts.length > 1) {
    const last = parts.at(-1) ?? ''
    const isPlaced = isPlaceName(last) || isPlace(parts.slice(-2).join(', ')) || /^[A-Z]{2}$/.test(last)
    if (!isPlaced) break
    parts.pop()
  }
  return parts.join(', ')
}
