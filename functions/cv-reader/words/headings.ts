import { remembered } from './remembered.ts'
import { sectionMeanings, sectionWordings } from './lists/section-wordings.ts'
import type { SectionName } from './section-name.ts'

/** The sections of a CV, and which of them a heading names. */

const wordings = (Object.keys(sectionWordings) as SectionName[]).flatMap((section) =>
  sectionWordings[section]
    .split('|')
    .map((name): [string, SectionName] => [name.trim().replace(/\s+/g, ' '), section]),
)
const known = new Map(wordings)

/** A text without spaces and ligatures, to recognise headings whose font lost ligatures or that have spaces within words: "Certi cations". */
const squeezed = (text: string): string => text.replaceAll(' ', '').replace(/ffi|ffl|fi|fl|ff|ti|tt/g, '')

/** Shorter squeezed texts are ambiguous. */
const minSqueezedLetters = 6
const knownSqueezed = new Map(
  wordings
    .map(([name, section]): [string, SectionName] => [squeezed(name), section])
    .filter(([name]) => name.length >= minSqueezedLetters),
)

/** "2. Academic Appointments", "IV) Skills": the number of a heading. */
const enumerator = /^\s*(?:\d{1,2}|[IVX]{1,4}|[A-H])[.)]\s+/

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[&/+,]/g, ' and ')
    .replace(/[^\p{L}\p{M} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const maxHeadingCharacters = 48

const maxHeadingWords = 5

const meanings = sectionMeanings.map(({ section, where, words }) => ({
  section,
  where,
  words: new Set(words.split('|').map((word) => word.trim())),
}))

/** A text with one of them names an employer and not a section. */
const legalForms = new Set(
  'sdn|bhd|berhad|ltd|limited|inc|incorporated|llc|llp|plt|plc|pte|pvt|pty|corp|corporation|gmbh|company|enterprise|enterprises|holdings|group|agency|pt|tbk|cv'.split(
    '|',
  ),
)

/** Guesses the section of a heading whose wording is not in the list. Only for lines that are formatted like headings. */
export function sectionLike(numbered: string): SectionName | undefined {
  const text = numbered.replace(enumerator, '')
  const named = sectionNamed(text)
  if (named !== undefined || text.length > maxHeadingCharacters || /[.,;!?@\d()]/.test(text)) return named
  const words = plain(text).split(' ')
  if (words.length > maxHeadingWords || words.some((word) => legalForms.has(word))) return undefined
  const last = words.at(-1) ?? ''
  return meanings.find(({ where, words: some }) =>
    where === 'last' ? some.has(last) : words.some((word) => some.has(word)),
  )?.section
}

/** The section of a text that is, as a whole, a heading from the list. */
export const sectionNamed = remembered((numbered): SectionName | undefined => {
  const text = numbered.replace(enumerator, '')
  if (text.length > maxHeadingCharacters || /[.;!?@\d]/.test(text.replace(/[.:]\s*$/, ''))) return undefined
  const words = plain(text)
  const whole = known.get(words)
  if (whole !== undefined) return whole
  // With a space inside a word, or without ligatures that the font lost.
  const repaired = knownSqueezed.get(squeezed(words))
  if (repaired !== undefined) return repaired
  // "Skills and Interests": the first name decides, except that a summary or training yields to a section with entries. Languages are
  // found among skills.
  const sections = words.split(/(?: and| dan)+ /).map((name) => known.get(name))
  const [one] = sections
  if (sections.length < 2 || one === undefined || sections.includes(undefined)) return undefined
  if (one === 'languages' && sections.includes('skills')) return 'skills'
  const yields = one === 'summary' || one === 'other'
  return (yields && sections.find((name) => name === 'experience' || name === 'education')) || one
})
