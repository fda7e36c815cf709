import { cvTypeOf, type CvData } from '#shared/account/cv.ts'
import type { ReadField } from '#shared/account/profile.ts'
import { errorFields, type Log } from '#functions/platform/log/log.ts'
import type { CvTicket } from '../rows/cv-tickets.ts'
import type { CvApp } from './app.ts'

/** A file that waits for its account. */
export type UploadedCv = { cvId: string; ticket: CvTicket }

/** The data that the candidate saved, and the fields that are left to confirm. */
export type SavedCv = { cv: CvData; unconfirmed: ReadField[] }

/** The profile's fields among a CV's. */
export const profileFrom = ({ cv, unconfirmed }: SavedCv) => ({
  unconfirmed,
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

/**
 * Moves the file to the account that its ticket names, in place of an earlier one; false when the file is not the one
 * that was read, or its account was deleted meanwhile. A repeated call does what an interrupted one left.
 */
export async function adoptCv(
  userId: string,
  { cvId, ticket }: UploadedCv,
  app: CvApp,
  log: Log,
): Promise<boolean> {
  const type = cvTypeOf(ticket.fileName) ?? ticket.type
  const key = await app.files.adopt(cvId, { userId, type, etag: ticket.etag ?? '' })
  if (key === undefined) return false
  const hasHiddenText = ticket.notes?.hasHiddenText === true
  const noted = { key, fileName: ticket.fileName, ...(hasHiddenText ? { hasHiddenText } : {}) }
  if (!(await app.users.noteCv(userId, noted))) {
    await app.files.remove(key)
    return false
  }
  await Promise.all([app.tickets.forgetData(cvId), app.files.tidy(userId, key, cvId)]).catch(
    (error: unknown) => {
      // The account has its file. The ticket and the pending file expire by themselves.
      log.warn('files that a cv replaces were not deleted', { userId, cvId, ...errorFields(error) })
    },
  )
  return true
}
