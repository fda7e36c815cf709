import { email as emailSchema } from '#shared/platform/email.ts'
import { cvData, type CvData } from '#shared/account/cv.ts'
import { emailKey } from '#shared/platform/email-key.ts'
import { beginSignIn, signedInUserOf } from '../access/begin-sign-in.ts'
import type { CvTicket } from '../rows/cv-tickets.ts'
import type { StoredUser } from '../rows/stored-user.ts'
import type { CvApp, CvHandlers } from './app.ts'
import { openAccountFromCv } from './open-account.ts'
import { readUpload, type UnreadCode } from './read-upload.ts'
import { ownsAccount, updateAccountFromCv } from './update-account.ts'
import { keepFile } from './upload.ts'
import { unconfirmedIn } from './unconfirmed.ts'
import type { SavedCv, UploadedCv } from './uploaded-cv.ts'

/**
 * A CV proves nothing about the caller: it opens a new account, but changes an existing one only for its owner, who is
 * signed in or knows the password. The 409 returns the file's data and nothing that is stored.
 */
export const registerWithCv: CvHandlers['registerWithCv'] = async (request, app) => {
  const { body, authorization, ipAddress, countersFor, log, refuse } = request
  const upload = await uploadOf(request, app)
  if (upload.kind === 'refused') throw refuse(upload.code)
  if (upload.kind === 'adopted') return repeated(upload, request, app)
  const email = emailSchema.safeParse(upload.cv.email)
  if (!email.success) throw refuse('cv_without_email')
  if (upload.cv.name === '') throw refuse('cv_without_name')

  const accountOfEmail = await app.users.byEmail(email.data)
  if (accountOfEmail === undefined) {
    const opened = await openAccountFromCv(email.data, { ...upload, ipAddress }, app, log)
    if (opened !== undefined) return signedIn(opened.user, app, opened.cvStored)
    // A concurrent request opened an account with this e-mail address, or with this CV and another address.
    if (!(await app.users.isTaken(email.data))) throw refuse('cv_not_found')
    throw refuse('user_exists', { more: uploadedData(upload) })
  }
  if (body.confirm_update !== 'true') throw refuse('user_exists', { more: uploadedData(upload) })
  const proof = { authorization, password: body.password, ipAddress, countersFor }
  if (!(await ownsAccount(accountOfEmail, proof, app))) throw refuse('sign_in_to_update')
  const changed = await updateAccountFromCv(accountOfEmail.id, upload, app, log)
  // The file is not the one that was read, or another account has it by now.
  if (changed === undefined) throw refuse('cv_not_found')
  return signedIn(changed, app, true)
}

/**
 * Answers the repetition of a call whose answer was lost: the owner of the account that has the file gets the first answer again. A CV
 * opens no second account.
 */
async function repeated(
  { cvId, ticket, cv }: Adopted,
  { body, authorization, ipAddress, countersFor, log, refuse }: RegisterRequest,
  app: CvApp,
): Promise<Awaited<ReturnType<typeof signedIn>>> {
  const account = await app.users.byId(ticket.userId)
  const isSame = account !== undefined && (cv === undefined || emailKey(cv.email) === emailKey(account.email))
  if (!isSame) throw refuse('cv_not_found')
  if (body.confirm_update !== 'true') {
    throw refuse('user_exists', { more: uploadedData({ cv: cv ?? cvData.parse({}), ticket }) })
  }
  const proof = { authorization, password: body.password, ipAddress, countersFor }
  if (!(await ownsAccount(account, proof, app))) throw refuse('sign_in_to_update')
  const data = cv ?? ticket.extracted
  if (data === undefined) return signedIn(account, app, account.cv !== undefined)
  const changed = await updateAccountFromCv(
    account.id,
    { cvId, ticket, cv: data, unconfirmed: account.unconfirmed ?? [] },
    app,
    log,
  )
  if (changed === undefined) throw refuse('cv_not_found')
  return signedIn(changed, app, true)
}

type RegisterRequest = Parameters<CvHandlers['registerWithCv']>[0]
type Body = RegisterRequest['body']

/** `cv`: the candidate's corrections. */
type Adopted = { cvId: string; ticket: CvTicket & { userId: string }; cv: CvData | undefined }

type Upload =
  | ({ kind: 'found' } & UploadedCv & SavedCv)
  | ({ kind: 'adopted' } & Adopted)
  | { kind: 'refused'; code: UnreadCode | 'cv_too_large' }

/** The uploaded file, with the candidate's corrections in place of its data. */
async function uploadOf({ body, ipAddress, log }: RegisterRequest, app: CvApp): Promise<Upload> {
  const cvFile = await keptFile(body, app)
  if (cvFile.kind === 'refused') return cvFile
  const { cvId } = cvFile
  const corrected = body.pre_extracted_cv_data
  const read = await readUpload({ cvId, ipAddress }, app, log)
  if (read.kind === 'adopted') return { kind: 'adopted', cvId, ticket: read.ticket, cv: corrected }
  if (read.kind === 'read') {
    const cv = corrected ?? read.cv
    return {
      kind: 'found',
      cvId,
      ticket: read.ticket,
      cv,
      unconfirmed: unconfirmedIn(cv, read.cv, read.notes),
    }
  }
  // A CV that cannot be read does not block: the candidate's own data replace the file's.
  return read.kind === 'unreadable' && corrected !== undefined
    ? { kind: 'found', cvId, ticket: read.ticket, cv: corrected, unconfirmed: [] }
    : { kind: 'refused', code: read.code }
}

const keptFile = async ({ cv_id, cv_file }: Body, app: CvApp) => {
  if (cv_file !== undefined) return keepFile(cv_file, app)
  return cv_id === undefined
    ? ({ kind: 'refused', code: 'cv_not_found' } as const)
    : ({ kind: 'kept', cvId: cv_id } as const)
}

const uploadedData = ({ cv, ticket }: { cv: CvData; ticket: CvTicket }) => ({
  extractedData: cv,
  fullExtractedInfo: { ...cv, fileName: ticket.fileName },
})

const signedIn = async (user: StoredUser, app: CvApp, cvStored: boolean) => ({
  success: true as const,
  data: { user: signedInUserOf(user), token: await beginSignIn(user, false, app), cvStored },
})
