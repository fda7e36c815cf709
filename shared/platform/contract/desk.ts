import type { Endpoint, ForDesk, Group } from './endpoint.ts'

const tool = '/recruiting'
const desk = '/desk'

type DeskPath<Path extends string> = Path extends `/recruiting${infer Rest}` ? `/desk${Rest}` : `/desk${Path}`

/** An endpoint of the recruiter tool as the desk calls it. */
export type AtDesk<E extends Endpoint> = Omit<E, 'path' | 'auth'> & {
  readonly auth: 'staff'
  readonly path: DeskPath<E['path']>
}

/** The second way in to an endpoint for operators, where it has one. */
export function atDesk(endpoint: Endpoint): Endpoint | undefined {
  if (endpoint.auth !== 'operator' || endpoint.desk === undefined) return undefined
  const rest = endpoint.path.startsWith(`${tool}/`) ? endpoint.path.slice(tool.length) : endpoint.path
  return { ...endpoint, auth: 'staff', path: `${desk}${rest}` as Endpoint['path'] }
}

/** The routes of an endpoint: one for each way in. */
export function waysIn(endpoint: Endpoint): Endpoint[] {
  const second = atDesk(endpoint)
  return second === undefined ? [endpoint] : [endpoint, second]
}

/** A group's endpoints that the desk calls. */
export type DeskGroup<G extends Group> = {
  readonly [Name in keyof G as G[Name] extends { desk: ForDesk } ? Name : never]: G[Name] extends {
    auth: 'staff'
  }
    ? G[Name]
    : AtDesk<G[Name]>
}

export function deskGroup<const G extends Group>(group: G): DeskGroup<G> {
  const all = Object.entries(group).flatMap(([name, endpoint]) => {
    const called = endpoint.auth === 'staff' ? endpoint : atDesk(endpoint)
    return called === undefined ? [] : [[name, called]]
  })
  // TypeScript cannot follow the names through the list.
  return Object.fromEntries(all) as DeskGroup<G>
}
