import { email as emailSchema } from '#shared/domain/email.ts'
import { emailKey } from '#shared/domain/email-key.ts'
import { cvTypeOf, type CvData } from '#shared/domain/cv.ts'
import { counted } from '../accounts/counted.ts'
import { openAccount, welcome } from '../accounts/new-account.ts'
import { openSession, signedInUserOf } from '../accounts/open-session.ts'
import { isPassword } from '../accounts/password-hash.ts'
import { errorFields, type Log } from '../http/log.ts'
import type { StoredUser } from '../storage/stored-user.ts'
import type { CvTicket } from '../storage/cv-tickets.ts'
import type { CvApp, CvHandlers } from './app.ts'
import { readUpload } from './read-upload.ts'
import { keepFile } from './upload.ts'

/**
 * A CV is anybody's word about anybody: it may open an account that is new, but it may change one only for who shows to
 * be its person, by being signed in or by the password. Nothing that is stored is ever answered to who does not.
 */
export const registerWithCv: CvHandlers['registerWithCv'] = async (request, app) => {
  const { body, address, authorization, log, refuse } = request
  const attempt = await app.attempts(counted.registration(address), app.clock())
  if (!attempt.allowed) throw refuse('too_many_attempts', { retryAfterSeconds: attempt.retryAfterSeconds })

  const cvId = await cvIdOf(body, app)
  if (cvId === undefined) throw refuse('cv_not_found')
  if (cvId === 'wrong type') throw refuse('cv_wrong_type')
  if (cvId === 'too large') throw refuse('cv_too_large')
  const read = await readUpload(cvId, app, log)
  const corrected = body.pre_extracted_cv_data
  // What cannot be read never blocks: then what the person typed is all there is.
  const unreadable = read === 'cv_unreadable' || read === 'cv_locked' || read === 'cv_still_reading'
  if (typeof read === 'string' && !(unreadable && corrected !== undefined)) throw refuse(read)
  const ticket = typeof read === 'string' ? await app.tickets.find(cvId, app.clock()) : read.ticket
  const cv = corrected ?? (typeof read === 'string' ? undefined : read.cv)
  if (ticket === undefined || cv === undefined) throw refuse('cv_not_found')

  const email = emailSchema.safeParse(cv.email)
  if (!email.success) throw refuse('cv_without_email')
  if (cv.name === '') throw refuse('cv_without_name')
  const known = await app.users.byEmail(email.data)
  if (known === undefined) {
    const user = await openAccount({ ...profileFrom(cv), email: email.data }, app)
    if (user === undefined) throw refuse('user_exists', { more: alreadyThere(cv, ticket) })
    // The account is there; a file that cannot be moved now is uploaded again from the profile, which shows it missing.
    await adopt(user, { cvId, ticket }, app).catch((error: unknown) => {
      log.warn('a cv was not moved to its account', { userId: user.id, cvId, ...errorFields(error) })
    })
    log.info('registered with a cv', { userId: user.id, cvId })
    await welcome(user, app, log)
    return { success: true, data: { user: signedInUserOf(user), token: await openSession(user, false, app) } }
  }
  if (body.confirm_update !== 'true') throw refuse('user_exists', { more: alreadyThere(cv, ticket) })
  if (!(await isOwner(known, { authorization, password: body.password, address }, app, log))) {
    throw refuse('sign_in_to_update')
  }
  const changed = await app.users.change(known.id, profileFrom(cv))
  if (changed === undefined) throw refuse('sign_in_to_update')
  await adopt(changed, { cvId, ticket }, app)
  log.info('profile brought up to date with a cv', { userId: changed.id, cvId })
  return {
    success: true,
    data: { user: signedInUserOf(changed), token: await openSession(changed, false, app) },
  }
}

type Body = Parameters<CvHandlers['registerWithCv']>[0]['body']

async function cvIdOf({ cv_id, cv_file }: Body, app: CvApp): Promise<string | undefined> {
  if (cv_file === undefined) return cv_id
  const kept = await keepFile(cv_file, app)
  return typeof kept === 'string' ? kept : kept.cvId
}

/** Only what the uploaded file says, never what is stored. */
const alreadyThere = (cv: CvData, { fileName }: CvTicket) => ({
  extractedData: cv,
  fullExtractedInfo: { ...cv, fileName },
})

const profileFrom = (cv: CvData) => ({
  name: cv.name,
  phone: cv.phone,
  title: cv.title,
  location: cv.location,
  about: cv.summary,
  skills: cv.skills.filter((skill) => skill !== ''),
  experience: cv.experience,
  education: cv.education,
  languages: cv.languages,
})

/** The file moves from where it waits to its person's own, in place of an earlier one. */
async function adopt(
  user: StoredUser,
  { cvId, ticket }: { cvId: string; ticket: CvTicket },
  app: CvApp,
): Promise<void> {
  const key = await app.files.adopt(cvId, user.id, cvTypeOf(ticket.fileName) ?? ticket.type)
  await app.users.noteCv(user.id, { key, fileName: ticket.fileName })
}

type Proof = { authorization: string | undefined; password: string | undefined; address: string }

async function isOwner(
  user: StoredUser,
  { authorization, password, address }: Proof,
  app: CvApp,
  log: Log,
): Promise<boolean> {
  const signedIn = await app.authenticate(authorization)
  if (signedIn?.userId === user.id) return true
  if (password === undefined || password === '') return false
  const attempt = await app.attempts(counted.signIn(emailKey(user.email), address), app.clock())
  if (!attempt.allowed) return false
  if (!(await isPassword(password, user.passwordHash))) return false
  await attempt.giveBack()
  log.info('update proven by password', { userId: user.id })
  return true
}
