const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** The gateway's own answer to an unknown route. */
const unknownRoute = '{"message":"Not Found"}'

/**
 * The routes of the local gateway, found by calling every method at each path without the edge's secret. Routes of visitors and
 * candidates answer 403 before they do any work; those of operators need no such secret.
 */
export async function localRoutes(gateway: string, names: readonly string[]): Promise<[string, string][]> {
  const paths = new Set(names.flatMap((name) => /^route \w+ (.+)$/.exec(name)?.[1] ?? []))
  const routes: [string, string][] = []
  for (const path of paths)
    for (const method of methods) {
      const answer = await fetch(`${gateway}${path.replaceAll(/\{\w+\}/g, 'probe')}`, { method })
      const body = await answer.text()
      if (answer.status === 404 && body === unknownRoute) continue
      const isEdgeOnly = answer.status === 403 && body.includes('"code":"api_key_missing"')
      routes.push([`route ${method} ${path}`, isEdgeOnly ? 'behind the edge' : 'for operators'])
    }
  return routes
}
