import { removeAccount } from '../accounts/remove-account.ts'
import { errorFields } from '../http/log.ts'
import type { AccountExpiryApp } from './app.ts'

/** Deletes the accounts whose mailbox nobody proved in time. One that fails is deleted by the next run. */
export const accountExpiry = (app: AccountExpiryApp) => async (): Promise<void> => {
  const now = app.clock()
  const due = await app.unproved.dueBy(now).catch((error: unknown) => {
    app.log.error('unproved accounts were not looked for', errorFields(error))
    throw error
  })
  for (const account of due) {
    try {
      if (!(await app.unproved.beginExpiry(account, now))) continue
      await removeAccount(account, app)
      app.log.info('unproved account deleted', { userId: account.id })
    } catch (error) {
      app.log.error('an unproved account was not deleted', { userId: account.id, ...errorFields(error) })
    }
  }
}
