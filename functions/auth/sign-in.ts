import { readToken, signToken } from '../http/token.ts'
import type { AuthHandlers } from './app.ts'
import { counted } from '../accounts/counted.ts'
import { openSession, signedInUserOf } from '../accounts/open-session.ts'
import { isPassword } from '../accounts/password-hash.ts'

/** The same work, and so the same time, whether the account is unknown, has no password or has another one. */
export const login: AuthHandlers['login'] = async ({ body, address, log, refuse }, app) => {
  const attempt = await app.attempts(counted.signIn(body.email, address), app.clock())
  if (!attempt.allowed) {
    throw refuse('too_many_attempts', { retryAfterSeconds: attempt.retryAfterSeconds })
  }
  const user = await app.users.byEmail(body.email)
  const isRight = await isPassword(body.password, user?.passwordHash)
  if (user === undefined || !isRight) throw refuse('wrong_credentials')
  const [token] = await Promise.all([openSession(user, body.remember === true, app), attempt.giveBack()])
  log.info('signed in', { userId: user.id })
  return { success: true, data: { user: signedInUserOf(user), token } }
}

export const logout: AuthHandlers['logout'] = async ({ user, log }, app) => {
  await app.sessions.end(user.sessionId)
  log.info('signed out', { userId: user.userId })
  return { success: true, message: 'You are signed out.' }
}

/**
 * A token that ran out is good for a new one only where the session is remembered: elsewhere an hour without any sign
 * of the person ends it.
 */
export const refresh: AuthHandlers['refresh'] = async ({ authorization, refuse }, app) => {
  const now = app.clock()
  const token = await readToken(app.ring, authorization, now)
  const session = token === undefined ? undefined : await app.sessions.standing(token, now)
  if (token === undefined || session === undefined || (token.expired && !session.remembered)) {
    throw refuse('not_signed_in')
  }
  return { success: true, data: { token: await signToken(app.ring, token, now) } }
}
