import type { StoredSignIn } from '../rows/stored-sign-in.ts'

/** Two tabs, or two calls of one page, can send the same token within moments of each other. */
const togetherMilliseconds = 60_000

/**
 * What a call to renew a token gets: the next token, the newest one again, a refusal, or the end of the sign-in, because the token
 * was copied.
 */
export type Renewal = 'next' | 'again' | 'refused' | 'stolen'

type Token = { generation: number; expired: boolean }

type SignIn = Pick<StoredSignIn, 'generation' | 'renewedAt' | 'arrived' | 'remembered'>

/**
 * Each token is renewed once. The one before the newest gets the newest again as long as no call has carried the newest, whose answer
 * was lost then (the page was closed, for example). After that it does so for a minute only.
 */
export function renewalOf({ generation, expired }: Token, signIn: SignIn, now: Date): Renewal {
  if (expired && !signIn.remembered) return 'refused'
  if (generation === signIn.generation) return 'next'
  if (generation > signIn.generation) return 'refused'
  if (generation < signIn.generation - 1) return 'stolen'
  const isLost = signIn.arrived < signIn.generation
  const isTogether =
    signIn.renewedAt !== undefined && now.getTime() - Date.parse(signIn.renewedAt) <= togetherMilliseconds
  return isLost || isTogether ? 'again' : 'stolen'
}
