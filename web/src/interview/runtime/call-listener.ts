import type { CallEvent } from '../ports/call-transport.ts'
import type { RoomCore } from './room-core.ts'

/** What the room does about who is in the call. */
export function createCallListener({ world, set, dispatch }: RoomCore): (event: CallEvent) => void {
  return (event) => {
    const at = world.clock.now()
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
      case 'hearingLost':
        set({ hearingLost: event.hasOther ? 'device' : 'typed' })
        break
      case 'interviewerVoice':
        set({ interviewerVoice: event.track })
        break
      case 'failed':
        dispatch({ type: 'failed', message: `Connection error: ${event.message}` })
        break
      // The level meter tells the same, in the lobby, too.
      case 'userSpeech':
      // What is said is for `conversation-listener.ts`.
      case 'aiText':
      case 'aiEnded':
      case 'userText':
      case 'sectionDone':
        break
    }
  }
}
