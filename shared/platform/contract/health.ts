import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { success } from './wire.ts'

export const health = {
  check: endpoint({
    method: 'GET',
    path: '/health',
    auth: 'public',
    summary: 'Whether the backend and its storage answer',
    response: success(
      z.object({
        status: z.literal('ok'),
        /** The commit that is deployed; `local` in the local run. An older API does not send it. */
        release: z._default(z.string(), ''),
      }),
    ),
    errors: ['backend_unavailable'],
  }),
} as const
