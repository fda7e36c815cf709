import { cvTypeOf, type CvData } from '#shared/domain/cv.ts'
import type { CvTicket } from '../storage/cv-tickets.ts'
import type { CvApp } from './app.ts'

/** A file that waits for its account. */
export type UploadedCv = { cvId: string; ticket: CvTicket }

/** The profile's fields among a CV's. */
export const profileFrom = (cv: CvData) => ({
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

/** Moves the file to its account, in place of an earlier one. */
export async function adoptCv(userId: string, { cvId, ticket }: UploadedCv, app: CvApp): Promise<void> {
  const key = await app.files.adopt(cvId, userId, cvTypeOf(ticket.fileName) ?? ticket.type)
  await app.users.noteCv(userId, { key, fileName: ticket.fileName })
}
