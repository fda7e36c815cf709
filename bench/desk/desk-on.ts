import { appOn } from '#tests/support/function-config.ts'
import { api } from '#shared/api.ts'
import { deskGroup } from '#shared/platform/contract/desk.ts'
import { routeKeyOf, type Endpoint } from '#shared/platform/contract/endpoint.ts'
import { deskHeader } from '#shared/platform/contract/headers.ts'
import { createStaffGate } from '#functions/application/staff-gate.ts'
import type { LambdaHandler } from '#functions/platform/http/event.ts'
import { serve } from '#functions/platform/http/lambda.ts'
import { noticesUses } from '#functions/desk/notices/app.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { systemClock, systemRandom } from '#functions/platform/world/ports.ts'
import { recruitingUses, type RecruitingApp } from '#functions/desk/recruiting/app.ts'
import { routes as recruitingRoutes } from '#functions/desk/recruiting/routes.ts'
import { routes as assessmentsRoutes } from '#functions/desk/staff-assessments/routes.ts'
import { createAssessments } from '#functions/application/rows/assessments.ts'
import { createNotes } from '#functions/application/rows/notes.ts'
import { createStaffEvents } from '#functions/platform/staff/staff-events.ts'
import { createNoticeRows } from '#functions/desk/rows/notice-rows.ts'
import { localConfig } from '#infra/local/functions/config.ts'
import { anEvent, testSecrets } from '#tests/support/events.ts'
import { tokenOf, type members } from './seeded-desk.ts'

const recruiting = deskGroup(api.recruiting)
const assessments = deskGroup(api.staffAssessments)

/** One request of a page of the desk. */
export type Asked = {
  endpoint: Endpoint
  params?: Record<string, string>
  query?: string
  json?: unknown
  by?: keyof typeof members
}

/** A URL at which nothing answers: the measured requests open no file and send no e-mail. */
const nowhere = 'http://localhost:1'

const world = { clock: systemClock, random: systemRandom, log: createLog({}, () => {}) }

function configOn(dynamo: string) {
  return localConfig({ site: nowhere, dynamo, s3: nowhere, ses: nowhere })
}

/** The desk's functions, by route. */
function handlersOn(app: RecruitingApp): ReadonlyMap<string, LambdaHandler> {
  const { dynamo, members, applications, jobs, clock } = app
  const tables = { assessments: 'assessments', applications: 'applications' }
  const ofAssessments = {
    log: app.log,
    secrets: app.secrets,
    staff: createStaffGate({ dynamo, tables: { staff: 'staff' }, random: systemRandom, clock }),
    members,
    applications,
    jobs,
    assessments: createAssessments(dynamo, tables, systemRandom),
    notes: createNotes(dynamo, tables, systemRandom),
    letters: app.staffLetters,
    audit: app.audit,
    clock,
    random: systemRandom,
  }
  const served = (group: object, handler: LambdaHandler): [string, LambdaHandler][] =>
    Object.values(group).map((endpoint: Endpoint) => [routeKeyOf(endpoint), handler])
  return new Map([
    ...served(recruiting, serve(api.recruiting, recruitingRoutes, app)),
    ...served(assessments, serve(api.staffAssessments, assessmentsRoutes, ofAssessments)),
  ])
}

export function deskOn(url: string) {
  const app = appOn(recruitingUses, [configOn(url), world], {
    secrets: testSecrets,
    rendererFolder: undefined,
  })
  const handlers = handlersOn(app)
  const { dynamo } = app
  return {
    dynamo,

    /** The answer's data; throws where the desk refuses. */
    async ask({ endpoint, by = 'recruiter', ...wanted }: Asked): Promise<Record<string, unknown>> {
      const event = anEvent(routeKeyOf(endpoint), { ...wanted, headers: { [deskHeader]: 'page' } })
      const handler = handlers.get(routeKeyOf(endpoint))
      if (handler === undefined) throw new Error(`No function serves ${routeKeyOf(endpoint)}.`)
      const { statusCode, body } = await handler({ ...event, cookies: [`__Host-desk=${tokenOf(by)}`] })
      if (statusCode !== 200) throw new Error(`${routeKeyOf(endpoint)}: ${statusCode} ${body}`)
      return (JSON.parse(body) as { data: Record<string, unknown> }).data
    },

    /** The function that sends notices, with the same client. */
    noticesApp: () => ({
      ...appOn(noticesUses, [configOn(url), world], {}),
      members: app.members,
      notices: createNoticeRows(dynamo, 'staff'),
      events: createStaffEvents(dynamo, 'events'),
      jobs: app.jobs,
    }),
  }
}

export type Desk = ReturnType<typeof deskOn>

export const deskEndpoints = { ...recruiting, ...assessments }
