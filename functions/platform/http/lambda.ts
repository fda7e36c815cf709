import { waysIn } from '#shared/platform/contract/desk.ts'
import {
  routeKeyOf,
  type ActOf,
  type Endpoint,
  type ForDesk,
  type Group,
  type LimitOf,
} from '#shared/platform/contract/endpoint.ts'
import { Refusal } from '#shared/platform/contract/errors.ts'
import { principalOf } from './audit.ts'
import type { Authenticate } from './authenticate.ts'
import type { Audit } from '../audit/audit.ts'
import type { Limiter } from '../limits/limiter.ts'
import type { StaffGate } from './desk.ts'
import { answerInvalid, answerOk, answerRefusal } from './answer.ts'
import type { GatewayAnswer, GatewayEvent, LambdaHandler } from './event.ts'
import type { Handlers, Request } from './handlers.ts'
import { withinDeadline } from '../world/deadline.ts'
import type { Patience } from '../world/deadline-timer.ts'
import { errorFields, type Log } from '../log/log.ts'
import { forRequest } from '../log/present-request.ts'
import { withinLimits, type Call } from './limits.ts'
import { noteRefusal } from './refusal-log.ts'
import { readRequest, ValidationError, type RuntimeApp } from './request.ts'
import { codeOfFailure } from './transient-errors.ts'

/** The app of a group with endpoints for candidates must authenticate, one with limits count, one with acts keep them. */
type NeededBy<G extends Group> = RuntimeApp &
  ('candidate' extends G[keyof G]['auth'] ? { authenticate: Authenticate } : unknown) &
  ([ActOf<G[keyof G]>] extends [never] ? unknown : { audit: Audit }) &
  ([Extract<G[keyof G], { desk: ForDesk }>] extends [never] ? unknown : { staff: StaffGate }) &
  ('runtime' extends LimitOf<G[keyof G]>['countedBy'] ? { limiter: Limiter } : unknown)

type Routed<App> = {
  endpoint: Endpoint
  patience: Patience
  handle: (request: Request<Endpoint>, app: App) => Promise<unknown>
}

/** What a request may take, below the promised six seconds with the time to begin and to answer. */
const requestMilliseconds = 5000
/** Of an endpoint that is `patient`, below the function's timeout. */
const patientMilliseconds = 22_000

/** A group as one Lambda: route, authorise, validate, count, handle, check the response, answer. */
export function serve<const G extends Group, App extends NeededBy<G>>(
  group: G,
  routes: Handlers<G, App>,
  app: App,
  milliseconds = requestMilliseconds,
): LambdaHandler {
  const table = new Map<string, Routed<App>>(
    Object.entries(group).flatMap(([name, declared]) =>
      waysIn(declared).map((endpoint) => [
        routeKeyOf(endpoint),
        {
          endpoint,
          patience: patienceOf(endpoint, milliseconds),
          // TypeScript cannot follow a look-up by name; `Handlers` has checked each pair.
          handle: routes[name] as unknown as Routed<App>['handle'],
        },
      ]),
    ),
  )

  return async (event) => {
    const { requestId } = event.requestContext
    const started = performance.now()
    const route = table.get(event.routeKey)
    const principal = route?.endpoint.auth === 'operator' ? principalOf(event) : undefined
    const log = app.log.with({ requestId, route: event.routeKey, principal })
    const answer =
      route === undefined
        ? answerRefusal('not_found', requestId)
        : await forRequest(requestId, () =>
            withinDeadline(
              route.patience,
              () => reply(route, event, app, log),
              (passed) => answerError(passed, requestId, log),
            ),
          )
    log.info('answered', { status: answer.statusCode, milliseconds: Math.round(performance.now() - started) })
    return answer
  }
}

const patienceOf = ({ isPatient }: Endpoint, milliseconds: number): Patience => ({
  milliseconds,
  ...(isPatient === true && { maxMilliseconds: Math.max(milliseconds, patientMilliseconds) }),
})

async function reply<App extends RuntimeApp>(
  { endpoint, handle }: Routed<App>,
  event: GatewayEvent,
  app: App,
  log: Log,
): Promise<GatewayAnswer> {
  const { requestId } = event.requestContext
  let call: Call | undefined
  try {
    const read = await readRequest(endpoint, event, app, log)
    call = read.call
    const answer = await withinLimits({ endpoint, call, limiter: app.limiter, log }, () =>
      handle(read.request, app),
    )
    if (!read.isActKept()) throw new Error('The handler kept no row of this act.')
    return answerOk(endpoint.response.parse(answer), { requestId, cookies: read.cookies })
  } catch (error) {
    if (error instanceof Refusal) {
      noteRefusal(error, { event, call, secrets: app.secrets, log })
      return answerRefusal(error.code, requestId, error.details)
    }
    if (error instanceof ValidationError) {
      const code = error.part === 'body' ? (endpoint.invalidBody ?? 'invalid_request') : 'invalid_request'
      return answerInvalid(code, error.part, error.problems, requestId)
    }
    return answerError(error, requestId, log)
  }
}

export function answerError(error: unknown, requestId: string, log: Log): GatewayAnswer {
  const code = codeOfFailure(error)
  const fields = errorFields(error)
  if (code === 'unavailable') log.error('transient error', fields, 'TransientErrors')
  else log.error('unexpected error', fields, 'UnexpectedErrors')
  return answerRefusal(code, requestId)
}
