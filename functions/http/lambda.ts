import { routeKeyOf, type Endpoint, type Group } from '#shared/contract/endpoint.ts'
import { Refusal } from '#shared/contract/errors.ts'
import { admit, Unfit, type Served } from './admit.ts'
import { answerInvalid, answerOk, answerRefusal } from './answer.ts'
import type { GatewayAnswer, GatewayEvent, LambdaHandler } from './event.ts'
import type { Handlers, Request } from './handlers.ts'
import { errorFields, type Log } from './log.ts'
import type { Authenticate } from './session.ts'
import { isTransient } from './trouble.ts'

/** A group with endpoints for signed-in candidates does not compile without a way to tell who is signed in. */
type NeededBy<G extends Group> = 'candidate' extends G[keyof G]['auth']
  ? Served & { authenticate: Authenticate }
  : Served

type Routed<App> = { endpoint: Endpoint; handle: (request: Request<Endpoint>, app: App) => Promise<unknown> }

const retryAfterTroubleSeconds = 5

/** A group of the contract and what its endpoints do, as one Lambda: route, authorise, parse, handle, check, reply. */
export function serve<const G extends Group, App extends NeededBy<G>>(
  group: G,
  routes: Handlers<G, App>,
  app: App,
): LambdaHandler {
  const table = new Map<string, Routed<App>>(
    Object.entries(group).map(([name, endpoint]) => [
      routeKeyOf(endpoint),
      // The types of a whole table cannot be followed through a look-up by name; `Handlers` has checked each pair.
      { endpoint, handle: routes[name] as unknown as Routed<App>['handle'] },
    ]),
  )

  return async (event) => {
    const { requestId } = event.requestContext
    const started = performance.now()
    const route = table.get(event.routeKey)
    const log = app.log.with({ requestId, route: event.routeKey })
    const answer =
      route === undefined ? answerRefusal('not_found', requestId) : await reply(route, event, app, log)
    log.info('answered', { status: answer.statusCode, milliseconds: Math.round(performance.now() - started) })
    return answer
  }
}

async function reply<App extends Served>(
  route: Routed<App>,
  event: GatewayEvent,
  app: App,
  log: Log,
): Promise<GatewayAnswer> {
  const { requestId } = event.requestContext
  try {
    const request = await admit(route.endpoint, event, app, log)
    const answer = await route.handle(request, app)
    return answerOk(route.endpoint.response.parse(answer), requestId)
  } catch (error) {
    if (error instanceof Refusal) return answerRefusal(error.code, requestId, error.details)
    if (error instanceof Unfit) {
      const code =
        error.place === 'body' ? (route.endpoint.invalidBody ?? 'invalid_request') : 'invalid_request'
      return answerInvalid(code, error.place, error.problems, requestId)
    }
    const transient = isTransient(error)
    log.error(transient ? 'a service we need is in trouble' : 'unexpected error', errorFields(error))
    return transient
      ? answerRefusal('unavailable', requestId, { retryAfterSeconds: retryAfterTroubleSeconds })
      : answerRefusal('internal', requestId)
  }
}
