import type { CvData } from '#shared/domain/cv.ts'
import { openAccount, welcome } from '../accounts/new-account.ts'
import { errorFields, type Log } from '../http/log.ts'
import type { StoredUser } from '../storage/stored-user.ts'
import type { CvApp } from './app.ts'
import { adoptCv, profileFrom, type UploadedCv } from './uploaded-cv.ts'

/** Opens an account with a CV's data; undefined when another request opened one for the same e-mail address first. */
export async function openAccountFromCv(
  email: string,
  { cvId, ticket, cv }: UploadedCv & { cv: CvData },
  app: CvApp,
  log: Log,
): Promise<StoredUser | undefined> {
  const user = await openAccount({ ...profileFrom(cv), email }, app)
  if (user === undefined) return undefined
  // The account exists by now. Its profile shows that the file is missing, and the candidate uploads it again there.
  await adoptCv(user.id, { cvId, ticket }, app).catch((error: unknown) => {
    log.warn('a cv was not moved to its account', { userId: user.id, cvId, ...errorFields(error) })
  })
  log.info('registered with a cv', { userId: user.id, cvId })
  await welcome(user, app, log)
  return user
}
