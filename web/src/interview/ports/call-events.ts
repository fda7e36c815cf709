import type { CallEvent } from './call-transport.ts'

export type CallEvents = {
  emit: (event: CallEvent) => void
  subscribe: (listener: (event: CallEvent) => void) => () => void
  /** No listener is called after this. */
  close: () => void
}

export function createCallEvents(): CallEvents {
  const listeners = new Set<(event: CallEvent) => void>()
  return {
    emit(event) {
      for (const listener of listeners) listener(event)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    close: () => {
      listeners.clear()
    },
  }
}
