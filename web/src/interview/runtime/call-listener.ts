import { voiceSinceAfter } from './unanswered-voice.ts'
import type { CallEvent } from '../ports/call-transport.ts'
import type { RoomCore } from './room-core.ts'

/** Applies to the room's state who is in the call and what of it has failed. */
export function createCallListener({ world, getState, set, dispatch }: RoomCore): (event: CallEvent) => void {
  return (event) => {
    const at = world.clock.now()
    const voiceSince = voiceSinceAfter(getState().voiceSince, event, at)
    if (voiceSince !== getState().voiceSince) set({ voiceSince })
    switch (event.type) {
      case 'state':
        if (event.state === 'joined') dispatch({ type: 'joined', at })
        break
      case 'interviewerJoined':
        dispatch({ type: 'interviewerJoined', at })
        break
      case 'interviewerLeft':
        dispatch({ type: 'interviewerLeft' })
        break
      case 'connection':
        dispatch({ type: 'connectionChanged', isConnected: event.isConnected, at })
        break
      case 'aiSpeech':
        set({ aiIsSpeaking: event.isSpeaking })
        break
      case 'voiceRefused':
        set({ isVoiceRefused: true })
        break
      case 'speechStreamLost':
        set({ speechStreamLost: event.hasOther ? 'device' : 'typed' })
        break
      case 'interviewerVoice':
        set({ interviewerVoice: event.track })
        break
      case 'failed':
        dispatch({ type: 'failed', message: `Connection error: ${event.message}` })
        break
      // Only `voiceSince` follows it: "Speaking..." shows any sound, in the lobby, too.
      case 'userSpeech':
      // What is said is for `conversation-listener.ts`.
      case 'aiText':
      case 'aiEnded':
      case 'userText':
      case 'sectionDone':
      case 'deletionConfirmed':
      case 'timeAsked':
      case 'stoppedAsking':
        break
    }
  }
}
