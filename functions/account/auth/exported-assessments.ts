import type { ExportedAssessment } from '#shared/application/staff-assessment.ts'
import type { AuthApp } from './app.ts'

/** What members of staff wrote about a candidate. It names them, so a privacy officer judges what of it is sent. */
export async function exportedAssessments(
  userId: string,
  { assessments, members }: Pick<AuthApp, 'assessments' | 'members'>,
): Promise<ExportedAssessment[]> {
  const all = await assessments.ofUser(userId)
  return Promise.all(
    all.map(async ({ jobId, memberId, marks, note, updatedAt }) => ({
      jobId,
      name: (await members.byId(memberId))?.name ?? '',
      marks,
      note,
      updatedAt,
    })),
  )
}

/** What they wrote about interviews that had no date. */
export const exportedInterviewNotes = async (
  userId: string,
  { applications }: Pick<AuthApp, 'applications'>,
): Promise<{ jobId: string; note: string }[]> =>
  (await applications.ofUser(userId)).flatMap(({ jobId, interviewNote: note }) =>
    note === undefined ? [] : [{ jobId, note }],
  )
