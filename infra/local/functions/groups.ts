import { api, type GroupName } from '#shared/contract/api.ts'
import { dev } from '#shared/contract/dev.ts'
import { createAssessmentsApp } from '#functions/assessments/app.ts'
import { routes as assessmentsRoutes } from '#functions/assessments/routes.ts'
import { createAuthApp } from '#functions/auth/app.ts'
import { routes as authRoutes } from '#functions/auth/routes.ts'
import type { Config, VoiceAccount } from '#functions/config.ts'
import { createContactApp } from '#functions/contact/app.ts'
import { routes as contactRoutes } from '#functions/contact/routes.ts'
import { createCvApp } from '#functions/cv/app.ts'
import { createCvReader } from '#functions/cv/reader/reader.ts'
import { routes as cvRoutes } from '#functions/cv/routes.ts'
import { createHealthApp } from '#functions/health/app.ts'
import { routes as healthRoutes } from '#functions/health/routes.ts'
import type { LambdaHandler } from '#functions/http/event.ts'
import type { TextRecognition } from '#functions/ports.ts'
import type { KeyRing } from '#functions/http/key-ring.ts'
import { serve } from '#functions/http/lambda.ts'
import { createInterviewApp } from '#functions/interview/app.ts'
import { routes as interviewRoutes } from '#functions/interview/routes.ts'
import { createInterviewsApp } from '#functions/interviews/app.ts'
import { routes as interviewsRoutes } from '#functions/interviews/routes.ts'
import { createJobsApp } from '#functions/jobs/app.ts'
import { routes as jobsRoutes } from '#functions/jobs/routes.ts'
import { createRecruitingApp } from '#functions/recruiting/app.ts'
import { routes as recruitingRoutes } from '#functions/recruiting/routes.ts'
import { createVoiceAgentApp } from '#functions/voice-agent/app.ts'
import { routes as voiceAgentRoutes } from '#functions/voice-agent/routes.ts'
import type { World } from '#functions/world.ts'
import { localCvProgram } from './cv-program.ts'
import { devRoutes } from './dev-routes.ts'
import { routesOf, type GatewayRoute } from '../gateway/routes.ts'

type Parts = {
  /** Each group signs with its own key; `dev-routes.ts` signs with the root's. */
  configOf: (group: GroupName | 'root') => Config
  ring: KeyRing
  world: World
  /** The folder of the built renderer; without it only the snapshot is published. */
  rendererFolder?: string | undefined
  /** What a request may take; by default what it may take when deployed. */
  requestMilliseconds?: number | undefined
  /** In place of Tesseract. */
  recognise?: TextRecognition | undefined
  /** The account at the provider of calls; without it the interviewer is the built-in one. */
  voice?: VoiceAccount | undefined
}

/** Tesseract is large and rarely needed, so it is imported with the first scan. */
const localReader = (recognise?: TextRecognition) =>
  createCvReader({
    program: localCvProgram,
    recognise: recognise ?? (async (file) => (await import('./text-recognition.ts')).recogniseLocally(file)),
  })

/** One function for each group of the contract, as when deployed. A group without one does not compile. */
const functionsOf = ({
  configOf,
  ring,
  world,
  rendererFolder,
  requestMilliseconds,
  recognise,
  voice,
}: Parts): Record<GroupName, LambdaHandler> => ({
  assessments: serve(
    api.assessments,
    assessmentsRoutes,
    createAssessmentsApp(configOf('assessments'), ring, world),
    requestMilliseconds,
  ),
  auth: serve(api.auth, authRoutes, createAuthApp(configOf('auth'), ring, world), requestMilliseconds),
  contact: serve(
    api.contact,
    contactRoutes,
    createContactApp(configOf('contact'), world),
    requestMilliseconds,
  ),
  cv: serve(
    api.cv,
    cvRoutes,
    createCvApp({ config: configOf('cv'), ring, world, reader: localReader(recognise) }),
    requestMilliseconds,
  ),
  health: serve(
    api.health,
    healthRoutes,
    createHealthApp(configOf('health'), world.log),
    requestMilliseconds,
  ),
  interview: serve(
    api.interview,
    interviewRoutes,
    createInterviewApp(configOf('interview'), ring, world),
    requestMilliseconds,
  ),
  interviews: serve(
    api.interviews,
    interviewsRoutes,
    createInterviewsApp(configOf('interviews'), ring, world),
    requestMilliseconds,
  ),
  jobs: serve(api.jobs, jobsRoutes, createJobsApp(configOf('jobs'), ring, world), requestMilliseconds),
  recruiting: serve(
    api.recruiting,
    recruitingRoutes,
    createRecruitingApp(configOf('recruiting'), world, rendererFolder),
    requestMilliseconds,
  ),
  voiceAgent: serve(
    api.voiceAgent,
    voiceAgentRoutes,
    createVoiceAgentApp(configOf('voiceAgent'), { ring, world, voice }),
    requestMilliseconds,
  ),
})

export function groupRoutes(parts: Parts): GatewayRoute[] {
  const functions = functionsOf(parts)
  const forDevelopers = serve(dev, devRoutes, createAuthApp(parts.configOf('root'), parts.ring, parts.world))
  return [
    ...(Object.keys(api) as GroupName[]).flatMap((name) => routesOf(api[name], functions[name])),
    ...routesOf(dev, forDevelopers),
  ]
}
