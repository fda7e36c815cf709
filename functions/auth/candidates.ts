import { accountDeletedEmail } from '../mail/account-emails.ts'
import { trySendEmail } from '../accounts/account-mail.ts'
import type { StoredUser } from '../storage/stored-user.ts'
import { exportOf } from './account-export.ts'
import { removeAccount } from '../accounts/remove-account.ts'
import type { AuthApp, AuthHandlers } from './app.ts'

/** An id contains no "@", and an e-mail address does. */
const candidateNamed = (name: string, { users }: Pick<AuthApp, 'users'>): Promise<StoredUser | undefined> =>
  name.includes('@') ? users.byEmail(name) : users.byId(name)

/** For a candidate who asks the company, not the page, for their data. */
export const exportCandidate: AuthHandlers['exportCandidate'] = async ({ body, refuse, log }, app) => {
  const account = await candidateNamed(body.candidate, app)
  if (account === undefined) throw refuse('candidate_not_found')
  const data = await exportOf(account, app)
  log.info('account exported by an operator', { userId: account.id })
  return { success: true, data }
}

export const eraseCandidate: AuthHandlers['eraseCandidate'] = async ({ body, refuse, log }, app) => {
  const account = await candidateNamed(body.candidate, app)
  if (account === undefined) throw refuse('candidate_not_found')
  const { id } = account
  const [applications, interviews] = await Promise.all([app.applications.ofUser(id), app.sessions.ofUser(id)])
  await removeAccount(account, app)
  log.info('account deleted by an operator', { userId: id })
  if (account.email !== '') await trySendEmail(account, accountDeletedEmail(), app, log)
  return {
    success: true,
    data: { id, applications: applications.length, interviews: interviews.length },
  }
}
