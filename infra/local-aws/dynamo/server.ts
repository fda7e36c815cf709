import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { openAccess, type Access } from '../access.ts'
import type { TableChange } from './changes.ts'
import { openDirectory, openMemory } from './directory.ts'
import { startSweeping } from './expiry-sweep.ts'
import { fairLock } from './lock.ts'
import { answer, sweep, type Database } from './operations.ts'
import { serve } from './protocol.ts'
import { settleTables } from './tables.ts'

export type { TableChange } from './changes.ts'

const host = '127.0.0.1'

/** How long close() waits for unfinished requests. */
const maxClosingMilliseconds = 5000

export type LocalDynamo = {
  url: string
  /** Runs the expiry sweep now and returns how many items it deleted. */
  expireNow: () => Promise<number>
  /** Finishes open requests, then closes the store. */
  close: () => Promise<void>
}

export async function startDynamo(options: {
  /** Without it the rows are in memory and gone after `close`: for tests, a fifth less processor time. */
  directory?: string | undefined
  port: number
  /** The access keys and their grants; without it every key may do everything. */
  access?: Access
  now?: () => Date
  /** Stands in for DynamoDB Streams: called for each committed write to a table that has a stream. */
  onChange?: (change: TableChange) => void
  /** How long a transaction locks its items; without it no two writes conflict. */
  transactionMilliseconds?: number
}): Promise<LocalDynamo> {
  const { access = openAccess, now = () => new Date(), onChange, transactionMilliseconds } = options
  const { store, close: closeStore } = await (options.directory === undefined
    ? openMemory()
    : openDirectory(options.directory))
  const database: Database = {
    store,
    lock: fairLock(),
    now,
    onChange,
    held:
      transactionMilliseconds === undefined
        ? undefined
        : { items: new Set(), milliseconds: transactionMilliseconds },
  }
  const server = closableServer((request, response) => {
    serve(request, response, access, (operation, body) => answer(database, operation, body)).catch(
      (error: unknown) => {
        console.error('The local database could not answer a request:', error)
        response.destroy()
      },
    )
  })
  try {
    await settleTables(store)
    await server.listen(options.port)
  } catch (error) {
    await closeStore()
    throw error
  }
  const sweeping = startSweeping(() => sweep(database))
  const stop = async () => {
    await server.close()
    await sweeping.stop()
    await database.lock.exclusive(closeStore)
  }
  let stopped: Promise<void> | undefined
  return { url: server.url(), expireNow: sweeping.now, close: () => (stopped ??= stop()) }
}

/** A server that, when it closes, finishes open requests and closes idle connections. */
function closableServer(handle: (request: IncomingMessage, response: ServerResponse) => void) {
  let closing = false
  const server = createServer((request, response) => {
    if (closing) response.setHeader('connection', 'close')
    response.once('finish', () => {
      if (closing) setImmediate(() => server.closeIdleConnections())
    })
    handle(request, response)
  })
  return {
    url: () => urlOf(server),
    listen: (port: number) =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, resolve)
      }),
    async close(): Promise<void> {
      closing = true
      const timeout = setTimeout(() => server.closeAllConnections(), maxClosingMilliseconds)
      await new Promise((resolve) => {
        server.close(resolve)
        server.closeIdleConnections()
      })
      clearTimeout(timeout)
    },
  }
}

function urlOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string')
    throw new Error('The DynamoDB stand-in listens on no TCP port.')
  return `http://${host}:${address.port}`
}
