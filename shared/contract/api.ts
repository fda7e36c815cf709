import { assessments } from './assessments.ts'
import { auth } from './auth.ts'
import { contact } from './contact.ts'
import { cv } from './cv.ts'
import type { Group } from './endpoint.ts'
import { health } from './health.ts'
import { interview } from './interview-start.ts'
import { interviewer } from './interviewer.ts'
import { interviews } from './interviews.ts'
import { jobs } from './jobs.ts'
import { recruiting } from './recruiting.ts'
import { staff } from './staff.ts'
import { staffAssessments } from './staff-assessments.ts'
import { voiceAgent } from './voice-agent.ts'

/** All groups of endpoints. A group's key is also its Lambda, its OpenAPI tag and, with hyphens, its folder in `functions/`. */
export const api = {
  assessments,
  auth,
  contact,
  cv,
  health,
  interview,
  interviewer,
  interviews,
  jobs,
  recruiting,
  staff,
  staffAssessments,
  voiceAgent,
} as const satisfies Record<string, Group>

export type Api = typeof api
export type GroupName = keyof Api
