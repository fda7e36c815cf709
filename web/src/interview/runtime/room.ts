import { begin } from './room-beginning.ts'
import { createCallListener } from './call-listener.ts'
import { createRoomCall } from './room-call.ts'
import { startTicking } from './room-clock.ts'
import { commandsOf } from './room-commands.ts'
import { createCore, type RoomCore } from './room-core.ts'
import { createRoomDevices } from './room-devices.ts'
import { createKeptInterview } from './kept-interview.ts'
import { saveWhenHidden } from './page-hiding.ts'
import { endWith } from './room-end.ts'
import { cancel, retake } from './room-leaving.ts'
import { connect } from './room-opening.ts'
import { createRoomRecorder } from './room-recorder.ts'
import type { World } from './room-state.ts'
import { createRoomTranscript } from './room-transcript.ts'
import { createVoiceMeter, type VoiceMeter } from './voice-meter.ts'

export type InterviewRoom = ReturnType<typeof createInterview>

/** The interview room without its pages: owns devices, recorder, uploads, call and timers, and closes them as one. */
export function createInterview(world: World, openedWith: string) {
  const core = createCore(world, openedWith)
  const { scope, getState, subscribe, dispatch } = core
  const callId = world.newId()
  const kept = createKeptInterview(world.interviews, world.owner)
  const transcript = createRoomTranscript(core, kept)
  const recorder = createRoomRecorder(core, () => call.current()?.recording)
  const meter = createVoiceMeter(world.clock, world.meter)
  const heard = createCallListener(core, { transcript, recorder, tick: startTicking(core) })
  const call = createRoomCall(core, { onVoice: meter.onVoice, callId }, heard)
  const devices = createRoomDevices(core, { meter, call, recorder })
  scope.own(() => void call.leave())
  const parts = { callId, kept, call, devices, recorder, transcript }
  endWith(core, parts)
  saveWhenHidden(core, parts)
  followBrowser(core, meter)
  return {
    getState,
    subscribe,
    ...commandsOf(core, parts),
    /** Each measured level of the microphone. */
    onLevel: meter.onLevel,
    /** Opens the room and joins the call. */
    open() {
      dispatch({ type: 'opened' })
      return connect(core, call)
    },
    retry() {
      dispatch({ type: 'retried' })
      return connect(core, call)
    },
    /** Confirms the dialog that says that a recording starts. */
    async consent() {
      const { record, interview } = getState()
      if (record === undefined || interview.phase !== 'confirming') return
      dispatch({ type: 'consented', consent: { at: world.clock.now(), text: record.consentText } })
      await begin(core, record, parts)
    },
    cancel: () => cancel(core, parts),
    retake: () => retake(core),
    close: scope.close,
  }
}

/** The state follows the connection and the candidate's voice. */
function followBrowser({ world: { network }, scope, getState, set }: RoomCore, meter: VoiceMeter): void {
  scope.own(
    network.onChange(() => {
      set({ isOnline: network.isOnline() })
    }),
  )
  scope.own(
    meter.onVoice((userIsSpeaking) => {
      set({ userIsSpeaking: userIsSpeaking && getState().isMicrophoneOn })
    }),
  )
}
