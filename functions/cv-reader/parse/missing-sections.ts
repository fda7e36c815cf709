import type { Line } from '../layout/line.ts'
import type { SectionName } from '../words/section-name.ts'
import { formatOf, isUnknownHeading, sameFormat, type Format } from './heading-lines.ts'
import { areShort, itemsOf } from './list-items.ts'
import { hasUnknownHeading, type Section } from './section.ts'
import { kindAt, type Kind } from './without-headings.ts'

const entriesLike = (lines: readonly Line[], kind: Kind): number =>
  lines.filter((_, index) => kindAt(lines, index) === kind).length

/** Fewer short items can be a name and a place. */
const minItems = 3

/** Whether lines only list short items, several in a line or of two words at most: skills, or languages with their levels. */
const areSkills = (lines: readonly Line[]): boolean => {
  const items = lines.flatMap(itemsOf)
  const areLists = lines.every((line) => line.bullet || itemsOf(line).length > 1)
  const areNames = items.every((item) => item.split(/\s+/).length <= 2)
  const canBeSkills = (areLists || areNames) && areShort(items)
  return items.length >= minItems && canBeSkills && !items.some((item) => /\d{4}|@|[.]$/.test(item))
}

/** The section to which lines belong, by the names close to their dates. */
function kindOf(lines: readonly Line[]): Kind | 'skills' | undefined {
  const [experience, education] = [entriesLike(lines, 'experience'), entriesLike(lines, 'education')]
  if (experience + education === 0) return areSkills(lines) ? 'skills' : undefined
  return education >= experience ? 'education' : 'experience'
}

/** "Tools  Excel, Canva, QGIS": a list beside its label, or beside another list. */
const isRowOfLists = ({ bullet, parts }: Line): boolean =>
  !bullet &&
  parts.length > 1 &&
  parts.some(({ text }) => {
    const items = text.split(', ')
    return items.length >= minItems && areShort(items) && !/[\d@.]/.test(text)
  })

/** Lists below the name and the summary are the skills of a CV without a heading of skills. */
function withListsApart(sections: readonly Section[]): readonly Section[] {
  const isList = (section: Section, line: Line): boolean =>
    (section.name === 'head' || section.name === 'summary') && isRowOfLists(line)
  const lists = sections.flatMap((section) => section.lines.filter((line) => isList(section, line)))
  if (lists.length === 0 || sections.some(({ name }) => name === 'skills')) return sections
  return [
    ...sections.map((section) => ({
      ...section,
      lines: section.lines.filter((line) => !isList(section, line)),
    })),
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
    ...(['experience', 'education'] as const).filter((kind) =>
      sections.every(({ name, lines }) => name !== kind || entriesLike(lines, kind) === 0),
    ),
    ...(sections.some(({ name }) => name === 'skills') ? [] : (['skills'] as const)),
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
  const { heading, lines } = section
  const missingOf = (heading: string, content: Line[]): Section | undefined => {
    const kind = kindOf(content)
    return kind !== undefined && missing.has(kind) ? { name: kind, heading, lines: content } : undefined
  }
  const isHeading = (line: Line): boolean =>
    isUnknownHeading(line) &&
    !/[,;.|]/.test(line.text) &&
    line.parts.length === 1 &&
    formats.some((format) => sameFormat(format, formatOf(line)))
  const starts = lines.flatMap((line, index) => (isHeading(line) ? [index] : []))
  const own = lines.slice(0, starts[0])
  const result = [
    (hasUnknownHeading(section) ? missingOf(heading, own) : undefined) ?? { ...section, lines: own },
  ]
  for (const [at, start] of starts.entries()) {
    const piece = lines.slice(start, starts[at + 1])
    const found = missingOf(piece[0]?.text ?? '', piece.slice(1))
    if (found === undefined) result.at(-1)?.lines.push(...piece)
    else result.push(found)
  }
  return result
}
