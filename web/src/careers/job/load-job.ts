import { apiBase } from '#shared/contract/endpoint.ts'
import { send } from '../../api/send.ts'
import { filled } from '../../site/link.ts'

/** Asks the API for a job. There is no such endpoint yet, so that every job is missing. */
export const loadJob = (jobId: string): Promise<unknown> =>
  send({
    method: 'GET',
    address: apiBase + filled('/jobs/{jobId}', { jobId }),
    body: undefined,
    bodyKind: 'json',
    headers: {},
    on401: 'stay',
  })
