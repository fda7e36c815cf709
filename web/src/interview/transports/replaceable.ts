import { createCallEvents, type CallEvents } from '../ports/call-events.ts'
import type { CallEvent, CallTransport } from '../ports/call-transport.ts'
import { createCallMemory, type CallMemory } from './call-memory.ts'
import { createPlaceFinder } from './place-in.ts'

type Current = {
  call: CallTransport
  /** Before the greeting, a failure is shown to the candidate, who can try again. */
  isGreeted: boolean
  isReplaced: boolean
  isLeft: boolean
}

/**
 * A call whose interviewer is replaced by another one, once, when it is lost or silent in the interview: its call is ended first,
 * and the other continues at the open question.
 */
export function createReplaceable(
  first: CallTransport,
  loadSecond: () => Promise<CallTransport>,
): CallTransport {
  const events = createCallEvents()
  const memory = createCallMemory()
  const placed = createPlaceFinder()
  const current: Current = { call: first, isGreeted: false, isReplaced: false, isLeft: false }

  const hear = (event: CallEvent): void => {
    if (event.type === 'aiText') memory.heard(event.text)
    if (event.type === 'failed' && current.isGreeted && !current.isReplaced) {
      current.isReplaced = true
      void replace(event)
      return
    }
    // The room counts the interviewer as joined already.
    if (current.isReplaced && (event.type === 'state' || event.type === 'interviewerLeft')) return
    const { sections, section } = memory.agenda()
    events.emit(current.isReplaced ? event : placed(event, sections, section))
  }
  first.subscribe(hear)

  async function replace(failure: CallEvent): Promise<void> {
    events.emit({ type: 'aiEnded' })
    events.emit({ type: 'interviewerVoice', track: undefined })
    await first.leave()
    if (current.isLeft) return
    try {
      const second = await loadSecond()
      if (current.isLeft) return
      current.call = second
      second.subscribe(hear)
      events.emit({ type: 'connection', isConnected: true })
      await memory.goOnIn(second)
    } catch {
      events.emit(failure)
    }
  }

  return { subscribe: events.subscribe, recording: first.recording, ...commandsOf(current, memory, events) }
}

type Commands = Omit<CallTransport, 'subscribe' | 'recording'>

/** The room's commands, remembered for a replacement and passed to the current interviewer. */
function commandsOf(current: Current, memory: CallMemory, events: CallEvents): Commands {
  return {
    join: () => current.call.join(),
    setDevices(devices) {
      memory.setDevices(devices)
      current.call.setDevices(devices)
    },
    setMicrophone(isOn) {
      memory.setMicrophone(isOn)
      current.call.setMicrophone(isOn)
    },
    setCamera(isOn) {
      memory.setCamera(isOn)
      current.call.setCamera(isOn)
    },
    setSections(sections) {
      memory.setSections(sections)
      current.call.setSections(sections)
    },
    setTimeFactor: (factor) => current.call.setTimeFactor?.(factor),
    openSection(index) {
      memory.openSection(index)
      current.call.openSection(index)
    },
    greet() {
      current.isGreeted = true
      current.call.greet()
    },
    goOn(place, after) {
      current.isGreeted = true
      // A transport without `goOn` greets again.
      if (current.call.goOn === undefined) current.call.greet()
      else current.call.goOn(place, after)
    },
    sendText: (text) => current.call.sendText(text),
    finishAnswer: () => current.call.finishAnswer(),
    stay: () => current.call.stay?.(),
    async leave() {
      current.isLeft = true
      await current.call.leave()
      events.close()
    },
  }
}
