import type { AnswerOf } from '#shared/platform/contract/endpoint.ts'
import type { auth } from '#shared/account/auth/auth.ts'
import type { Profile } from '#shared/account/profile.ts'
import { shownApplication } from '#functions/application/shown.ts'
import { attemptsAmong } from '#functions/application/rows/attempts.ts'
import type { EnquiryPage } from '#functions/enquiry/rows/enquiries-by-email.ts'
import { signInsAmong } from '../rows/stored-sign-in.ts'
import { profileOf, type StoredUser } from '../rows/stored-user.ts'
import type { AuthApp } from './app.ts'
import { exportedInterviews } from './exported-interviews.ts'

/** The presigned URL of the CV expires after five minutes, so each answer gets a new one. */
export async function withCvUrl(account: StoredUser, app: AuthApp): Promise<Profile> {
  const { cv } = account
  if (cv === undefined) return profileOf(account, null)
  const files = await app.cvFiles()
  return profileOf(account, await files.urlOf(cv.key, cv.fileName))
}

type Export = AnswerOf<typeof auth.exportMe>['data']

/** For an e-mail address that is not proved. */
export const noEnquiries: EnquiryPage = { enquiries: [], next: undefined }

const exported = ({ enquiries, next }: EnquiryPage): Pick<Export, 'enquiries' | 'next'> => ({
  enquiries: enquiries.map(({ receivedAt, enquiry }) => ({ receivedAt, ...enquiry })),
  next: next ?? null,
})

const nothing = { signIns: [], applications: [], interviews: [], earlierAttempts: [], files: [] }

type PersonExport = Omit<
  AnswerOf<typeof auth.exportCandidate>['data'],
  'assessments' | 'interviewNotes' | 'enquiriesLeftOut'
>

/** What is stored about a person without an account. */
export const exportOfEnquiries = (page: EnquiryPage, { clock }: Pick<AuthApp, 'clock'>): PersonExport => ({
  exportedAt: clock().toISOString(),
  profile: null,
  ...nothing,
  ...exported(page),
})

/** A later page of the export: further enquiries. The first page has everything else. */
export const exportOfMore = async (
  account: StoredUser,
  page: EnquiryPage,
  app: AuthApp,
): Promise<Export> => ({
  exportedAt: app.clock().toISOString(),
  profile: await withCvUrl(account, app),
  ...nothing,
  ...exported(page),
})

/** Everything stored about a candidate. */
export async function exportOf(account: StoredUser, page: EnquiryPage, app: AuthApp): Promise<Export> {
  const [guards, applied, interviews, profile] = await Promise.all([
    app.guardsByUser.of(account.id),
    app.applications.ofUser(account.id),
    exportedInterviews(account.id, app),
    withCvUrl(account, app),
  ])
  return {
    exportedAt: app.clock().toISOString(),
    profile,
    signIns: signInsAmong(guards).map(({ startedAt, expiresAt, remembered }) => ({
      startedAt,
      endsAt: new Date(expiresAt * 1000).toISOString(),
      remembered,
    })),
    applications: applied.map(shownApplication),
    interviews,
    earlierAttempts: attemptsAmong(guards).map(({ jobId, started, expiresAt }) => ({
      jobId,
      interviewsStarted: started,
      keptUntil: new Date(expiresAt * 1000).toISOString(),
    })),
    files: profile.cv_url === null ? [] : [{ name: profile.cvFileName ?? 'cv', url: profile.cv_url }],
    ...exported(page),
  }
}
