import type { LambdaHandler } from '#functions/http/event.ts'
import { createLog } from '#functions/observability/log.ts'
import { serve } from '#functions/http/lambda.ts'
import { bareSwitch, guardedSwitch } from './comparison/bare-switch.ts'
import { usualRouter } from './comparison/usual-router.ts'
import { goals, ratioAtMost, type Figure, type Section } from './figures.ts'
import { benchDoors, enquiryText, gatewayEvent } from './gateway-event.ts'
import { pairedFigure, pairedRounds, type Contender } from './rounds.ts'
import { doorless, doorlessRoutes, silentLog, storageFree, storageFreeRoutes } from './storage-free.ts'

/** Short slices, so that a disturbance of the machine affects neighbouring slices alike. */
const requestsPerSlice = 2000
/** Until V8 has optimised the code. */
const warmUpSlices = 60

/** The cost of a warm request before and after its handler, in alternating slices. */
export async function requestCosts(slices: number): Promise<Section> {
  let logged = 0
  const countLine = (line: string): void => {
    logged += line.length
  }
  const log = createLog({}, countLine)
  const body = enquiryText(1)
  const event = { ...gatewayEvent({ routeKey: 'POST /api/contact', body }), body }
  const letIn = withoutDoor(event)
  const routed = serve(doorless, doorlessRoutes, { secrets: benchDoors, log: silentLog })
  const served = serve(storageFree, storageFreeRoutes, { secrets: benchDoors, log })
  const guarded = guardedSwitch(benchDoors, countLine)
  const contenders = {
    routed: slice(() => routed(letIn)),
    bare: slice(() => bareSwitch(letIn)),
    served: slice(() => served(event)),
    guarded: slice(() => guarded(event)),
    router: slice(() => usualRouter(event)),
  }
  await pairedRounds(warmUpSlices, contenders)
  const times = await pairedRounds(slices, contenders)
  if (logged === 0)
    throw new Error('No request was logged, so the benchmark does not measure complete requests.')

  const figure = (what: string, mine: number[], values: number[], name: string): Figure =>
    pairedFigure(what, 'us', mine, { values, name })
  const routing = figure('routing + validation', times.routed, times.bare, 'bare switch, same schemas')
  return {
    title: `Warm request (${slices} slices of ${requestsPerSlice})`,
    figures: [
      { ...routing, goal: ratioAtMost(goals.routingToBareSwitch, routing.ratio) },
      figure('with door and log line', times.served, times.guarded, 'switch with door and log line'),
      figure('with door and log line', times.served, times.bare, 'bare switch, same schemas'),
      figure('with door and log line', times.served, times.router, 'Hono, without door and log'),
    ],
  }
}

type Event = Parameters<LambdaHandler>[0]

const withoutDoor = (event: Event): Event => {
  const { accept, 'content-type': contentType, host } = event.headers
  return {
    ...event,
    headers: { accept, 'content-type': contentType, host },
    requestContext: {
      ...event.requestContext,
      authorizer: { iam: { userArn: 'arn:aws:iam::000000000000:user/bench' } },
    },
  }
}

/** Measures the microseconds per request over one slice. */
const slice =
  (request: () => Promise<{ statusCode: number }>): Contender =>
  async () => {
    const start = performance.now()
    for (let count = 0; count < requestsPerSlice; count += 1) {
      const { statusCode } = await request()
      if (statusCode !== 200) throw new Error(`A valid request was answered ${statusCode}.`)
    }
    return ((performance.now() - start) * 1000) / requestsPerSlice
  }
