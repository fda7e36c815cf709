import { plainLines } from '../extract/plain.ts'
import type { LeftOut, ParsedCv } from '../reading.ts'
import { leftOutOf, maxLinesOfSection } from './left-out-entry.ts'
import type { Section } from './section.ts'
import { unheldDates } from './unheld-dates.ts'
import { missingStudies, mixedEntries, studiesAmongPositions } from './unheld-names.ts'
import { unreadLanguages } from './unread-languages.ts'
import type { Unread } from './unread.ts'

/**
 * Finds what a CV contains and no entry does: ranges of dates, degrees, and lines under headings of which nothing was read. It works
 * on the CV's own lines, so it does not depend on how the entries were found.
 */

/** Sections of which nothing was read. */
function emptySections(sections: readonly Section[], cv: ParsedCv): LeftOut[] {
  return (['experience', 'education', 'languages'] as const).flatMap((name) => {
    const own = sections.filter((section) => section.name === name)
    const last = own.at(-1)
    if (cv[name].length > 0 || last === undefined) return []
    const lines = own.flatMap((section) => section.lines.map(({ text }) => text))
    if (lines.length > 0) return [leftOutOf(plainLines(lines.slice(0, maxLinesOfSection).join('\n')), name)]
    // A form can print the heading of the languages of a person who names none.
    return name === 'languages' ? [] : [leftOutOf([], name, [last.heading])]
  })
}

/** Entries beside a name that no value contains: it can be theirs, or that of another entry. */
function besideUnread({ experience, education }: ParsedCv, { beside }: Unread): LeftOut[] {
  const lost = (section: 'experience' | 'education', names: readonly string[]): LeftOut[] => {
    const texts = beside(section, names).flatMap(({ text, isName }) => (isName ? [text] : []))
    return texts.length === 0 ? [] : [leftOutOf(plainLines([...names, ...texts].join('\n')), section)]
  }
  return [
    ...experience.flatMap(({ position, company }) => lost('experience', [position, company])),
    ...education.flatMap(({ degree, institution }) => lost('education', [degree, institution])),
  ]
}

/** What no entry of a reading contains, each line once. */
export function leftOutIn(cv: ParsedCv, sections: readonly Section[], unread: Unread): LeftOut[] {
  const empty = emptySections(sections, cv)
  const seen = new Set(empty.flatMap(({ lines }) => lines))
  const others = [
    ...unheldDates(sections, cv),
    ...missingStudies(sections, cv),
    ...studiesAmongPositions(cv),
    ...mixedEntries(cv),
    ...unreadLanguages(sections, cv),
    ...besideUnread(cv, unread),
  ].filter(({ lines }) => {
    const isNew = !lines.some((line) => seen.has(line))
    for (const line of lines) seen.add(line)
    return isNew
  })
  return [...empty, ...others]
}
