import type { UploadedFile } from '#shared/contract/uploaded-file.ts'
import { cvLimits, cvTypeOf, type CvType } from '#shared/domain/cv.ts'
import { isCommonPassword } from '../accounts/common-passwords.ts'
import { counted } from '../accounts/counted.ts'
import { openAccount, welcome } from '../accounts/new-account.ts'
import { openSession, signedInUserOf } from '../accounts/open-session.ts'
import { errorFields, type Log } from '../http/log.ts'
import { kindOf } from '../storage/cv-kind.ts'
import type { AuthApp, AuthHandlers } from './app.ts'

export const register: AuthHandlers['register'] = async ({ body, address, log, refuse }, app) => {
  const attempt = await app.attempts(counted.registration(address), app.clock())
  if (!attempt.allowed) {
    throw refuse('too_many_attempts', { retryAfterSeconds: attempt.retryAfterSeconds })
  }
  const { name, email, phone = '', password } = body
  if (password !== undefined && isCommonPassword(password, { name, email }))
    throw refuse('password_too_common')
  const file = body.cv_file === undefined ? undefined : await cvIn(body.cv_file)
  if (file === 'wrong type') throw refuse('cv_wrong_type')
  if (file === 'too large') throw refuse('cv_too_large')
  const user = await openAccount({ name, email, phone, password }, app)
  if (user === undefined) throw refuse('email_taken')
  log.info('registered', { userId: user.id })
  if (file !== undefined) await keepCv(user.id, file, app, log)
  await welcome(user, app, log)
  return { success: true, data: { user: signedInUserOf(user), token: await openSession(user, false, app) } }
}

type CvFile = { bytes: Uint8Array; type: CvType; fileName: string }

async function cvIn(file: UploadedFile): Promise<CvFile | 'wrong type' | 'too large'> {
  const type = cvTypeOf(file.name)
  if (type === undefined) return 'wrong type'
  if (file.size > cvLimits.directBytes) return 'too large'
  const bytes = new Uint8Array(await file.arrayBuffer())
  return kindOf(bytes) === type
    ? { bytes, type, fileName: file.name.slice(-cvLimits.fileNameCharacters) }
    : 'wrong type'
}

/** The account is there; a file that cannot be kept now is uploaded again from the profile, which shows it missing. */
async function keepCv(
  userId: string,
  { bytes, type, fileName }: CvFile,
  app: AuthApp,
  log: Log,
): Promise<void> {
  try {
    const files = await app.cvFiles()
    const key = await files.keepOwn(userId, app.random.id(), bytes, type)
    await app.users.noteCv(userId, { key, fileName })
  } catch (error) {
    log.warn('a cv was not kept', { userId, ...errorFields(error) })
  }
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
