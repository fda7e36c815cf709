import * as z from 'zod/mini'
import { job } from '../job.ts'
import { anyLine } from '#shared/platform/text.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'

export const jobsPerPage = { usual: 20, max: 100 } as const

const filter = z.optional(anyLine(200, 0))

/** The part of the group `jobs` that knows no application. */
export const jobList = {
  list: endpoint({
    method: 'GET',
    path: '/jobs',
    auth: 'public',
    summary: 'The open positions, filtered; from a snapshot that is refreshed on publication',
    query: z.object({
      search: filter,
      department: filter,
      location: filter,
      job_type: filter,
      page: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
      limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(jobsPerPage.max))),
    }),
    response: z.object({ jobs: z.array(job), total: z.number(), page: z.number(), limit: z.number() }),
  }),
} as const
