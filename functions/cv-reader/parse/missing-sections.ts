import type { Line } from '../layout/line.ts'
import { sectionNamed } from '../words/headings.ts'
import type { SectionName } from '../words/section-name.ts'
import { degreeScore, employerScore, positionScore, schoolScore } from '../words/vocabulary.ts'
import { datesOf, isProse } from './entry-dates.ts'
import { formatOf, sameFormat, type Format } from './heading-lines.ts'
import type { Section } from './section.ts'

/** In words: a longer line is not a heading. */
const maxHeadingWords = 6
/** In lines: how far a position or a school is from its dates at most. */
const maxLinesToDates = 2

/** The sections that nearly every CV has. */
const mainSections = ['experience', 'education'] as const satisfies readonly SectionName[]
type MainSection = (typeof mainSections)[number]

/** Whether a text close to dates has a known word of such a section. */
const names: Readonly<Record<MainSection, (text: string) => boolean>> = {
  experience: (text) => positionScore(text) + employerScore(text) > 0 && degreeScore(text) === 0,
  education: (text) => degreeScore(text) > 0 || (schoolScore(text) > 0 && positionScore(text) === 0),
}

/** How many dated lines have a name of the section's kind on the line or close to it. */
function entriesLike(lines: readonly Line[], kind: MainSection): number {
  // A study can be an item of a list: "BSc in Physics, University of Leeds, 2014".
  const isDated = (line: Line): boolean =>
    !isProse(line) &&
    datesOf(kind === 'education' ? { ...line, bullet: false } : line, kind === 'education') !== undefined
  return lines.filter((line, index) => {
    if (!isDated(line)) return false
    const near = lines
      .slice(Math.max(0, index - maxLinesToDates), index + maxLinesToDates + 1)
      .filter((other) => other === line || (!other.bullet && !isProse(other) && !isDated(other)))
    return near.some(({ text }) => names[kind](text))
  }).length
}

const minItems = 4
const maxWordsOfItem = 4
/** Rows of one or two words without a sign. */
const minShortItems = 3
const itemSign = /\s*[,;|•·]\s*|\s{2,}/

/** Whether lines only list short items: skills, or languages with their levels. */
function listKindOf(lines: readonly Line[]): 'skills' | 'languages' | undefined {
  const items = lines.flatMap(({ text }) => text.split(itemSign)).filter((item) => item !== '')
  const isOther = items.some((item) => item.split(/\s+/).length > maxWordsOfItem || /\d{4}|@|[.]$/.test(item))
  if (lines.length === 0 || isOther) return undefined
  const isList = lines.every(({ bullet, text }) => bullet || text.split(itemSign).length > 1)
  const areShort = items.every((item) => item.split(/\s+/).length <= 2)
  return (isList && items.length >= minItems) || (areShort && items.length >= minShortItems)
    ? 'skills'
    : undefined
}

/** The section to which lines belong, by the names close to their dates. */
function kindOf(lines: readonly Line[]): MainSection | 'skills' | 'languages' | undefined {
  const [experience, education] = [entriesLike(lines, 'experience'), entriesLike(lines, 'education')]
  if (experience + education === 0) return listKindOf(lines)
  return education >= experience ? 'education' : 'experience'
}

const isHeadingLike = (line: Line, formats: readonly Format[]): boolean =>
  !line.bullet &&
  line.parts.length === 1 &&
  line.heading !== false &&
  line.text.split(/\s+/).length <= maxHeadingWords &&
  !/[\d@,;.|]/.test(line.text) &&
  degreeScore(line.text) + schoolScore(line.text) === 0 &&
  formats.some((format) => sameFormat(format, formatOf(line)))

/** "Tools  Excel, Canva, QGIS": a list beside its label, or beside another list. */
const isRowOfLists = ({ bullet, parts }: Line): boolean =>
  !bullet &&
  parts.length > 1 &&
  parts.some(({ text }) => {
    const items = text.split(', ')
    return (
      items.length >= minShortItems &&
      items.every((item) => item.split(/\s+/).length <= maxWordsOfItem && !/[\d@.]/.test(item))
    )
  })

/** Lists below the name and the summary are the skills of a CV without a heading of skills. */
function withListsApart(sections: readonly Section[]): readonly Section[] {
  if (sections.some(({ name }) => name === 'skills')) return sections
  const canHold = ({ name }: Section): boolean => name === 'head' || name === 'summary'
  const lists = sections.filter(canHold).flatMap(({ lines }) => lines.filter(isRowOfLists))
  if (lists.length === 0) return sections
  return [
    ...sections.map((section) =>
      canHold(section)
        ? { ...section, lines: section.lines.filter((line) => !lists.includes(line)) }
        : section,
    ),
    { name: 'skills', heading: '', lines: lists },
  ]
}

/**
 * Finds sections without a known heading: the lines below a heading-like line whose name is not in the list decide which section
 * it begins.
 */
export function withMissingSections(all: readonly Section[], formats: readonly Format[]): Section[] {
  const sections = withListsApart(all)
  const missing = new Set<SectionName>([
    ...mainSections.filter((kind) =>
      sections.every(({ name, lines }) => name !== kind || entriesLike(lines, kind) === 0),
    ),
    ...(['skills', 'languages'] as const).filter((kind) => sections.every(({ name }) => name !== kind)),
  ])
  if (formats.length === 0) return [...sections]
  return sections.flatMap((section, at) => {
    // "Sourcing" above "Tools": skills can have a section for each of their groups.
    const isBesideSkills = [sections[at - 1], sections[at + 1]].some((other) => other?.name === 'skills')
    return cutAt(section, isBesideSkills ? new Set([...missing, 'skills']) : missing, formats)
  })
}

/** Cuts a section at its unknown headings, where a missing section follows one. */
function cutAt(section: Section, missing: ReadonlySet<SectionName>, formats: readonly Format[]): Section[] {
  const { name, heading, lines } = section
  const starts = lines.flatMap((line, index) =>
    isHeadingLike(line, formats) && !names.experience(line.text) && lines[index + 1] !== undefined
      ? [index]
      : [],
  )
  const pieces = [0, ...starts].map((from, at) => lines.slice(from, starts[at] ?? lines.length))
  const [own = [], ...unknown] = pieces
  const isUnknown = name === 'other' && sectionNamed(heading) === undefined
  const kindOfOwn = isUnknown ? kindOf(own) : undefined
  const result: Section[] = [
    kindOfOwn !== undefined && missing.has(kindOfOwn)
      ? { ...section, name: kindOfOwn, lines: own }
      : { ...section, lines: own },
  ]
  for (const piece of unknown) {
    const [first, ...content] = piece
    const kind = kindOf(content)
    if (first !== undefined && kind !== undefined && missing.has(kind))
      result.push({ name: kind, heading: first.text, lines: content })
    else result.at(-1)?.lines.push(...piece)
  }
  return result
}
