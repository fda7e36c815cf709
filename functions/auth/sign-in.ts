import { beginSignIn, signedInUserOf } from '../accounts/begin-sign-in.ts'
import { isPassword } from '../accounts/password-hash.ts'
import { readToken, signToken } from '../http/token.ts'
import type { AuthHandlers } from './app.ts'

/** Does the same work, so takes the same time, whether the account is unknown, has no password or has another one. */
export const login: AuthHandlers['login'] = async ({ body, log, refuse }, app) => {
  const user = await app.users.byEmail(body.email)
  const isRight = await isPassword(body.password, user?.passwordHash)
  if (user === undefined || !isRight) throw refuse('wrong_credentials')
  const token = await beginSignIn(user, body.remember === true, app)
  log.info('signed in', { userId: user.id })
  return { success: true, data: { user: signedInUserOf(user), token } }
}

export const logout: AuthHandlers['logout'] = async ({ user, log }, app) => {
  await app.signIns.end(user.signInId)
  log.info('signed out', { userId: user.userId })
  return { success: true, message: 'You are signed out.' }
}

/** An expired token refreshes only a remembered sign-in; any other sign-in ends after an hour without a request. */
export const refresh: AuthHandlers['refresh'] = async ({ authorization, refuse }, app) => {
  const now = app.clock()
  const token = await readToken(app.ring, authorization, now)
  const signIn = token === undefined ? undefined : await app.signIns.findActive(token, now)
  if (token === undefined || signIn === undefined || (token.expired && !signIn.remembered)) {
    throw refuse('not_signed_in')
  }
  return { success: true, data: { token: await signToken(app.ring, token, now) } }
}
