import { isGoodbye } from '../machine/closing-phrases.ts'
import type { CallEvent } from '../ports/call-transport.ts'
import type { RoomCore } from './room-core.ts'
import type { RoomTranscript } from './room-transcript.ts'

/** How long after a closing phrase the completion dialog opens and the interview ends: extra ticks between two regular ones. */
const closingTicks = [2_000, 5_000]

type Parts = {
  transcript: RoomTranscript
  tick: () => void
  /** Asks the server for extra time. */
  extend: () => void
}

/** Writes what is said in the call to the transcript, and dispatches the end of sections and the closing phrase. */
export function createConversationListener(
  core: RoomCore,
  { transcript, tick, extend }: Parts,
): (event: CallEvent) => void {
  const { world, getState, dispatch } = core
  const aiEnded = createAiEnded(core, transcript, tick)
  return (event) => {
    const at = world.clock.now()
    switch (event.type) {
      case 'aiText':
        transcript.write({ type: 'aiText', text: event.text, at, place: event.place })
        break
      case 'aiEnded':
        aiEnded(getState().transcript)
        break
      case 'userText': {
        transcript.write({ ...event, at })
        if (event.final) transcript.save()
        break
      }
      case 'sectionDone':
        dispatch({ type: event.type })
        break
      case 'deletionConfirmed':
        dispatch(event)
        break
      case 'stoppedAsking':
        core.set({ stoppedAskingAfter: event.after })
        // A reload must not ask the question again.
        transcript.save()
        break
      case 'timeAsked':
        extend()
        break
      // Who is in the call is for `call-listener.ts`.
      case 'state':
      case 'connection':
      case 'interviewerJoined':
      case 'interviewerLeft':
      case 'aiSpeech':
      case 'userSpeech':
      case 'voiceRefused':
      case 'speechStreamLost':
      case 'interviewerVoice':
      case 'failed':
        break
    }
  }
}

/** The interviewer has finished a message; after a closing phrase the interview ends. */
const createAiEnded =
  ({ world: { clock }, scope, getState, dispatch }: RoomCore, transcript: RoomTranscript, tick: () => void) =>
  (before: ReturnType<RoomCore['getState']>['transcript']): void => {
    const message = before.findLast(({ type, isComplete }) => type === 'ai' && !isComplete)
    transcript.write({ type: 'aiEnded', at: clock.now() })
    transcript.save()
    const { record } = getState()
    const goodbyes = record === undefined ? [] : [record.concludingStatements, record.idleTimeoutMessage]
    if (message === undefined || !isGoodbye(message, goodbyes)) return
    dispatch({ type: 'closingSaid', at: clock.now() })
    for (const milliseconds of closingTicks) scope.own(clock.after(milliseconds, tick))
  }
