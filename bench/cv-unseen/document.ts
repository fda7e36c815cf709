import type { Block } from './blocks.ts'
import type { Cv } from './cv.ts'
import { headingLine } from './form.ts'
import {
  contactBlocks,
  contactLines,
  educationSection,
  experienceSection,
  furtherSections,
  languagesSection,
  nameLines,
  skillsSection,
  summarySection,
} from './sections.ts'

/** The document of a CV, from its head to its foot. */
export function documentOf(cv: Cv): Block[] {
  if (cv.form.arrangement === 'two-columns') return [...nameLines(cv), columns(cv)]
  return [
    ...nameLines(cv),
    ...contactBlocks(cv),
    ...summarySection(cv),
    ...experienceSection(cv),
    ...educationSection(cv),
    ...skillsSection(cv),
    ...languagesSection(cv),
    ...furtherSections(cv),
  ]
}

const asideShade = 'EEF1F5'

function columns(cv: Cv): Block {
  const { form } = cv
  const aside = [
    headingLine(form.headings.contact, form),
    ...contactLines(cv).map((text): Block => ({ kind: 'line', runs: [{ text }] })),
    ...skillsSection(cv),
    ...languagesSection(cv),
  ]
  const main = [
    ...summarySection(cv),
    ...experienceSection(cv),
    ...educationSection(cv),
    ...furtherSections(cv),
  ]
  const shades = [asideShade, undefined]
  return {
    kind: 'table',
    isBordered: false,
    widths: form.isAsideRight ? [66, 34] : [34, 66],
    rows: [form.isAsideRight ? [main, aside] : [aside, main]],
    shades: form.isAsideRight ? shades.toReversed() : shades,
  }
}
