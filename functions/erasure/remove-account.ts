import { withinHalfOfTheTime } from '#functions/platform/world/deadline.ts'
import { errorFields, type Log } from '#functions/platform/log/log.ts'
import type { StoredUser } from '#functions/account/rows/stored-user.ts'
import { removalStep, type ErasedPerson } from '#functions/platform/removals/removals.ts'
import { erasures, type PersonApp } from './nouns.ts'

type Removed = PersonApp & { tables: { removals: string } }

/** The upload that the account's CV came from. Its key is `cvs/<account>/<upload>.<type>`. */
const uploadOf = ({ cv }: StoredUser): string | undefined => /\/([^/.]+)\.\w+$/.exec(cv?.key ?? '')?.[1]

/**
 * Deletes an account and leaves the row by which `functions/erasure/removals` deletes the rest: what an unavailable service kept, and what
 * requests authorised earlier and uploads signed earlier store afterwards. False where another call has deleted it.
 */
export async function removeAccount(account: StoredUser, app: Removed, log: Log): Promise<boolean> {
  const { id: userId } = account
  const cvId = uploadOf(account)
  const removed = { kind: 'account', userId, ...(cvId === undefined ? {} : { cvId }) } as const
  const isRemoved = await app.users.remove(userId, [removalStep(app.tables.removals, removed, app.clock())])
  await withinHalfOfTheTime(() => removeContents(userId, app)).catch((error: unknown) => {
    log.warn('contents of a deleted account not removed yet', { userId, ...errorFields(error) })
  })
  return isRemoved
}

/** Everything that an account holds beside its row. */
export async function removeContents(
  userId: string,
  app: PersonApp,
  only: Omit<ErasedPerson, 'userId'> = {},
): Promise<void> {
  for (const erase of erasures) await erase({ userId, ...only }, app)
}
