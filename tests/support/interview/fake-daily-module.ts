import { FakeCallObject } from './fake-call-object.ts'

/** Stands in a browser for the chunk that holds daily-js: a call with an interviewer who asks one question and says goodbye. */
class Interviewer extends FakeCallObject {
  private readonly replies = [
    'Which system are you proud of?',
    'Thank you for your time and thoughtful responses. Have a great day!',
  ]

  override sendAppMessage(message: Record<string, unknown>): void {
    super.sendAppMessage(message)
    const { text } = (message['properties'] ?? {}) as { text?: string }
    if (message['event_type'] === 'conversation.echo') this.say(text ?? '')
    if (message['type'] === 'send-text') this.say(this.replies.shift() ?? '')
  }
}

declare global {
  /** The page's call objects. */
  var dailyCalls: Interviewer[] | undefined
}

export function createCallObject(sources: object): Promise<Interviewer> {
  const call = new Interviewer(sources)
  globalThis.dailyCalls = [...(globalThis.dailyCalls ?? []), call]
  return Promise.resolve(call)
}
