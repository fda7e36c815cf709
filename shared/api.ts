import { assessments } from '#shared/position/contract/assessments.ts'
import { auth } from '#shared/account/auth/auth.ts'
import { contact } from '#shared/enquiry/contract/contact.ts'
import { cv } from '#shared/account/contract/cv.ts'
import type { Group } from '#shared/platform/contract/endpoint.ts'
import { health } from '#shared/platform/contract/health.ts'
import { interviewStart } from '#shared/interview/contract/interview-start.ts'
import { interviewer } from '#shared/interview/contract/interviewer.ts'
import { interviews } from '#shared/interview/contract/interviews.ts'
import { jobs } from '#shared/application/contract/jobs.ts'
import { recruiting } from '#shared/desk/contract/recruiting.ts'
import { staff } from '#shared/desk/contract/staff.ts'
import { staffAssessments } from '#shared/desk/contract/staff-assessments.ts'
import { voiceAgent } from '#shared/interview/contract/voice-agent.ts'

/**
 * All groups of endpoints. A group's key is also its Lambda, its OpenAPI tag and its folder in `functions/<noun>/`: with hyphens, and
 * without the noun where it begins with that.
 */
export const api = {
  assessments,
  auth,
  contact,
  cv,
  health,
  interviewStart,
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
