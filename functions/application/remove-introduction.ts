import type { CvFiles } from '#functions/account/rows/cv-files.ts'
import { errorFields, type Log } from '#functions/platform/log/log.ts'
import type { Clock } from '#functions/platform/world/ports.ts'
import type { Introductions } from './rows/introductions.ts'
import type { StoredIntroduction } from './rows/stored-introduction.ts'

type Parts = {
  introductions: Pick<Introductions, 'remove'>
  cvFiles: () => Promise<Pick<CvFiles, 'removeIntroduced'>>
  clock: Clock
}

/** Deletes the row and its file; false where another call has. The function that repeats removals deletes a file that is left. */
export async function removeIntroduction(
  introduction: StoredIntroduction,
  { introductions, cvFiles, clock }: Parts,
  log: Log,
): Promise<boolean> {
  if (!(await introductions.remove(introduction, clock()))) return false
  if (introduction.cv !== undefined)
    await cvFiles()
      .then((files) => files.removeIntroduced(introduction.id))
      .catch((error: unknown) =>
        log.warn('a file of an added person not removed yet', {
          introductionId: introduction.id,
          ...errorFields(error),
        }),
      )
  return true
}
