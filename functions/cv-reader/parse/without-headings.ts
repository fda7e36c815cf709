import type { Line } from '../layout/line.ts'
import { labelWords } from '../words/lists/label-words.ts'
import { isPlace } from '../words/places.ts'
import type { SectionName } from '../words/section-name.ts'
import { degreeScore, employerScore, positionScore, schoolScore } from '../words/vocabulary.ts'
import { datesOf, isProse } from './entry-dates.ts'
import { headingsFromSentences } from './job-sentences.ts'
import { labelOf } from './labelled.ts'
import { isListedLanguage } from './languages.ts'
import { newParagraph } from './line-style.ts'
import type { Section } from './section.ts'
import { isTableHead } from './table-head.ts'

/** In lines: how far the names of an entry are from its dates at most. */
const maxLinesToDates = 2
/** Fewer short items beside each other can be a name and a place. */
const minItems = 3
const maxWordsOfItem = 4

const itemsOf = (line: Line): string[] =>
  line.parts.flatMap(({ text }) => text.split(/\s*[,;|•·]\s*/)).filter((item) => item !== '')

const withoutLevel = (item: string): string => item.replace(/\s*[([:–—-].*$/, '').trim()

const isOfLanguages = (line: Line): boolean => {
  const items = itemsOf(line).map(withoutLevel)
  return items.some(isListedLanguage) && items.every((item) => item.split(/\s+/).length <= 2)
}

const isOfSkills = (line: Line): boolean => {
  const items = itemsOf(line)
  return items.length >= minItems && items.every((item) => item.split(/\s+/).length <= maxWordsOfItem)
}

/** The section of the dated entry at this line, by the names on the line and close to it. */
function kindAt(lines: readonly Line[], index: number): 'experience' | 'education' | undefined {
  const line = lines[index]
  if (line === undefined || isProse(line) || datesOf(line, true) === undefined) return undefined
  const own = line.text
  if (degreeScore(own) > 0) return 'education'
  if (positionScore(own) > 0 || employerScore(own) > 0) return 'experience'
  const near = nearest(lines, index)
  const named = near.map((text) =>
    degreeScore(text) > 0 ? 'education' : positionScore(text) > 0 ? 'experience' : undefined,
  )
  const first = named.find((kind) => kind !== undefined)
  return first ?? (near.some((text) => schoolScore(text) > 0) ? 'education' : undefined)
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

/** Divides a CV without any heading into sections, by the content of its lines. Undefined where no position is found. */
export function sectionsByContent(all: readonly Line[]): Section[] | undefined {
  const lines = headingsFromSentences(all) ?? all
  const kinds = lines.map((_, index) => kindAt(lines, index))
  if (!kinds.includes('experience')) return undefined
  const sections: Section[] = []
  const sectionOf = (name: SectionName | 'head'): Section => {
    const last = sections.at(-1)
    if (last?.name === name) return last
    const made: Section = { name, heading: '', lines: [] }
    sections.push(made)
    return made
  }
  const starts = new Map<number, 'experience' | 'education'>()
  let earliest = 0
  for (const [index, kind] of kinds.entries()) {
    if (kind === undefined) continue
    starts.set(startAt(lines, index, earliest), kind)
    earliest = index + 1
  }
  let current: SectionName | 'head' = 'head'
  for (const [index, line] of lines.entries()) {
    const begins =
      starts.get(index) ??
      (isTableHead(line) ? kinds.slice(index).find((kind) => kind !== undefined) : undefined)
    if (begins !== undefined) current = begins
    else if (current !== 'head' && !line.bullet && isOfLanguages(line)) current = 'languages'
    else if (current !== 'head' && kinds[index] === undefined && !line.bullet && isOfSkills(line))
      current = 'skills'
    sectionOf(current).lines.push(line)
  }
  return sections
}
