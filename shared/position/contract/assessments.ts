import * as z from 'zod/mini'
import { sectionOutlines } from '../assessment.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { success } from '#shared/platform/contract/wire.ts'

export const assessments = {
  byJob: endpoint({
    method: 'GET',
    path: '/assessments/by-job/{jobId}',
    auth: 'candidate',
    summary:
      "The sections of a job's interview without their questions; none where the job has no assessment of its own",
    response: success(z.object({ sections: sectionOutlines })),
    errors: ['job_not_found'],
  }),
} as const
