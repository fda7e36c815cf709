import { isCommonPassword } from '../accounts/common-passwords.ts'
import { counted } from '../accounts/counted.ts'
import { openAccount, welcome } from '../accounts/new-account.ts'
import { openSession, signedInUserOf } from '../accounts/open-session.ts'
import type { AuthHandlers } from './app.ts'

export const register: AuthHandlers['register'] = async ({ body, address, log, refuse }, app) => {
  const attempt = await app.attempts(counted.registration(address), app.clock())
  if (!attempt.allowed) {
    throw refuse('too_many_attempts', { retryAfterSeconds: attempt.retryAfterSeconds })
  }
  const { name, email, phone = '', password } = body
  if (password !== undefined && isCommonPassword(password, { name, email }))
    throw refuse('password_too_common')
  const user = await openAccount({ name, email, phone, password }, app)
  if (user === undefined) throw refuse('email_taken')
  log.info('registered', { userId: user.id })
  await welcome(user, app, log)
  return { success: true, data: { user: signedInUserOf(user), token: await openSession(user, false, app) } }
}

export const checkExistingUser: AuthHandlers['checkExistingUser'] = async (
  { body, address, refuse },
  app,
) => {
  const attempt = await app.attempts(counted.lookup(address), app.clock())
  if (!attempt.allowed) {
    throw refuse('too_many_attempts', { retryAfterSeconds: attempt.retryAfterSeconds })
  }
  return { success: true, data: { exists: await app.users.isTaken(body.email) } }
}
