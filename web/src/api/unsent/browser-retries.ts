import type { Network, Timer } from './retry.ts'

export const browserTimer: Timer = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => {
      clearTimeout(timer)
    }
  },
}

export const browserNetwork: Network = {
  isOnline: () => navigator.onLine,
  onChange(listener) {
    for (const name of ['online', 'offline']) addEventListener(name, listener)
    return () => {
      for (const name of ['online', 'offline']) removeEventListener(name, listener)
    }
  },
}
