import { createCallListener } from './call-listener.ts'
import { createRoomCall } from './room-call.ts'
import { startTicking } from './room-clock.ts'
import { commandsOf } from './room-commands.ts'
import { createCore, type RoomCore } from './room-core.ts'
import { createRoomDevices } from './room-devices.ts'
import { createRoomInterview, type RoomInterview, type RoomWorld } from './room-interview.ts'
import { cancel, leaveWhenOver } from './room-leaving.ts'
import { reopenWhenFree } from './room-elsewhere.ts'
import { connect } from './room-opening.ts'
import { keepSignInDuringAnswer } from './room-sign-in.ts'
import type { Wanted } from './opening.ts'
import { createVoiceMeter, type VoiceMeter } from './voice-meter.ts'

export type InterviewRoom = ReturnType<typeof createInterview>

/** The interview room without its pages: owns devices, call, timers and the interview, and closes them as one. */
export function createInterview(world: RoomWorld, request: Wanted) {
  const core = createCore(world, request)
  const { scope, getState, subscribe, dispatch } = core
  const callId = world.newId()
  const meter = createVoiceMeter(world.clock, { meterOf: world.meter, detectorOf: world.detector })
  const call = createRoomCall(core, { onVoice: meter.onVoice, callId })
  call.subscribe(createCallListener(core))
  const streamChanged: RoomInterview['streamChanged'] = (stream) => {
    roomInterview.streamChanged(stream)
  }
  const devices = createRoomDevices(core, { meter, call, streamChanged })
  const roomInterview = createRoomInterview(
    core,
    { callId, call, devices, tick: startTicking(core) },
    world.loadInterview,
  )
  scope.own(() => void call.leave())
  const parts = { call, devices }
  const reopen = (): Promise<void> => {
    dispatch({ type: 'retried' })
    return connect(core, call)
  }
  leaveWhenOver(core, parts)
  reopenWhenFree(core, () => void reopen())
  keepSignInDuringAnswer(core)
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
    retry: reopen,
    /** Confirms the dialog that says that a recording starts. */
    async consent() {
      const { record, interview } = getState()
      if (record === undefined || interview.phase !== 'confirming') return
      dispatch({ type: 'consented', consent: { at: world.clock.now(), version: record.consentVersion } })
      meter.detect()
      await roomInterview.begin(record)
    },
    cancel: () => cancel(core, parts),
    // Few candidates ask for a retake, so its code is loaded then.
    retake: async () => (await import('./retake.ts')).retake(core),
    close: scope.close,
  }
}

/** The state follows the connection and the microphone's sound. */
function followBrowser({ world: { network }, scope, getState, set }: RoomCore, meter: VoiceMeter): void {
  scope.own(
    network.onChange(() => {
      set({ isOnline: network.isOnline() })
    }),
  )
  scope.own(
    meter.onSound((userIsSpeaking) => {
      set({ userIsSpeaking: userIsSpeaking && getState().isMicrophoneOn })
    }),
  )
}
