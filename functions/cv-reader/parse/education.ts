import type { Line } from '../layout/line.ts'
import { labelWords } from '../words/lists/label-words.ts'
import { isPlace, isPlaceName } from '../words/places.ts'
import { degreeScore, schoolScore } from '../words/vocabulary.ts'
import { degreeAndField, fieldAmong, grade, gradeOnly, isSubjectLike, tidyStudy } from './degree-and-field.ts'
import { entriesOf } from './entries.ts'
import type { Entry, Piece } from './entry-heads.ts'
import type { ParsedEducation } from '../reading.ts'
import { labelOf } from './labelled.ts'
import { withoutTableHeads } from './table-head.ts'

export function educationIn(sections: readonly (readonly Line[])[]): ParsedEducation[] {
  return sections
    .flatMap((lines) =>
      entriesOf(withoutTableHeads(asHeadings(lines)), { single: true, descriptions: 'short' }),
    )
    .map(educationOf)
    .filter(({ degree, institution }) => degree !== '' || institution !== '')
}

/** A list of which each item is a course of study: its items are headings of entries. */
const asHeadings = (lines: readonly Line[]): readonly Line[] =>
  lines.length > 0 && lines.every(({ bullet, text }) => bullet && degreeScore(text) + schoolScore(text) > 0)
    ? lines.map((line) => ({ ...line, bullet: false }))
    : lines

const namedBy = {
  institution: labelOf(labelWords.institution),
  degree: labelOf(labelWords.degree),
  field: labelOf(labelWords.field),
} as const

type Named = Partial<Record<keyof typeof namedBy, string>>

/** "University: X": the values that labels name, each in its own row. */
function namedIn(head: readonly Piece[]): Named {
  const named: Named = {}
  for (const { text } of head) {
    const name = (Object.keys(namedBy) as (keyof typeof namedBy)[]).find((some) => namedBy[some].test(text))
    const value = name === undefined ? '' : text.replace(namedBy[name], '').trim()
    if (name !== undefined && value !== '' && /^[^:：]+[:：]/.test(text)) named[name] ??= value
  }
  return named
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
  const { institution = '', degree, field = '' } = namedIn(entry.head)
  const found = readStudy(entry)
  // A school that no word of the list tells is named by its label.
  if (degree === undefined || institution === '') return found
  const own = degreeAndField(degree)
  return { ...found, institution, degree: own.degree, field_of_study: field || own.field }
}

function readStudy(entry: Entry): ParsedEducation {
  const texts = unwrapped(withoutLabels(entry.head))
    .flatMap(({ text }) => text.split(/\s+[|•·]\s+|\s+[–—]\s+|\s+-\s+|\s{2,}/))
    .map(tidyStudy)
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
  const [study, unknownSchool] = institution === '' ? schoolBehind(degreeText) : [degreeText, '']
  const { degree, field } = degreeAndField(study)
  const rest = whole.filter((text) => text !== institution && text !== degreeText && schoolScore(text) === 0)
  const [school = '', ...behind] = withoutPlaceBehind(institution || unknownSchool).split(/\s*,\s+/)
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

/** "Bachelor of Engineering, Civil Engineering, VIT Vellore": behind a degree and its subject stands the school, whatever its name. */
function schoolBehind(text: string): [string, string] {
  const parts = text.split(/\s*,\s+/)
  const last = parts.at(-1) ?? ''
  const study = parts.slice(0, -1).join(', ')
  const isWhole = parts.length > 2 || /\)$| (?:in|dalam) /i.test(study)
  return isWhole && isDegreeText(study) && isSubjectLike(last) ? [study, last] : [text, '']
}

const isDegreeText = (text: string): boolean => degreeScore(text) > 0

/** "Institute of Technology, India" has the form of a place. */
const isOnlyPlace = (text: string): boolean => isPlaceName(text) || (isPlace(text) && schoolScore(text) === 0)

/** The rest of a school's name that wraps: "…, Duy Tan" above "University". */
const restOfSchool = /^(?:university|college|institute|school|polytechnic|academy)\b,?$/i

/** The beginning of a school's name that wraps: "…, Universiti" above "Utara Malaysia", "Universiti Malaysia" above "Sabah". */
const beginsSchool =
  /(?:^|,\s*)(?:university(?: of)?|universiti(?: malaysia)?|institut|institute of|politeknik|kolej)$/i

/** In words: a subject that wraps in a narrow column. */
const maxWrappedWords = 4

const haveSameLook = (before: Piece, piece: Piece): boolean =>
  before.left === piece.left && before.bold === piece.bold && before.italic === piece.italic

/** Whether two rows below a degree, in the same formatting, are one subject: "Human Resource" above "Management". */
const isWrappedSubject = (before: Piece, piece: Piece): boolean =>
  haveSameLook(before, piece) &&
  [before, piece].every(
    ({ text }) => isSubjectLike(text) && schoolScore(text) === 0 && !grade.test(text) && !isPlace(text),
  ) &&
  `${before.text} ${piece.text}`.split(/\s+/).length <= maxWrappedWords

/** Whether a row below a school is the rest of its name, because the subject stands above: "Politeknik Sultan" above "Ahmad Shah". */
const isWrappedSchool = (above: readonly Piece[], piece: Piece): boolean => {
  const [degree, subject, school] = above.slice(-3)
  return (
    degree !== undefined &&
    subject !== undefined &&
    school !== undefined &&
    degreeScore(degree.text) > 0 &&
    isSubjectLike(subject.text) &&
    schoolScore(subject.text) === 0 &&
    schoolScore(school.text) > 0 &&
    haveSameLook(school, piece) &&
    isSubjectLike(piece.text) &&
    !isPlace(piece.text)
  )
}

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
        isWrappedSchool(pieces, piece) ||
        (beginsSchool.test(before.text) && haveSameLook(before, piece)) ||
        (restOfSchool.test(piece.text) && schoolScore(before.text) === 0 && before.text.includes(',')))
    if (goesOn) pieces[pieces.length - 1] = { ...piece, text: `${before.text} ${piece.text}` }
    else pieces.push(piece)
  }
  return pieces
}

const startsAsDegree = (text: string): boolean => degreeScore(text.split(/\s+/).slice(0, 2).join(' ')) > 0

/** Cuts "University of X, BS in Y" between school and degree; other commas do not cut. */
function cut(text: string): string[] {
  const [, study = '', place = ''] =
    /^(.+?)\s+(?:from|at|di|dari)\s+(?:the )?(\p{Lu}.+?)(?:\s+(?:in|on|pada))?$/u.exec(text) ?? []
  const isSchool = schoolScore(place) > 0 || / from /.test(text)
  if (degreeScore(study) > 0 && schoolScore(study) === 0 && isSchool) return [study, place]
  const parts = text.split(/\s*,\s+/)
  if (parts.length === 1) return [text]
  const boundary = parts.findIndex(
    (part, index) =>
      index > 0 &&
      degreeScore(part) > 0 !== degreeScore(parts[0] ?? '') > 0 &&
      (degreeScore(part) > 0 || schoolScore(part) > 0),
  )
  const school = parts.findIndex((part) => schoolScore(part) > 0)
  // "S.Kom in Informatics, Universitas Airlangga": a degree that the list does not have.
  if (boundary < 0 && school > 0 && degreeScore(text) === 0)
    return [parts.slice(0, school).join(', '), parts.slice(school).join(', ')]
  if (boundary < 0) return [text]
  return [parts.slice(0, boundary).join(', '), parts.slice(boundary).join(', ')]
}

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
