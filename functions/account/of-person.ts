import type { ErasedPerson, Removed } from '#functions/platform/removals/removals.ts'
import { createGuardsByUser } from '#functions/platform/limits/guards-by-user.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'
import { cvFiles } from './rows/cv-files-part.ts'
import type { Directory } from './rows/directory.ts'
import { signInsAmong } from './rows/stored-sign-in.ts'
import { createUsers } from './rows/users.ts'

/** What the account contributes to the export, the erasure and the search of a person (`functions/erasure/nouns.ts`). */
export const personUses = uses(
  {},
  {
    users: ({ dynamo, tables, random }) => createUsers(dynamo, tables.users, random),
    guardsByUser: ({ dynamo, tables }) => createGuardsByUser(dynamo, tables.guards),
    cvFiles,
  },
)

type App = AppOf<typeof personUses>

export const exported = {
  signIns: async ({ id }: { id: string }, { guardsByUser }: App) =>
    signInsAmong(await guardsByUser.of(id)).map(({ startedAt, expiresAt, remembered }) => ({
      startedAt,
      endsAt: new Date(expiresAt * 1000).toISOString(),
      remembered,
    })),
}

/** Sign-ins, mailed links and counted attempts. */
export const erase = ({ userId }: ErasedPerson, { guardsByUser }: App): Promise<void> =>
  guardsByUser.remove(userId)

/** Recruiters keep the CV with an application. `cvId`: the form of the upload can have been posted again since. */
export async function eraseFiles({ userId, cvId, kept }: ErasedPerson, { cvFiles }: App): Promise<void> {
  if (kept !== undefined) return
  const files = await cvFiles()
  await files.removeAll(userId)
  if (cvId !== undefined) await files.removePending(cvId)
}

export async function eraseAgain(removed: Removed, { users }: App): Promise<void> {
  if (removed.kind === 'account') await users.remove(removed.userId)
}

export const search = (text: string, max: number, { directory }: { directory: Directory }) =>
  directory.matching(text, max)
