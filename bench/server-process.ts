import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loopback } from 'local-aws/loopback-server'
import { startStack } from '#infra/local/stack.ts'
import { bareJobList, publishJobs } from './careers/job-list-servers.ts'

/** One of the compared servers, in a process of its own that ends when its parent disconnects. */

export type ServerName = 'product with jobs' | 'bare with jobs'
export type FromServer = { url: string }

/** What `npm start` starts, without the pages and the edge function. */
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
  'product with jobs': async () => {
    const { url, s3 } = await startWhole(directory)
    await publishJobs(s3)
    return url
  },
  'bare with jobs': async () => {
    const server = createServer(bareJobList).listen(0, loopback)
    await once(server, 'listening')
    return `http://${loopback}:${(server.address() as AddressInfo).port}`
  },
}
const url = await start[name as ServerName]()
process.on('disconnect', () => process.exit(0))
process.send?.({ url } satisfies FromServer)
