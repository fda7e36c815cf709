import { beginSignIn, signedInUserOf } from '../access/begin-sign-in.ts'
import { judgePassword } from '../access/judge-password.ts'
import { renewalOf } from '../access/renewal.ts'
import { readToken, signToken, type ReadToken } from '#functions/platform/http/token.ts'
import type { StoredSignIn } from '../rows/stored-sign-in.ts'
import type { AuthApp, AuthHandlers } from './app.ts'

export const login: AuthHandlers['login'] = async ({ body, countersFor, ipAddress, log, refuse }, app) => {
  const { email, password } = body
  const judged = await judgePassword({ email, password, ipAddress, countersFor }, app)
  if (judged.kind === 'limited') {
    const { retryAfterSeconds, limits } = judged
    throw refuse('too_many_attempts', { retryAfterSeconds, limits })
  }
  if (judged.kind === 'wrong') throw refuse('wrong_credentials')
  const token = await beginSignIn(judged.user, body.remember === true, app)
  log.info('signed in', { userId: judged.user.id })
  return { success: true, data: { user: signedInUserOf(judged.user), token } }
}

export const logout: AuthHandlers['logout'] = async ({ user, log }, app) => {
  await app.signIns.end(user.signInId)
  log.info('signed out', { userId: user.userId })
  return { success: true, message: 'You are signed out.' }
}

/** An expired token refreshes only a remembered sign-in; any other sign-in ends after an hour without a request. */
export const refresh: AuthHandlers['refresh'] = async ({ authorization, log, refuse }, app) => {
  const now = app.clock()
  const token = await readToken(app.ring, authorization, now)
  const signIn = token === undefined ? undefined : await app.signIns.findActive(token, now)
  if (token === undefined || signIn === undefined) throw refuse('not_signed_in')
  const generation = await nextGeneration(token, signIn, app)
  if (generation === 'stolen') {
    await app.signIns.end(token.signInId)
    const fields = { userId: token.userId, signInId: token.signInId }
    log.warn('a token was used twice', fields, 'TokensUsedTwice')
  }
  if (typeof generation !== 'number') throw refuse('not_signed_in')
  return { success: true, data: { token: await signToken(app.ring, { ...token, generation }, now) } }
}

/** The generation of the token to answer with. Two concurrent calls with one token get the same generation. */
async function nextGeneration(
  token: ReadToken,
  signIn: StoredSignIn,
  app: AuthApp,
): Promise<number | 'refused' | 'stolen'> {
  const now = app.clock()
  const renewal = renewalOf(token, signIn, now)
  if (renewal === 'again') return signIn.generation
  if (renewal !== 'next') return renewal
  return (await app.signIns.renew(signIn, now)) ? signIn.generation + 1 : token.generation + 1
}
