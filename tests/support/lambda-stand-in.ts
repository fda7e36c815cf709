import { json, text } from 'node:stream/consumers'
import { listen } from 'local-aws/loopback-server'

export type LambdaStandIn = {
  url: string
  /** Calls in order: `PUT concurrency letters`, `invoke removals`. */
  calls: string[]
  close: () => Promise<void>
}

/** Lambda on loopback, for an operator's commands: invokes functions and sets their reserved concurrency. */
export async function startLambda(
  functions: Readonly<Record<string, (event: never) => Promise<unknown>>>,
): Promise<LambdaStandIn> {
  const calls: string[] = []
  const server = await listen(0, async (request, response) => {
    const [, name = '', what = ''] = /functions\/([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? []
    if (what === 'concurrency') {
      calls.push(`${request.method} concurrency ${name}`)
      await text(request)
      if (request.method === 'DELETE') response.writeHead(204).end()
      else
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end('{"ReservedConcurrentExecutions":0}')
      return
    }
    calls.push(`invoke ${name}`)
    const event = (await json(request)) as never
    try {
      const answer = await functions[name]?.(event)
      response.writeHead(200).end(JSON.stringify(answer ?? null))
    } catch (error) {
      const errorMessage = error instanceof Error ? error.message : String(error)
      response.writeHead(200, { 'x-amz-function-error': 'Unhandled' }).end(JSON.stringify({ errorMessage }))
    }
  })
  return { url: server.url, calls, close: () => server.close() }
}
