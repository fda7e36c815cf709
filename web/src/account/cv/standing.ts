import { emailKey } from '#shared/platform/email-key.ts'

/** Whether an e-mail address has no known account, has an account, or is the signed-in candidate's. */
export type Standing = 'new' | 'existing' | 'own'

export function standingOf(
  email: string,
  { taken, own }: { taken: readonly string[]; own: string | undefined },
): Standing {
  const key = emailKey(email)
  if (key === '') return 'new'
  if (own !== undefined && emailKey(own) === key) return 'own'
  return taken.some((address) => emailKey(address) === key) ? 'existing' : 'new'
}
