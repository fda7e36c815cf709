import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** For local development. No deployment has a route or a function for it. */
export const dev = {
  resetApplications: endpoint({
    method: 'POST',
    path: '/auth/dev/reset-applications',
    auth: 'candidate',
    summary: "Delete the signed-in candidate's applications",
    response: z.object({ success: z.literal(true), data: z.object({ removed: z.number() }) }),
  }),
} as const
