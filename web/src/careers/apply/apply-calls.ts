import { interviewsApi } from '../../api/interviews-client.ts'
import { candidateDataChanged } from '../../api/outdated.ts'
import { applicationOf } from './application-of.ts'
import type { ApplyEvent } from './apply-flow.ts'
import type { Failure } from '../../form/machine.ts'
import { applyFailure, startFailure, statusFailure } from './apply-words.ts'

// Imported when the button is first reached or pressed.

export async function checkStatus(jobId: string): Promise<ApplyEvent> {
  try {
    return { type: 'checked', application: await applicationOf(jobId) }
  } catch (error) {
    return { type: 'uncheckable', failure: statusFailure(error) }
  }
}

export async function createInterview(jobId: string): Promise<ApplyEvent> {
  try {
    await interviewsApi.create({ body: { jobId } })
    candidateDataChanged()
    return { type: 'created' }
  } catch (error) {
    return { type: 'refused', failure: applyFailure(error) }
  }
}

/** Answers the session that can be taken, or a new one in place of one that ended. */
export async function startInterview(
  jobId: string,
): Promise<{ interviewUrl: string } | { failure: Failure }> {
  try {
    const { data } = await interviewsApi.create({ body: { jobId } })
    return { interviewUrl: data.interviewUrl }
  } catch (error) {
    return { failure: startFailure(error) }
  }
}
