const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** The gateway's own answer, which no function gives. */
const unknownRoute = '{"message":"Not Found"}'

/**
 * The routes that the local gateway has, found by calling every method at each path. Called without the edge's secret, a route
 * of visitors and candidates refuses before it does anything; one of operators is called by IAM, which is not asked here.
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
