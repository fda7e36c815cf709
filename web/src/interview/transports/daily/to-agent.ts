import type { Outgoing } from './outgoing.ts'
import * as messages from './messages.ts'
import { sectionMessage, type Section } from './section-context.ts'

export type ToAgent = {
  greet: (text: string) => void
  openSection: (sections: readonly Section[], index: number) => void
  typed: (text: string) => void
  answerFinished: () => void
  end: () => void
}

type Parts = { outgoing: Outgoing; conversationId: string; newId: () => string }

/** The messages to the agent, each in the specification's form and as an RTVI message. */
export function createToAgent({ outgoing, conversationId, newId }: Parts): ToAgent {
  const send = (message: ReturnType<typeof messages.echo>): void => {
    outgoing.send(message)
    outgoing.send(messages.asClientMessage(message, newId))
  }
  return {
    greet(text) {
      send(messages.echo(conversationId, text))
      outgoing.send(messages.clientReady(newId))
    },
    openSection(sections, index) {
      const message = sectionMessage(conversationId, sections, index)
      if (message !== undefined) send(message)
    },
    typed: (text) => outgoing.sendOrKeep(messages.typedAnswer(text, newId)),
    answerFinished: () => outgoing.send(messages.answerFinished(newId)),
    end() {
      send(messages.endConversation(conversationId))
      outgoing.send(messages.disconnectBot(newId))
    },
  }
}
