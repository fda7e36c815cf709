import { createServer } from 'node:http'
import { openAccess, type Access } from '../account/access.ts'
import type { TableChange } from './changes.ts'
import { openDirectory } from './directory.ts'
import { fairLock } from './lock.ts'
import { answer, sweep, type Database } from './operations.ts'
import { serve } from './protocol.ts'
import { settleTables } from './tables.ts'

const host = '127.0.0.1'
const sweepEveryMilliseconds = 10_000

/** How long close() waits for unfinished requests. */
const closingPatienceMilliseconds = 5000

export type LocalDynamo = {
  url: string
  /** Runs the expiry sweep now and returns how many items it deleted. */
  expireNow: () => Promise<number>
  /** Finishes open requests, then closes the store. */
  close: () => Promise<void>
}

export async function startDynamo(options: {
  directory: string
  port: number
  /** The access keys and their grants; without it every key may do everything. */
  access?: Access
  now?: () => Date
  /** Stands in for DynamoDB Streams: called for each committed write to a table that has a stream. */
  onChange?: (change: TableChange) => void
  /** How long a transaction holds its items against other writes; without it no two writes conflict. */
  transactionMilliseconds?: number
}): Promise<LocalDynamo> {
  const { store, close: closeStore } = await openDirectory(options.directory)
  const database: Database = {
    store,
    lock: fairLock(),
    now: options.now ?? (() => new Date()),
    onChange: options.onChange,
    held:
      options.transactionMilliseconds === undefined
        ? undefined
        : { items: new Set(), milliseconds: options.transactionMilliseconds },
  }

  let closing = false
  const server = createServer((request, response) => {
    if (closing) response.setHeader('connection', 'close')
    response.once('finish', () => {
      if (closing) setImmediate(() => server.closeIdleConnections())
    })
    void serve(request, response, options.access ?? openAccess, (operation, body) =>
      answer(database, operation, body),
    )
  })

  try {
    await settleTables(store)
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(options.port, host, resolve)
    })
  } catch (error) {
    await closeStore()
    throw error
  }

  let lastSweep: Promise<unknown> = Promise.resolve()
  const expireNow = (): Promise<number> => {
    const next = lastSweep.then(() => sweep(database))
    lastSweep = next.catch((error: unknown) => {
      console.error('The local database could not remove what has expired:', error)
    })
    return next
  }
  const sweeping = setInterval(() => void expireNow().catch(() => {}), sweepEveryMilliseconds)
  sweeping.unref()

  const stop = async () => {
    closing = true
    clearInterval(sweeping)
    const patience = setTimeout(() => server.closeAllConnections(), closingPatienceMilliseconds)
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeIdleConnections()
    })
    clearTimeout(patience)
    await lastSweep
    await database.lock.exclusive(closeStore)
  }
  let stopped: Promise<void> | undefined

  const address = server.address()
  if (address === null || typeof address === 'string')
    throw new Error('The DynamoDB stand-in listens on no TCP port.')
  return {
    url: `http://${host}:${address.port}`,
    expireNow,
    close: () => (stopped ??= stop()),
  }
}
