import { recruiterStatus } from '#shared/application/application.ts'
import {
  interviewOrExpired,
  nextApplicationStatus,
  type RecruiterStatus,
} from '#shared/application/application-status.ts'
import type { RecruiterApi } from '../api/recruiter-api.ts'
import { UsageError } from '../usage-error.ts'
import { findApplication, withReference, type Listed } from './application-list.ts'
import { refusedAs, unknownApplication } from './refused.ts'

export const naming =
  'Name an application by its REF in "applications list", the beginning of that, or its id.'

export const oneOf = <Status extends string>(text: string, statuses: readonly Status[]): Status => {
  const match = statuses.find((status) => status === text)
  if (match !== undefined) return match
  throw new UsageError(`"${text}" is not a status here; the statuses are ${statuses.join(', ')}.`)
}

export const nextStatuses = (
  application: Pick<Listed, 'status' | 'interview' | 'interviewWaived'>,
): RecruiterStatus[] =>
  recruiterStatus.options.filter((next) => {
    const event = {
      kind: 'recruiter_set',
      status: next,
      interview: interviewOrExpired(application, application.interview),
    } as const
    return nextApplicationStatus(application.status, event) !== undefined
  })

export type Shown = Awaited<ReturnType<RecruiterApi['showApplication']>>['data'] & { application: Listed }

export async function show(api: RecruiterApi, text: string): Promise<Shown> {
  const { id } = await findApplication(api, text)
  const { data } = await refusedAs(api.showApplication({ params: { id } }), {
    application_not_found: unknownApplication(text),
  })
  return { ...data, application: withReference(data.application) }
}
