import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port that the system hands out (`listen(0)`) is one it also gives to outgoing connections: once let go, any
 * browser of another test may hold it. These lie below that range, so that they stay free until they are used.
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

/** The first of so many free ports in a row. */
export async function freePorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const first = lowest + Math.floor(Math.random() * (highest - lowest))
    const free = await Promise.all(Array.from({ length: count }, (_, offset) => isFree(first + offset)))
    if (free.every(Boolean)) return first
  }
  throw new Error(`No ${count} free ports in a row found between ${lowest} and ${highest}.`)
}
