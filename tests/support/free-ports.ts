import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * The system assigns the ports of `listen(0)` to outgoing connections, too: a port that is closed can then be taken by the
 * browser of another test. Ports below that range stay free.
 */
const lowest = 10_000
const highest = 32_000
const attempts = 50

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    const listening = once(server, 'listening')
    server.listen(port, '127.0.0.1')
    await listening
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}

/** Returns the first of `count` consecutive free ports. */
export async function freePorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const first = lowest + Math.floor(Math.random() * (highest - lowest))
    const free = await Promise.all(Array.from({ length: count }, (_, offset) => isFree(first + offset)))
    if (free.every(Boolean)) return first
  }
  throw new Error(`Found no ${count} consecutive free ports between ${lowest} and ${highest}.`)
}
