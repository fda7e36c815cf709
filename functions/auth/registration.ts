import { beginSignIn, signedInUserOf } from '../accounts/begin-sign-in.ts'
import { isCommonPassword } from '../accounts/common-passwords.ts'
import { openAccount, welcome } from '../accounts/new-account.ts'
import { withinHalfOfTheTime } from '../deadline.ts'
import { networkIdentity } from '../http/network.ts'
import { errorFields, type Log } from '../observability/log.ts'
import { readCvFile, type CvFile } from '../storage/cv-kind.ts'
import type { AuthApp, AuthHandlers } from './app.ts'

export const register: AuthHandlers['register'] = async ({ body, ipAddress, log, refuse }, app) => {
  const { name, email, phone = '', password, cv_file } = body
  if (password !== undefined && isCommonPassword(password, { name, email }))
    throw refuse('password_too_common')
  const file = cv_file === undefined ? undefined : await readCvFile(cv_file)
  if (file?.kind === 'refused') throw refuse(file.code)
  const user = await openAccount(
    { name, email, phone, password, registeredFrom: networkIdentity(ipAddress) },
    app,
  )
  if (user === undefined) throw refuse('email_taken')
  log.info('registered', { userId: user.id })
  const cvStored = file === undefined ? undefined : await storeCv(user.id, file, app, log)
  await welcome(user, app, log)
  const token = await beginSignIn(user, false, app)
  return {
    success: true,
    data: { user: signedInUserOf(user), token, ...(cvStored === undefined ? {} : { cvStored }) },
  }
}

/** The account exists by now. The answer says that the file is missing, and the candidate uploads it again. */
async function storeCv(
  userId: string,
  { bytes, type, fileName }: CvFile,
  app: AuthApp,
  log: Log,
): Promise<boolean> {
  try {
    return await withinHalfOfTheTime(async () => {
      const files = await app.cvFiles()
      const key = await files.keepOwn(userId, app.random.id(), bytes, type)
      return app.users.noteCv(userId, { key, fileName })
    })
  } catch (error) {
    log.warn('a cv was not stored', { userId, ...errorFields(error) })
    return false
  }
}

export const checkExistingUser: AuthHandlers['checkExistingUser'] = async ({ body }, app) => ({
  success: true,
  data: { exists: await app.users.isTaken(body.email) },
})
