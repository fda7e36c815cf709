import type { Line } from '../extract/layout.ts'
import { isPlace } from '../words/places.ts'
import { contactIn } from './contact.ts'
import { educationIn } from './education.ts'
import { experienceIn } from './experience.ts'
import type { ParsedCv } from './fields.ts'
import { languagesIn } from './languages.ts'
import { proseOf } from './prose.ts'
import { emailIn, phoneIn } from './reach.ts'
import { sectionsOf, type Section } from './sections.ts'
import { skillsIn } from './skills.ts'

/** Some fifty pages of them. */
const mostLines = 3000

/** What a CV says, from its lines. No field is invented: what is not written stays empty. */
export function parseCv(all: readonly Line[]): ParsedCv {
  const lines = all.slice(0, mostLines)
  const sections = sectionsOf(lines)
  const under = (name: Section['name']): Line[][] =>
    sections.filter((section) => section.name === name).map((section) => section.lines)
  const head = under('head').flat()
  const contact = contactIn(head, under('contact').flat(), lines)
  const skills = skillsIn(
    under('skills')
      .flat()
      .filter((line) => !spoken.test(line.text)),
  )
  const languages = languagesIn([
    ...under('languages').flat(),
    ...under('skills')
      .flat()
      .filter((line) => spoken.test(line.text)),
  ])
  return {
    ...contact,
    summary: summaryOf(under('summary').flat()) || summaryInHead(head, contact.name),
    skills,
    experience: experienceIn(under('experience')),
    education: educationIn(under('education')),
    languages,
  }
}

/** "Languages: English (fluent), Malay" among skills is about people; "Languages: C++, Java" is not. */
const spoken =
  /^(?:languages?|bahasa)\s*[:：]?\s+.*\b(?:english|malay|mandarin|bahasa|tamil|melayu|inggeris|french|german|spanish|arabic|cantonese|japanese|hindi)\b/i

const isContactRow = (text: string): boolean => emailIn(text) !== '' || phoneIn(text) !== '' || isPlace(text)

const summaryOf = (lines: readonly Line[]): string => proseOf(lines.filter(({ text }) => !isContactRow(text)))

const fewestSummaryWords = 12

/** A paragraph under the name and above the first heading. */
const summaryInHead = (head: readonly Line[], name: string): string => {
  const prose = head.filter(({ text }) => text !== name && !isContactRow(text))
  const start = prose.findIndex(({ text }) => text.split(/\s+/).length >= fewestSummaryWords)
  return start < 0 ? '' : proseOf(prose.slice(start))
}
