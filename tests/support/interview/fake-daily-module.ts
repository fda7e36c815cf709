import { FakeCallObject } from './fake-call-object.ts'

/** Replaces the chunk with daily-js in a browser: a call with an interviewer who asks one question and says goodbye. */
class Interviewer extends FakeCallObject {
  private readonly replies = [
    'Which system are you proud of?',
    'Thank you for your time and thoughtful responses. Have a great day!',
  ]

  /** Stays in the call and says nothing more. */
  fallSilent(): void {
    this.replies.length = 0
  }

  override sendAppMessage(message: Record<string, unknown>): void {
    super.sendAppMessage(message)
    const { text } = (message['properties'] ?? {}) as { text?: string }
    if (message['event_type'] === 'conversation.echo') this.say(text ?? '')
    const reply = message['type'] === 'send-text' ? this.replies.shift() : undefined
    if (reply !== undefined) this.say(reply)
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
