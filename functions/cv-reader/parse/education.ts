import type { Line } from '../layout/line.ts'
import { labelWords } from '../words/lists/label-words.ts'
import { isPlace, isPlaceName } from '../words/places.ts'
import { degreeScore, schoolScore } from '../words/vocabulary.ts'
import { degreeAndField, fieldAmong, gradeOnly, honoursIn, tidyStudy } from './degree-and-field.ts'
import { entriesOf } from './entries.ts'
import type { Entry, Piece } from './entry-heads.ts'
import { withoutForm } from './form.ts'
import type { ParsedEducation } from '../reading.ts'
import { labelOf, valuesIn } from './labelled.ts'
import { cut, isDegreeText, startsAsDegree, withoutPlaceBehind } from './study-and-school.ts'
import { withoutTableHeads } from './table-head.ts'

export function educationIn(sections: readonly (readonly Line[])[]): ParsedEducation[] {
  return sections
    .flatMap((lines) =>
      entriesOf(withoutTableHeads(withoutForm(lines)), { single: true, descriptions: 'short' }),
    )
    .map(educationOf)
    .filter(({ degree, institution }) => degree !== '' || institution !== '')
}

const labels = {
  institution: labelOf(labelWords.institution),
  degree: labelOf(labelWords.degree),
  field: labelOf(labelWords.field),
  period: labelOf(labelWords.period),
} as const

function educationOf(entry: Entry): ParsedEducation {
  const values = valuesIn(unwrapped(entry.head), labels)
  const valueOf = (label: keyof typeof labels): string =>
    values.find(({ name }) => name === label)?.text ?? ''
  const found = readStudy({ ...entry, head: values })
  const [institution, degree, field] = [valueOf('institution'), valueOf('degree'), valueOf('field')]
  // With a label, a school counts without a known word in its name.
  if (degree === '' || institution === '') return { ...found, field_of_study: field || found.field_of_study }
  const own = degreeAndField(degree)
  return {
    ...found,
    institution: withoutPlaceBehind(institution),
    degree: own.degree,
    field_of_study: field || own.field,
  }
}

const lastWordOfSchool = /^(?:university|college|institute|school|polytechnic|academy)\b,?$/i

const firstWordsOfSchool =
  /(?:^|,\s*)(?:university(?: of)?|universiti(?: malaysia)?|institut|institute of|politeknik|kolej)$/i

/** Joins the name of a school that wraps: "…, Duy Tan" above "University", "…, Universiti Malaysia" above "Sabah". */
const unwrapped = (head: readonly Piece[]): Piece[] => {
  const at = head.findIndex(
    ({ text }, index) =>
      (lastWordOfSchool.test(text) && schoolScore(head[index - 1]?.text ?? '') === 0) ||
      firstWordsOfSchool.test(head[index - 1]?.text ?? '') ||
      (/^in \p{Lu}/u.test(text) && isDegreeText(head[index - 1]?.text ?? '')),
  )
  const [before, last] = [head[at - 1], head[at]]
  if (before === undefined || last === undefined) return [...head]
  return head.toSpliced(at - 1, 2, { ...before, text: `${before.text} ${last.text}` })
}

function readStudy(entry: Entry): ParsedEducation {
  const texts = entry.head
    .flatMap(({ text }) =>
      text.split(/\s+[|•·]\s+|\s+[–—]\s+|\s+-\s+|\s+\/{1,2}\s+|\s{2,}|(?<=\p{L}{4})\.\s+(?=\p{Lu}[^:]*$)/u),
    )
    .map(tidyStudy)
    .filter((text) => text !== '' && !gradeOnly.test(text) && !isOnlyPlace(text))
  const whole = texts.flatMap((text) => cut(text))
  const isSchool = (text: string): boolean => schoolScore(text) > 0 && degreeScore(text) === 0
  const isDegree = isDegreeText
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
  // A school has its town in its name, and a college its subject: "SMK Kanowit, Kanowit".
  const isTown = (text: string): boolean =>
    institution.startsWith('SM') ? institution.includes(text) : institution.endsWith(text)
  const rest = whole.filter((text) => !isTown(text) && text !== degreeText && schoolScore(text) === 0)
  const honours = honoursIn(entry.head.map(({ text }) => text).join(' '))
  return {
    institution: withoutPlaceBehind(institution),
    degree: honours === '' || degree === '' ? degree : `${degree} ${honours}`,
    field_of_study: field === '' && isDegree(degreeText) ? fieldAmong(rest) : field,
    start_date: entry.dates?.single === true ? '' : (entry.dates?.start ?? ''),
    end_date: entry.dates?.end ?? '',
  }
}

/** "Institute of Technology, India" has the form of a place. */
const isOnlyPlace = (text: string): boolean => isPlaceName(text) || (isPlace(text) && schoolScore(text) === 0)
