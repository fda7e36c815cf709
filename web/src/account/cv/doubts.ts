import type { ForeignLanguage, LeftOut, ReadingNotes } from '#shared/account/cv-certainty.ts'
import type { CvData } from '#shared/account/cv.ts'
import type { ListName } from '../../form/entries/entry-kinds.ts'

/** What the candidate should check in a review, because the reader was not sure of it. A corrected value is no longer doubtful. */
export type Doubts = {
  fields: readonly string[]
  /** The doubtful entries as they were read: an entry that was changed is not among them. */
  entries: readonly string[]
  foreignLanguage: ForeignLanguage | null
  /** Lines of the CV that are in no entry, until the candidate adds or dismisses them. */
  leftOut: LeftOut
}

const lists = ['experience', 'education', 'languages'] as const satisfies readonly ListName[]
type Entry = Readonly<Record<string, string>>

/** The same text for the same entry, whatever the order of its keys. */
const keyOf = (entry: Entry): string =>
  JSON.stringify(Object.entries(entry).toSorted(([one], [other]) => one.localeCompare(other)))

export const doubtsOf = (cv: CvData, { certainty, foreignLanguage, leftOut }: ReadingNotes): Doubts => ({
  // Lists have a level for each of their entries.
  fields: Object.entries(certainty).flatMap(([field, level]) => (level === 'check' ? [field] : [])),
  entries: lists.flatMap((list) =>
    cv[list].filter((_, index) => certainty[list][index] === 'check').map((entry) => keyOf(entry)),
  ),
  foreignLanguage,
  leftOut,
})

export const isDoubtful = ({ entries }: Doubts, entry: Entry): boolean => entries.includes(keyOf(entry))

export const withoutDoubt = (doubts: Doubts, field: string): Doubts =>
  doubts.fields.includes(field)
    ? { ...doubts, fields: doubts.fields.filter((other) => other !== field) }
    : doubts

/** Without lines that the candidate added as an entry, or dismissed. */
export const withoutLeftOut = (doubts: Doubts, list: ListName, index: number): Doubts => ({
  ...doubts,
  leftOut: { ...doubts.leftOut, [list]: doubts.leftOut[list].toSpliced(index, 1) },
})

export const leavesOut = ({ leftOut }: Doubts): boolean => lists.some((list) => leftOut[list].length > 0)

/** Whether a field of which the reader was not sure is empty. */
export const isMissing = (cv: CvData, field: string): boolean =>
  Object.entries(cv).some(([name, value]) => name === field && value.length === 0)

export type Marks = { missing: number; doubtful: number }

/** Counts the fields and the entries of a review that are marked. */
export function marksIn(doubts: Doubts, cv: CvData): Marks {
  const missing = doubts.fields.filter((field) => isMissing(cv, field)).length
  const entries = lists.flatMap((list): Entry[] => [...cv[list]]).filter((entry) => isDoubtful(doubts, entry))
  return { missing, doubtful: doubts.fields.length - missing + entries.length }
}
