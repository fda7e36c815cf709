import { createScope } from '../../runtime/scope.ts'
import { within } from '../../runtime/within.ts'
import { createCallEvents } from '../../ports/call-events.ts'
import type { CallTransport } from '../../ports/call-transport.ts'
import { createDailyCall, type DailyParts } from './daily-call.ts'
import { answerFinished, echo, endConversation, typedAnswer } from './messages.ts'
import { sectionMessage, type Section } from './section-context.ts'

const leaveMilliseconds = 5_000

/** An interviewer who joins a call of Daily: docs/decisions/039-daily.md */
export function createDaily(parts: DailyParts): CallTransport {
  const { retries, record, calls, speaker, newId } = parts
  const { conversationId } = parts.conversation
  const scope = createScope()
  const events = createCallEvents()
  const call = createDailyCall(parts, { scope, emit: events.emit })
  const { progress, devices, outgoing, presence, hearing, recording, meeting } = call
  const { isJoined } = progress
  let isGreeted = false
  let sections: readonly Section[] = record.sections

  return {
    subscribe: events.subscribe,
    recording,
    join: call.join,
    setDevices: devices.choose,
    setMicrophone: devices.setMicrophone,
    setCamera: devices.setCamera,
    setSections(asked) {
      sections = asked
    },
    greet() {
      if (!isJoined() || isGreeted) return
      isGreeted = true
      hearing.open()
      presence.interviewStarted()
      speaker.setMuted(false)
      outgoing.send(echo(conversationId, record.customGreeting))
    },
    openSection(index) {
      const message = sectionMessage(conversationId, sections, index)
      if (message !== undefined) outgoing.send(message)
    },
    sendText(text) {
      const isBegun = isJoined() || isGreeted
      if (!isBegun || scope.signal.aborted || text.trim() === '') return
      hearing.typed(text)
      outgoing.sendOrKeep(typedAnswer(text, newId))
    },
    finishAnswer: () => outgoing.send(answerFinished(newId)),
    async leave() {
      if (scope.signal.aborted) return
      const wasJoined = isJoined()
      const hasStarted = progress.state() !== 'new'
      outgoing.send(endConversation(conversationId))
      if (wasJoined) progress.become('left')
      events.close()
      scope.close()
      presence.stop()
      hearing.stop()
      speaker.close()
      await within(retries.clock, leaveMilliseconds, endMeeting(wasJoined, { recording, meeting }))
      devices.stop()
      // Not awaited: the agent leaves by itself, and the server ends a call that is still open.
      if (hasStarted) calls.endCall({ params: { id: conversationId } }).catch(() => {})
    },
  }
}

async function endMeeting(
  wasJoined: boolean,
  { recording, meeting }: Pick<ReturnType<typeof createDailyCall>, 'recording' | 'meeting'>,
): Promise<void> {
  if (wasJoined) await recording.stop()
  await meeting.drop()
}
