import { cvData, type CvData } from '#shared/account/cv.ts'
import { email } from '#shared/platform/email.ts'
import { personName } from '#shared/account/profile.ts'
import type { Problems } from '../../form/machine.ts'

/** Validates a review. `password` is undefined if none is asked for. */
export function reviewProblems(cv: CvData, password: string | undefined): Problems {
  const verdicts = [
    ['', cvData.safeParse(cv)],
    ['name', personName.safeParse(cv.name)],
    ['email', email.safeParse(cv.email)],
  ] as const
  const problems = verdicts.flatMap(([field, { error }]) =>
    (error?.issues ?? []).map(({ path, message }): [string, string] => [field || String(path[0]), message]),
  )
  if (password === '') problems.push(['password', 'Please enter the password of this account'])
  // Object.fromEntries keeps the last entry of a key; reversed, each field keeps its first problem.
  return Object.fromEntries(problems.toReversed())
}
