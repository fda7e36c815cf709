import { waysIn } from '#shared/platform/contract/desk.ts'
import { pathOf, routeKeyOf, type Endpoint, type Group } from '#shared/platform/contract/endpoint.ts'
import type { LambdaHandler } from '#functions/platform/http/event.ts'

export type GatewayRoute = {
  endpoint: Endpoint
  routeKey: string
  segments: readonly string[]
  handler: LambdaHandler
}

export type Match = { route: GatewayRoute; params: Record<string, string> }

const segmentsOf = (path: string): string[] => path.split('/').slice(1)

const parameterName = (segment: string): string | undefined => /^\{(\w+)\}$/.exec(segment)?.[1]

/** A group's endpoints as the gateway's routes, all integrated with the group's function. */
export const routesOf = (group: Group, handler: LambdaHandler): GatewayRoute[] =>
  Object.values(group)
    .flatMap(waysIn)
    .map((endpoint) => ({
      endpoint,
      routeKey: routeKeyOf(endpoint),
      segments: segmentsOf(pathOf(endpoint)),
      handler,
    }))

/** The route of a request. As in API Gateway, a literal segment takes precedence over a parameter. */
export function matchRoute(routes: readonly GatewayRoute[], method: string, path: string): Match | undefined {
  const key = `${method} ${path}`
  // A request path may contain braces, which must not match a route's `{name}` literally.
  const literal = path.includes('{') ? undefined : routes.find((route) => route.routeKey === key)
  if (literal !== undefined) return { route: literal, params: {} }

  const segments = segmentsOf(path)
  const matches = routes
    .filter((route) => route.endpoint.method === method)
    .flatMap((route): Match[] => {
      const params = paramsOf(route.segments, segments)
      return params === undefined ? [] : [{ route, params }]
    })
  return matches.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0]
}

function paramsOf(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of pattern.entries()) {
    const given = segments[index] ?? ''
    const name = parameterName(segment)
    if (name === undefined) {
      if (segment !== given) return undefined
      continue
    }
    const value = decoded(given)
    if (value === undefined || value === '') return undefined
    params[name] = value
  }
  return params
}

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
