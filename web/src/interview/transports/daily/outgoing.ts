import type { CallObject } from './daily-js.ts'

export type Outgoing = {
  /** Sends a message to the interviewer; without effect while the call is not joined. */
  send: (message: object) => void
  /** Sends messages, or keeps them until the call is joined again. */
  sendOrKeep: (messages: readonly object[]) => void
  sendKept: () => void
}

type OutgoingParts = { current: () => CallObject | undefined; isJoined: () => boolean }

/** The messages to the interviewer. */
export function createOutgoing({ current, isJoined }: OutgoingParts): Outgoing {
  const queue: object[] = []

  const send = (message: object): void => {
    if (!isJoined()) return
    try {
      current()?.sendAppMessage(message)
    } catch {
      // The message is too long, or the call is closing. The transcript contains the answer.
    }
  }

  return {
    send,
    sendOrKeep(messages) {
      if (isJoined()) for (const message of messages) send(message)
      else queue.push(...messages)
    },
    sendKept() {
      for (const message of queue.splice(0)) send(message)
    },
  }
}
