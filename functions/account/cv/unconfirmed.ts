import type { ReadingNotes } from '#shared/account/cv-certainty.ts'
import type { CvData } from '#shared/account/cv.ts'
import type { ReadField } from '#shared/account/profile.ts'

type Entry = Readonly<Record<string, string>>

/** The same text for the same value, whatever the order of its keys. */
const keyOf = (value: string | readonly string[] | Entry): string =>
  typeof value === 'object' && !Array.isArray(value)
    ? JSON.stringify(Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other)))
    : JSON.stringify(value)

/**
 * The fields of a profile that are saved as the reader found them, although it was not sure: a field or an entry that is marked to
 * check, and a list without the lines that were left out.
 */
export function unconfirmedIn(
  saved: CvData,
  read: CvData,
  { certainty, leftOut }: ReadingNotes,
): ReadField[] {
  const isField = (field: 'name' | 'phone' | 'title' | 'location' | 'summary' | 'skills'): boolean =>
    certainty[field] === 'check' && keyOf(saved[field]) === keyOf(read[field])
  const isList = (list: 'experience' | 'education' | 'languages'): boolean => {
    const savedKeys = new Set(saved[list].map((entry: Entry) => keyOf(entry)))
    const keys = read[list].map((entry: Entry) => keyOf(entry))
    const isSame = savedKeys.size === new Set(keys).size && keys.every((key) => savedKeys.has(key))
    return (
      keys.some((key, index) => certainty[list][index] === 'check' && savedKeys.has(key)) ||
      (leftOut[list].length > 0 && isSame)
    )
  }
  return [
    ...(['name', 'phone', 'title', 'location'] as const).filter(isField),
    ...(isField('summary') ? (['about'] as const) : []),
    ...(isField('skills') ? (['skills'] as const) : []),
    ...(['experience', 'education', 'languages'] as const).filter(isList),
  ]
}
