import { tidyDetached } from '../detach.ts'
import { errorFields } from '#functions/platform/log/log.ts'
import type { StoredUser } from '#functions/account/rows/stored-user.ts'
import type { AccountExpiryApp } from './app.ts'
import { firstReminderMilliseconds } from './next-step.ts'
import { unseenSince } from './retention-step.ts'
import { expireUnproved } from './unproved.ts'
import { expireUnused } from './unused.ts'

/** Below the function's timeout of ten minutes, with time for the accounts that are being handled. */
const runMilliseconds = 8 * 60 * 1000

/** Accounts handled concurrently: each takes several calls, one after the other. */
const maxConcurrent = 10

/** `maxRows`: rows of a page; without it, DynamoDB's limit of 1 MB bounds a page. */
type Bounds = { milliseconds: number; maxRows?: number }

/**
 * Reads all accounts that are due: reminds candidates to confirm their address, announces the deletion of unused accounts, deletes
 * accounts after their deadlines and tidies detached ones. The next pass retries an account that failed. A run that reaches its time
 * limit stores its position, and the next run continues there.
 */
export const accountExpiry =
  (app: AccountExpiryApp, { milliseconds, maxRows }: Bounds = { milliseconds: runMilliseconds }) =>
  async (): Promise<void> => {
    const began = app.clock().getTime()
    const isOver = (): boolean => app.clock().getTime() - began >= milliseconds
    const start = await app.position.read(app.clock())
    let after = start
    do {
      const page = await pageOf(app, after, maxRows)
      for (let first = 0; first < page.accounts.length; first += maxConcurrent) {
        if (isOver()) return leave(app, after)
        const accounts = page.accounts.slice(first, first + maxConcurrent)
        await Promise.all(accounts.map((account) => handle(account, app)))
      }
      after = page.next
      if (after !== undefined && isOver()) return leave(app, after)
    } while (after !== undefined)
    if (start !== undefined) await app.position.forget()
  }

const pageOf = (app: AccountExpiryApp, after: string | undefined, maxRows: number | undefined) => {
  const now = app.clock()
  const unprovedBy = new Date(now.getTime() + firstReminderMilliseconds)
  return app.dueAccounts
    .page({ unprovedBy, unseenSince: unseenSince(now), after, maxRows })
    .catch((error: unknown) => {
      app.log.error('due accounts could not be read', errorFields(error))
      throw error
    })
}

/** A run that stops on the first page stores no position. The accounts of a page that were handled are no longer due. */
async function leave(app: AccountExpiryApp, after: string | undefined): Promise<void> {
  if (after !== undefined) await app.position.keep(after, app.clock())
  app.log.info('the next run continues with the remaining accounts')
}

async function handle(account: StoredUser, app: AccountExpiryApp): Promise<void> {
  try {
    if (account.detachedUntil !== undefined) return await tidyDetached(account, app, app.log)
    const step = account.proveBy === undefined ? 'wait' : await expireUnproved(account, app)
    if (step === 'wait') await expireUnused(account, app)
  } catch (error) {
    app.log.error('a due account could not be handled', { userId: account.id, ...errorFields(error) })
  }
}
