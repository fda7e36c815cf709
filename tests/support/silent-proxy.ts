import { loopback } from 'local-aws/loopback-server'
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

export type SilentProxy = {
  url: string
  /** While silent it accepts connections and requests and answers none. */
  setSilent: (silent: boolean) => void
  /** Requests that were held while it was silent. */
  held: () => number
  close: () => Promise<void>
}

/** A proxy in front of a service on loopback, which forwards bytes unless it is silent. */
export async function startSilentProxy(target: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let silent = false
  let held = 0
  const track = (socket: Socket): Socket => {
    sockets.add(socket)
    // Connections break off here by design.
    socket.on('error', () => socket.destroy())
    socket.once('close', () => sockets.delete(socket))
    return socket
  }
  const server = createServer((socket) => {
    track(socket)
    const behind = track(connect(Number(port), hostname))
    socket.on('data', (bytes) => {
      if (silent) held += 1
      else behind.write(bytes)
    })
    behind.on('data', (bytes) => {
      if (!silent) socket.write(bytes)
    })
    socket.once('close', () => behind.destroy())
    behind.once('close', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, loopback, resolve))
  const close = (): void => sockets.forEach((socket) => socket.destroy())
  return {
    url: `http://${loopback}:${(server.address() as AddressInfo).port}`,
    setSilent: (now) => {
      // Requests from the silent time stay unanswered.
      if (silent && !now) close()
      silent = now
      if (now) held = 0
    },
    held: () => held,
    close: async () => {
      close()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
