import { assessments } from './assessments.ts'
import { auth } from './auth.ts'
import { contact } from './contact.ts'
import { cv } from './cv.ts'
import type { Group } from './endpoint.ts'
import { health } from './health.ts'
import { interview } from './interview.ts'
import { interviews } from './interviews.ts'
import { jobs } from './jobs.ts'
import { recruiting } from './recruiting.ts'

/** All groups of endpoints. A group's key is also its folder in `functions/`, its Lambda and its OpenAPI tag. */
export const api = {
  assessments,
  auth,
  contact,
  cv,
  health,
  interview,
  interviews,
  jobs,
  recruiting,
} as const satisfies Record<string, Group>

export type Api = typeof api
export type GroupName = keyof Api
