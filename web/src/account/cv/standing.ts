import { emailKey } from '#shared/domain/email-key.ts'

/** Whose account an address is, as far as the page knows: nobody's yet, somebody's, or that of who is signed in. */
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
