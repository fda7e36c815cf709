import { tidyDetached } from '../accounts/detach.ts'
import { errorFields } from '../observability/log.ts'
import type { StoredUser } from '../storage/accounts/stored-user.ts'
import type { AccountExpiryApp } from './app.ts'
import { firstReminderMilliseconds } from './next-step.ts'
import { unseenSince } from './retention-step.ts'
import { expireUnproved } from './unproved.ts'
import { expireUnused } from './unused.ts'

/** Below the function's timeout of ten minutes, with room for the accounts that are in work. */
const runMilliseconds = 8 * 60 * 1000

/** How many accounts are worked on at once: each is a chain of calls. */
const atOnce = 10

/** `maxRows`: rows of a page, which is as large as DynamoDB makes it without. */
type Bounds = { milliseconds: number; maxRows?: number }

/**
 * Goes through all accounts once: reminds the candidates whose address is not confirmed, tells those who have not used theirs,
 * deletes accounts after their deadlines, and tidies detached ones. One that fails is tried again by the next pass. A run whose time is over
 * leaves its position, and the next one goes on there.
 */
export const accountExpiry =
  (app: AccountExpiryApp, { milliseconds, maxRows }: Bounds = { milliseconds: runMilliseconds }) =>
  async (): Promise<void> => {
    const began = app.clock().getTime()
    const isOver = (): boolean => app.clock().getTime() - began >= milliseconds
    const kept = await app.position.read(app.clock())
    let after = kept
    do {
      const page = await pageOf(app, after, maxRows)
      for (let first = 0; first < page.accounts.length; first += atOnce) {
        if (isOver()) return leave(app, after)
        await Promise.all(page.accounts.slice(first, first + atOnce).map((account) => handle(account, app)))
      }
      after = page.next
      if (after !== undefined && isOver()) return leave(app, after)
    } while (after !== undefined)
    if (kept !== undefined) await app.position.forget()
  }

const pageOf = (app: AccountExpiryApp, after: string | undefined, maxRows: number | undefined) => {
  const now = app.clock()
  const unprovedBy = new Date(now.getTime() + firstReminderMilliseconds)
  return app.dueAccounts
    .page({ unprovedBy, unseenSince: unseenSince(now), after, maxRows })
    .catch((error: unknown) => {
      app.log.error('accounts that are due were not looked for', errorFields(error))
      throw error
    })
}

/** At the beginning of the table there is nothing to keep. What is done of a page is not done twice: it is not due any more. */
async function leave(app: AccountExpiryApp, after: string | undefined): Promise<void> {
  if (after !== undefined) await app.position.keep(after, app.clock())
  app.log.info('accounts are looked at further by the next run')
}

async function handle(account: StoredUser, app: AccountExpiryApp): Promise<void> {
  try {
    if (account.detachedUntil !== undefined) return await tidyDetached(account, app, app.log)
    const step = account.proveBy === undefined ? 'wait' : await expireUnproved(account, app)
    if (step === 'wait') await expireUnused(account, app)
  } catch (error) {
    app.log.error('an account that is due was not handled', { userId: account.id, ...errorFields(error) })
  }
}
