import type { TextRecognition } from 'cv-reader/text-recognition'
import { api, type GroupName } from '#shared/contract/api.ts'
import { dev } from '#shared/contract/dev.ts'
import { createAssessmentsApp } from '#functions/assessments/app.ts'
import { routes as assessmentsRoutes } from '#functions/assessments/routes.ts'
import { createAuthApp } from '#functions/auth/app.ts'
import { routes as authRoutes } from '#functions/auth/routes.ts'
import type { ApiConfig, Config } from '#functions/config.ts'
import { createContactApp } from '#functions/contact/app.ts'
import { routes as contactRoutes } from '#functions/contact/routes.ts'
import { createCvApp } from '#functions/cv/app.ts'
import { createCvReader } from '#functions/cv/reader.ts'
import { routes as cvRoutes } from '#functions/cv/routes.ts'
import { createHealthApp } from '#functions/health/app.ts'
import { routes as healthRoutes } from '#functions/health/routes.ts'
import { factorRing } from '#functions/key-ring.ts'
import type { LambdaHandler } from '#functions/http/event.ts'
import { serve } from '#functions/http/lambda.ts'
import { createInterviewApp } from '#functions/interview-start/app.ts'
import { routes as interviewRoutes } from '#functions/interview-start/routes.ts'
import { createInterviewsApp } from '#functions/interview-sessions/app.ts'
import { routes as interviewsRoutes } from '#functions/interview-sessions/routes.ts'
import { createInterviewerApp } from '#functions/interviewer/app.ts'
import { routes as interviewerRoutes } from '#functions/interviewer/routes.ts'
import { createJobsApp } from '#functions/jobs/app.ts'
import { routes as jobsRoutes } from '#functions/jobs/routes.ts'
import { createRecruitingApp } from '#functions/recruiting/app.ts'
import { routes as recruitingRoutes } from '#functions/recruiting/routes.ts'
import { createStaffAssessmentsApp } from '#functions/staff-assessments/app.ts'
import { routes as staffAssessmentsRoutes } from '#functions/staff-assessments/routes.ts'
import { createStaffApp } from '#functions/staff/app.ts'
import { routes as staffRoutes } from '#functions/staff/routes.ts'
import { createVoiceAgentApp } from '#functions/voice-agent/app.ts'
import { routes as voiceAgentRoutes } from '#functions/voice-agent/routes.ts'
import type { World } from '#functions/world.ts'
import { localSettings } from '../account/settings.ts'
import type { SecretsOf } from '../account/secrets.ts'
import { localCvProgram } from './cv-program.ts'
import { devRoutes } from './dev-routes.ts'
import { routesOf, type GatewayRoute } from '../gateway/routes.ts'

type Parts = {
  /** Each group signs with its own key; `dev-routes.ts` signs with the root's. */
  configOf: (group: GroupName | 'root') => Config
  /** The secrets that each deployed group reads at its start. */
  secretsOf: SecretsOf
  world: World
  /** The folder of the built renderer; without it only the snapshot is published. */
  rendererFolder?: string | undefined
  /** The time limit of a request; by default the deployed one. */
  requestMilliseconds?: number | undefined
  /** Replaces Tesseract. */
  recognise?: TextRecognition | undefined
}

/** Tesseract is large and rarely needed, so it is imported with the first scan. */
const localReader = ({ world, recognise }: Parts) =>
  createCvReader({
    log: world.log,
    program: localCvProgram,
    recognise: recognise ?? (async (file) => (await import('./text-recognition.ts')).recogniseLocally(file)),
  })

function functionsOf(parts: Parts): Record<GroupName, LambdaHandler> {
  const { world, rendererFolder, requestMilliseconds: milliseconds } = parts
  const configOf = (group: GroupName) => apiConfigOf(parts, group)
  const ringOf = (group: GroupName) => parts.secretsOf(group)('signInKeys')
  const voiceParts = { ring: ringOf('voiceAgent'), world, voice: parts.secretsOf('voiceAgent')('voiceKeys') }
  const interviewerParts = {
    ring: ringOf('interviewer'),
    world,
    account: parts.secretsOf('interviewer')('modelKey'),
  }
  const cvParts = { config: configOf('cv'), ring: ringOf('cv'), world, reader: localReader(parts) }
  const apps = {
    assessments: createAssessmentsApp(configOf('assessments'), ringOf('assessments'), world),
    auth: createAuthApp(configOf('auth'), ringOf('auth'), world),
    contact: createContactApp(configOf('contact'), world),
    cv: createCvApp(cvParts),
    health: createHealthApp(configOf('health'), world.log),
    interview: createInterviewApp(configOf('interview'), ringOf('interview'), world),
    interviewer: createInterviewerApp(configOf('interviewer'), interviewerParts),
    interviews: createInterviewsApp(configOf('interviews'), ringOf('interviews'), world),
    jobs: createJobsApp(configOf('jobs'), ringOf('jobs'), world),
    recruiting: createRecruitingApp(configOf('recruiting'), world, rendererFolder),
    staff: createStaffApp(
      configOf('staff'),
      factorRing(parts.secretsOf('staff')('factorKeys'), ringOf('staff')),
      world,
    ),
    staffAssessments: createStaffAssessmentsApp(configOf('staffAssessments'), world),
    voiceAgent: createVoiceAgentApp(configOf('voiceAgent'), voiceParts),
  }
  return {
    assessments: serve(api.assessments, assessmentsRoutes, apps.assessments, milliseconds),
    auth: serve(api.auth, authRoutes, apps.auth, milliseconds),
    contact: serve(api.contact, contactRoutes, apps.contact, milliseconds),
    cv: serve(api.cv, cvRoutes, apps.cv, milliseconds),
    health: serve(api.health, healthRoutes, apps.health, milliseconds),
    interview: serve(api.interview, interviewRoutes, apps.interview, milliseconds),
    interviewer: serve(api.interviewer, interviewerRoutes, apps.interviewer, milliseconds),
    interviews: serve(api.interviews, interviewsRoutes, apps.interviews, milliseconds),
    jobs: serve(api.jobs, jobsRoutes, apps.jobs, milliseconds),
    recruiting: serve(api.recruiting, recruitingRoutes, apps.recruiting, milliseconds),
    staff: serve(api.staff, staffRoutes, apps.staff, milliseconds),
    staffAssessments: serve(
      api.staffAssessments,
      staffAssessmentsRoutes,
      apps.staffAssessments,
      milliseconds,
    ),
    voiceAgent: serve(api.voiceAgent, voiceAgentRoutes, apps.voiceAgent, milliseconds),
  }
}

const apiConfigOf = ({ configOf, secretsOf }: Parts, name: GroupName | 'root'): ApiConfig => ({
  ...configOf(name),
  apiKeys: localSettings.apiKeys,
  originSecrets: secretsOf(name)('originSecrets'),
})

export function groupRoutes(parts: Parts): GatewayRoute[] {
  const functions = functionsOf(parts)
  const ring = parts.secretsOf('root')('signInKeys')
  const forDevelopers = serve(dev, devRoutes, createAuthApp(apiConfigOf(parts, 'root'), ring, parts.world))
  return [
    ...(Object.keys(api) as GroupName[]).flatMap((name) => routesOf(api[name], functions[name])),
    ...routesOf(dev, forDevelopers),
  ]
}
