import { createScope } from '../../runtime/scope.ts'
import { within } from '../../runtime/within.ts'
import { createCallEvents } from '../../ports/call-events.ts'
import type { CallTransport } from '../../ports/call-transport.ts'
import { createDailyCall, type DailyParts } from './daily-call.ts'
import type { Section } from './section-context.ts'
import { createToAgent } from './to-agent.ts'

const leaveMilliseconds = 5_000

/** An interviewer who joins a call of Daily: docs/decisions/039-daily.md */
export function createDaily(parts: DailyParts): CallTransport {
  const { retries, record, calls, speaker, newId } = parts
  const { conversationId } = parts.conversation
  const scope = createScope()
  const events = createCallEvents()
  const call = createDailyCall(parts, { scope, emit: events.emit })
  const { progress, devices, outgoing, presence, messages, watch, recording, meeting } = call
  const { isJoined } = progress
  let isGreeted = false
  let sections: readonly Section[] = record.sections
  const agent = createToAgent({ outgoing, conversationId, newId })

  return {
    subscribe: events.subscribe,
    recording,
    join: call.join,
    setDevices: devices.choose,
    setMicrophone: devices.setMicrophone,
    setCamera: devices.setCamera,
    setSections: (asked) => void (sections = asked),
    greet() {
      if (!isJoined() || isGreeted) return
      isGreeted = true
      const hasSpoken = messages.open()
      presence.interviewStarted()
      speaker.setMuted(false)
      agent.greet(record.customGreeting)
      watch.start()
      if (!hasSpoken) watch.asked()
    },
    openSection: (index) => agent.openSection(sections, index),
    sendText(text) {
      const isBegun = isJoined() || isGreeted
      if (!isBegun || scope.signal.aborted || text.trim() === '') return
      messages.typed(text)
      agent.typed(text)
    },
    finishAnswer() {
      agent.answerFinished()
      watch.asked()
    },
    async leave() {
      if (scope.signal.aborted) return
      const wasJoined = isJoined()
      const hasStarted = progress.state() !== 'new'
      agent.end()
      if (wasJoined) progress.become('left')
      events.close()
      scope.close()
      for (const part of [presence, watch, messages]) part.stop()
      speaker.close()
      // Where the provider does not answer, the agent leaves by itself, and the server ends a call that is still open.
      const ended = hasStarted ? calls.endCall({ params: { id: conversationId } }).catch(() => {}) : undefined
      const left = endMeeting(wasJoined, { recording, meeting })
      await within(retries.clock, leaveMilliseconds, Promise.all([left, ended]))
      devices.stop()
    },
  }
}

async function endMeeting(
  wasJoined: boolean,
  { recording, meeting }: Pick<ReturnType<typeof createDailyCall>, 'recording' | 'meeting'>,
): Promise<void> {
  if (wasJoined) await recording?.stop()
  await meeting.drop()
}
