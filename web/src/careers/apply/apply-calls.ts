import type { ScreeningQuestion } from '#shared/position/screening.ts'
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
    const { data } = await interviewsApi.create({ body: { jobId } })
    candidateDataChanged()
    return { type: 'created', questions: data.questions ?? [] }
  } catch (error) {
    return { type: 'refused', failure: applyFailure(error) }
  }
}

/** `questions` come before the interview. */
export type Started = { interviewUrl: string; questions: readonly ScreeningQuestion[] }

/** Answers the session that can be taken, or a new one in place of one that ended. */
export async function startInterview(jobId: string): Promise<Started | { failure: Failure }> {
  try {
    const { data } = await interviewsApi.create({ body: { jobId } })
    return { interviewUrl: data.interviewUrl, questions: data.questions ?? [] }
  } catch (error) {
    return { failure: startFailure(error) }
  }
}
