import { openAccount, welcome } from '../access/new-account.ts'
import { withinHalfOfTheTime } from '#functions/platform/world/deadline.ts'
import { networkIdentity } from '#functions/platform/http/network.ts'
import { errorFields, type Log } from '#functions/platform/log/log.ts'
import type { StoredUser } from '../rows/stored-user.ts'
import type { CvApp } from './app.ts'
import { adoptCv, profileFrom, type SavedCv, type UploadedCv } from './uploaded-cv.ts'

type Opened = { user: StoredUser; cvStored: boolean }

/**
 * Opens an account with a CV's data, in one transaction with the ticket that becomes the account's. Undefined when
 * another request opened one for the same e-mail address, or with the same CV, first.
 */
export async function openAccountFromCv(
  email: string,
  { cvId, ticket, ipAddress, ...saved }: UploadedCv & SavedCv & { ipAddress: string },
  app: CvApp,
  log: Log,
): Promise<Opened | undefined> {
  const user = await openAccount(
    { ...profileFrom(saved), email, registeredFrom: networkIdentity(ipAddress) },
    app,
    (userId) => [app.tickets.adoptStep(cvId, userId)],
  )
  if (user === undefined) return undefined
  // The account exists by now. The answer says that the file is missing, and the candidate uploads it again.
  const cvStored = await withinHalfOfTheTime(() => adoptCv(user.id, { cvId, ticket }, app, log)).catch(
    (error: unknown) => {
      log.warn('a cv was not moved to its account', { userId: user.id, cvId, ...errorFields(error) })
      return false
    },
  )
  log.info('registered with a cv', { userId: user.id, cvId, cvStored })
  await welcome(user, app, log)
  return { user, cvStored }
}
