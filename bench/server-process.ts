import { mkdirSync } from 'node:fs'
import { listen, loopback } from 'local-aws/loopback-server'
import type { Group } from '#shared/contract/endpoint.ts'
import type { LambdaHandler } from '#functions/http/event.ts'
import { createLog } from '#functions/observability/log.ts'
import { serve } from '#functions/http/lambda.ts'
import { createGateway } from '#infra/local/gateway/gateway.ts'
import { routesOf } from '#infra/local/gateway/routes.ts'
import { gatewayAlone, startStack } from '#infra/local/stack.ts'
import { bare, guarded, startBareServer } from './comparison/bare-server.ts'
import { bareJobList, publishJobs } from './careers/job-list-servers.ts'
import { benchDoors } from './gateway-event.ts'
import { doorless, doorlessRoutes, silentLog, storageFree, storageFreeRoutes } from './storage-free.ts'

/** One of the compared servers, in a separate process; it ends when its parent disconnects. */

export type ServerName =
  | 'doorless gateway'
  | 'gateway'
  | 'bare'
  | 'guarded'
  | 'whole product'
  | 'product with jobs'
  | 'bare with jobs'
export type FromServer = { url: string }
export type CpuSoFar = { microseconds: number }

/** The local gateway with the product's contract and runtime, as in `npm start`. */
async function startGateway(group: Group, handler: LambdaHandler): Promise<string> {
  const { port } = await listen(0, gatewayAlone(createGateway(routesOf(group, handler))))
  return `http://${loopback}:${port}`
}

/** Everything that `npm start` starts except the pages, called without the edge function. */
async function startWhole(directory: string): Promise<{ url: string; s3: string }> {
  mkdirSync(directory, { recursive: true })
  const stack = await startStack({
    directory,
    ports: { site: 0, gateway: 0, dynamo: 0, s3: 0, ses: 0 },
    openSite: async () => async (_, response) => {
      response.writeHead(404).end()
    },
  })
  return { url: stack.gateway.replace('localhost', loopback), s3: stack.s3 }
}

const [, , name = '', directory = ''] = process.argv
const start: Record<ServerName, () => Promise<string>> = {
  'doorless gateway': () =>
    startGateway(doorless, serve(doorless, doorlessRoutes, { secrets: benchDoors, log: silentLog })),
  gateway: () =>
    startGateway(
      storageFree,
      serve(storageFree, storageFreeRoutes, { secrets: benchDoors, log: createLog() }),
    ),
  bare: () => startBareServer(bare),
  guarded: () => startBareServer(guarded),
  'whole product': async () => (await startWhole(directory)).url,
  'product with jobs': async () => {
    const { url, s3 } = await startWhole(directory)
    await publishJobs(s3)
    return url
  },
  'bare with jobs': () => startBareServer(bareJobList),
}
const url = await start[name as ServerName]()
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ microseconds: user + system } satisfies CpuSoFar)
})
process.on('disconnect', () => process.exit(0))
process.send?.({ url } satisfies FromServer)
