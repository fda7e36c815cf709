import * as z from 'zod/mini'
import type { Endpoint } from '#shared/platform/contract/endpoint.ts'
import type { DeclaredLimit } from '#shared/platform/contract/limits.ts'
import type { Call } from '#functions/platform/http/limits.ts'

/** A call of which every property that limits count by is known. */
export const aCall: Call = { ipAddress: '198.51.100.7', email: 'aisyah@example.com', userId: 'user-1' }

export const endpointWith = (...limits: DeclaredLimit[]): Endpoint => ({
  method: 'POST',
  path: '/books',
  auth: 'public',
  summary: 'Add a book',
  response: z.unknown(),
  limits,
})
