import { interviewsApi } from '../../api/interviews-client.ts'
import { jobsApi } from '../../api/jobs-client.ts'
import type { ApplyEvent } from './apply-flow.ts'
import { applyFailure, statusFailure } from './apply-words.ts'

// Imported when the button is first reached or pressed: zod, the contract and the clients are larger than the page.

export async function checkStatus(jobId: string): Promise<ApplyEvent> {
  try {
    return { type: 'checked', application: await jobsApi.applicationStatus({ params: { id: jobId } }) }
  } catch (error) {
    return { type: 'uncheckable', failure: statusFailure(error) }
  }
}

export async function createInterview(jobId: string): Promise<ApplyEvent> {
  try {
    await interviewsApi.create({ body: { jobId } })
    return { type: 'created' }
  } catch (error) {
    return { type: 'refused', failure: applyFailure(error) }
  }
}
