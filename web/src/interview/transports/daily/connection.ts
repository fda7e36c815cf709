/** Whether a call is connected: every part of its connection is up, and it is not being joined again. */
export type Connection = {
  part: (name: string, isUp: boolean) => void
  /** The whole call is lost, or joined again with all its parts. */
  whole: (isUp: boolean) => void
}

export function createConnection(changed: (isConnected: boolean) => void): Connection {
  const down = new Set<string>()
  let isConnected = true
  const settle = () => {
    if (isConnected === (down.size === 0)) return
    isConnected = down.size === 0
    changed(isConnected)
  }
  return {
    part(name, isUp) {
      if (isUp) down.delete(name)
      else down.add(name)
      settle()
    },
    whole(isUp) {
      down.clear()
      if (!isUp) down.add('call')
      settle()
    },
  }
}
