import { eventOf, type Arrival } from './event.ts'
import { gatewayLimits } from './limits.ts'
import { matchRoute, type GatewayRoute } from './routes.ts'

export type HttpAnswer = {
  status: number
  headers: Record<string, string | readonly string[]>
  body: string
}

export type Gateway = (arrival: Arrival) => Promise<HttpAnswer>

/** An answer of the gateway itself, in the format of AWS, not of the contract. */
const gatewayAnswer = (status: number, message: string): HttpAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ message }),
})

const notFound = gatewayAnswer(404, 'Not Found')
const tooLarge = gatewayAnswer(413, 'Request Entity Too Large')
const failed = gatewayAnswer(500, 'Internal Server Error')
const gaveUp = gatewayAnswer(503, 'Service Unavailable')

/** The stand-in for API Gateway: finds the route, calls the function with the same event, enforces the same limits. */
export function createGateway(routes: readonly GatewayRoute[]): Gateway {
  return async (arrival) => {
    if (arrival.body.length > gatewayLimits.bodyBytes) return tooLarge
    const match = matchRoute(routes, arrival.method, arrival.path)
    if (match === undefined) return notFound
    const event = eventOf(arrival, match)
    if (Buffer.byteLength(event.body ?? '') > gatewayLimits.invocationBytes) return tooLarge
    return withinTime(
      match.route.handler(event).then(
        ({ statusCode, headers, cookies, body }) => ({
          status: statusCode,
          headers: cookies === undefined ? headers : { ...headers, 'set-cookie': cookies },
          body,
        }),
        (error: unknown) => {
          process.stderr.write(`A function failed: ${String(error instanceof Error ? error.stack : error)}\n`)
          return failed
        },
      ),
    )
  }
}

/** The answer, or 503 after the time limit. A single promise costs less than `Promise.race`. */
function withinTime(answer: Promise<HttpAnswer>): Promise<HttpAnswer> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(gaveUp), gatewayLimits.answerMilliseconds)
    void answer.then((inTime) => {
      clearTimeout(timer)
      resolve(inTime)
    })
  })
}
