import { welcomeLetter } from '../mail/account-letters.ts'
import type { StoredUser } from '../storage/stored-user.ts'
import type { AuthHandlers } from './app.ts'
import { isCommonPassword } from './common-passwords.ts'
import { counted } from './counted.ts'
import { setPasswordUrl, tell } from './letters.ts'
import { openSession, signedInUserOf } from './open-session.ts'
import { hashPassword } from './password-hash.ts'

export const register: AuthHandlers['register'] = async ({ body, address, log, refuse }, app) => {
  const attempt = await app.attempts(counted.registration(address), app.clock())
  if (!attempt.allowed) {
    throw refuse('too_many_attempts', { retryAfterSeconds: attempt.retryAfterSeconds })
  }
  const { name, email, phone = '', password } = body
  if (password !== undefined && isCommonPassword(password, { name, email }))
    throw refuse('password_too_common')
  // Spares the hash; what decides is the transaction below.
  if (await app.users.isTaken(email)) throw refuse('email_taken')
  const user: StoredUser = {
    id: app.random.id(),
    email,
    name,
    phone,
    title: '',
    location: '',
    about: '',
    skills: [],
    experience: [],
    education: '',
    ...(password === undefined ? {} : { passwordHash: await hashPassword(password) }),
    epoch: 0,
    createdAt: app.clock().toISOString(),
  }
  if (!(await app.users.create(user))) throw refuse('email_taken')
  log.info('registered', { userId: user.id })
  const link = password === undefined ? await setPasswordUrl(user, 'welcome', app) : undefined
  await tell(user, welcomeLetter(app.siteUrl, link), app, log)
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
