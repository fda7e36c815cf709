import type { JobApplication } from '#shared/application/contract/jobs.ts'
import { jobPageApplicationStatuses } from '#shared/application/application-status.ts'
import { jobPageInterviewStatuses } from '#shared/application/session/interview-status.ts'
import { jobsApi } from '../../api/jobs-client.ts'

const statusIn = <Status extends string>(statuses: readonly Status[], sent: string | null) =>
  statuses.find((status) => status === sent)

/** An open tab reads a newer API: a status that it does not know becomes the one that says least. */
export const readJobApplication = (sent: JobApplication): JobApplication => ({
  ...sent,
  applicationStatus: statusIn(jobPageApplicationStatuses, sent.applicationStatus) ?? null,
  interviewStatus: statusIn(jobPageInterviewStatuses, sent.interviewStatus) ?? 'not_started',
  teamInterview: sent.teamInterview ?? null,
  continueBefore: sent.continueBefore ?? null,
  interviewsLeft: sent.interviewsLeft ?? null,
  interviewWaived: sent.interviewWaived ?? false,
  questions: sent.questions ?? [],
})

/** The signed-in candidate's application for a job. */
export const applicationOf = async (jobId: string): Promise<JobApplication> =>
  readJobApplication(await jobsApi.applicationStatus({ params: { id: jobId } }))
