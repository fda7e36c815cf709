import type { Line } from '../layout/line.ts'
import { labelWords } from '../words/lists/label-words.ts'
import { isPlace } from '../words/places.ts'
import { degreeScore, employerScore, positionScore, schoolScore } from '../words/vocabulary.ts'
import { datesOf, isProse } from './entry-dates.ts'
import { headingsFromSentences } from './job-sentences.ts'
import { labelOf } from './labelled.ts'
import { newParagraph } from './line-style.ts'
import { areShort, isLanguageItem, itemsOf } from './list-items.ts'
import type { Section } from './section.ts'
import { isTableHead } from './table-head.ts'

/** Divides text without headings into sections, by the content of its lines. */

/** In lines: how far the names of an entry are from its dates at most. */
const maxLinesToDates = 2
/** Fewer short items beside each other can be a name and a place. */
const minItems = 3

const isOfLanguages = (line: Line): boolean =>
  itemsOf(line).some((item) => isLanguageItem(item)) && areShort(itemsOf(line))

const isOfSkills = (line: Line): boolean => itemsOf(line).length >= minItems && areShort(itemsOf(line))

export type Kind = 'experience' | 'education'

const kindByTitle = (text: string): Kind | undefined =>
  degreeScore(text) > 0 ? 'education' : positionScore(text) > 0 ? 'experience' : undefined

/** "University" is a word of schools and of employers. */
const kindByName = (text: string): Kind | undefined =>
  employerScore(text) > schoolScore(text) ? 'experience' : schoolScore(text) > 0 ? 'education' : undefined

const firstOf = (kinds: readonly (Kind | undefined)[]): Kind | undefined =>
  kinds.find((kind) => kind !== undefined)

/** The section of the dated entry at this line, by the names on the line, or else close to it. */
export function kindAt(lines: readonly Line[], index: number): Kind | undefined {
  const line = lines[index]
  if (line === undefined || !/\d/.test(line.text)) return undefined
  const kind = kindByTitle(line.text)
  if (kind === 'experience' && datesOf(line, false) !== undefined) return kind
  if (isProse(line) || datesOf(line, true) === undefined) return undefined
  const near = nearest(lines, index)
  return kind ?? kindByName(line.text) ?? firstOf(near.map(kindByTitle)) ?? firstOf(near.map(kindByName))
}

/** The texts close to dates, the closest first, up to the dates of another entry. */
function nearest(lines: readonly Line[], index: number): string[] {
  const texts: string[] = []
  const open = new Set([-1, 1])
  for (let distance = 1; distance <= maxLinesToDates; distance += 1) {
    for (const side of [1, -1]) {
      const line = lines[index + side * distance]
      if (!open.has(side)) continue
      if (line === undefined || line.bullet || isProse(line) || datesOf(line, true) !== undefined)
        open.delete(side)
      else texts.push(line.text)
    }
  }
  return texts
}

const placeLabel = labelOf(labelWords.place)

/** The first line of an entry: it includes short lines above the dates that are not part of a list. */
function startAt(lines: readonly Line[], dated: number, earliest: number): number {
  let start = dated
  while (start > earliest && dated - start < maxLinesToDates) {
    const above = lines[start - 1]
    if (above === undefined || above.bullet || isProse(above) || datesOf(above, true) !== undefined) break
    if (isOfSkills(above) || isOfLanguages(above) || /@/.test(above.text) || isPlace(above.text)) break
    if ((lines[start]?.gap ?? 0) >= newParagraph || placeLabel.test(above.text)) break
    // The last row of a paragraph, or a row of one that continues.
    if (/[.;,]$/.test(above.text) || /^\p{Ll}/u.test(above.text) || /^\p{Ll}/u.test(lines[start]?.text ?? ''))
      break
    start -= 1
  }
  return start
}

/** A single line with a position and dates can be part of a summary. */
const minPositions = 2

/** Where no heading names the experience, it is below the name or the summary; a CV without any heading has all its sections there. */
export function withExperience(sections: readonly Section[]): readonly Section[] {
  if (sections.some(({ name }) => name === 'experience')) return sections
  const least = sections.length === 1 ? 1 : minPositions
  return sections.flatMap((section) =>
    section.name === 'head' || section.name === 'summary' ? sectionsByContent(section, least) : [section],
  )
}

function sectionsByContent(section: Section, least: number): Section[] {
  const lines = headingsFromSentences(section.lines) ?? section.lines
  const kinds = lines.map((_, index) => kindAt(lines, index))
  if (kinds.filter((kind) => kind === 'experience').length < least) return [section]
  const starts = new Map<number, Kind>()
  let earliest = 0
  for (const [index, kind] of kinds.entries()) {
    if (kind === undefined) continue
    starts.set(startAt(lines, index, earliest), kind)
    earliest = index + 1
  }
  let current: Section = { ...section, lines: [] }
  const result = [current]
  for (const [index, line] of lines.entries()) {
    const begun = starts.get(index) ?? (isTableHead(line) ? firstOf(kinds.slice(index)) : undefined)
    const canBeList = result.length > 1 && !line.bullet
    const name =
      begun ??
      (canBeList && isOfLanguages(line)
        ? 'languages'
        : canBeList && kinds[index] === undefined && isOfSkills(line)
          ? 'skills'
          : current.name)
    if (name !== current.name) result.push((current = { name, heading: '', lines: [] }))
    current.lines.push(line)
  }
  return result
}
