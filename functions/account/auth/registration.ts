import { beginSignIn, signedInUserOf } from '../access/begin-sign-in.ts'
import { isCommonPassword } from '../access/common-passwords.ts'
import { openAccount, welcome } from '../access/new-account.ts'
import { withinHalfOfTheTime } from '#functions/platform/world/deadline.ts'
import { networkIdentity } from '#functions/platform/http/network.ts'
import { errorFields, type Log } from '#functions/platform/log/log.ts'
import { readCvFile, type CvFile } from '../rows/cv-kind.ts'
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
