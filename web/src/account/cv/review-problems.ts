import { cvData, type CvData } from '#shared/domain/cv.ts'
import { email } from '#shared/domain/email.ts'
import { personName } from '#shared/domain/profile.ts'
import type { Problems } from '../../form/machine.ts'

/** What keeps a review from being sent, by its fields. `password` is what was entered where one is asked for. */
export function reviewProblems(cv: CvData, password: string | undefined): Problems {
  const verdicts = [
    ['', cvData.safeParse(cv)],
    ['name', personName.safeParse(cv.name)],
    ['email', email.safeParse(cv.email)],
  ] as const
  const found = verdicts.flatMap(([field, { error }]) =>
    (error?.issues ?? []).map(({ path, message }): [string, string] => [field || String(path[0]), message]),
  )
  if (password === '') found.push(['password', 'Please enter the password of this account'])
  // The first thing that is said about a field stays.
  return Object.fromEntries(found.toReversed())
}
