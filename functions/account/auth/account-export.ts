import type { Profile } from '#shared/account/profile.ts'
import { exportedOfSender, introductionsOf } from '#functions/erasure/nouns.ts'
import { profileOf, type StoredUser } from '../rows/stored-user.ts'
import type { AuthApp } from './app.ts'

/** The presigned URL of the CV expires after five minutes, so each answer gets a new one. */
export async function withCvUrl(account: StoredUser, app: AuthApp): Promise<Profile> {
  const { cv } = account
  if (cv === undefined) return profileOf(account, null)
  const files = await app.cvFiles()
  return profileOf(account, await files.urlOf(cv.key, cv.fileName))
}

type Lists = Readonly<Record<string, (account: StoredUser, app: AuthApp) => Promise<readonly unknown[]>>>
type Listed<Of extends Lists> = { [Field in keyof Of]: Awaited<ReturnType<Of[Field]>> }

type Exported<Account, Of> = {
  account: Account
  /** The address whose enquiries are the person's; undefined where none is known to be. */
  sender: string | undefined
  cursor: string | undefined
  lists: Of
}

/** Everything stored about a person. A later page has further enquiries; so has that of a person without an account. */
export async function exportOf<Of extends Lists, Account extends StoredUser | undefined>(
  { account, sender, cursor, lists }: Exported<Account, Of>,
  app: AuthApp,
) {
  const isFirst = cursor === undefined
  const [enquiries, introduced, profile, ...fields] = await Promise.all([
    exportedOfSender(sender, cursor, app),
    introductionsOf(isFirst ? sender : undefined, app),
    account === undefined ? null : withCvUrl(account, app),
    ...Object.entries(lists).map(async ([field, list]) => [
      field,
      account === undefined || !isFirst ? [] : await list(account, app),
    ]),
  ])
  const { cv_url: url = null, cvFileName = null } = profile ?? {}
  return {
    exportedAt: app.clock().toISOString(),
    profile: profile as Profile | (Account extends StoredUser ? never : null),
    // The fields are those of `lists`, each with what its function returned or none.
    ...(Object.fromEntries(fields) as Listed<Of>),
    files: [...(url === null || !isFirst ? [] : [{ name: cvFileName ?? 'cv', url }]), ...introduced.files],
    introductions: introduced.introductions,
    ...enquiries,
  }
}
