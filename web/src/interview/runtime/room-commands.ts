import { isOver } from '../machine/interview.ts'
import type { DeviceKind } from './media-state.ts'
import type { RoomCall } from './room-call.ts'
import type { RoomCore } from './room-core.ts'
import type { RoomDevices } from './room-devices.ts'

type Parts = { call: RoomCall; devices: RoomDevices }

/** What the candidate does in lobby and call, apart from opening, starting and leaving. */
export function commandsOf(core: RoomCore, { call, devices }: Parts) {
  const { getState, set, dispatch } = core
  const running = () => (getState().interview.phase === 'active' ? call.current() : undefined)
  return {
    async requestDevices() {
      // A browser's answer about the permissions may arrive after the page turned out to be unable to start.
      if (!isOver(getState().interview)) await devices.media.request()
    },
    selectDevice: (kind: DeviceKind, id: string) => devices.media.select(kind, id),
    pressStart() {
      dispatch({ type: 'startPressed' })
    },
    dismissStart() {
      dispatch({ type: 'startDismissed' })
    },
    setMicrophone(isMicrophoneOn: boolean) {
      set({ isMicrophoneOn })
      devices.applySwitches()
    },
    setCamera(isCameraOn: boolean) {
      set({ isCameraOn })
      devices.applySwitches()
    },
    /** Chosen in the lobby or in the call. */
    setWillType(willType: boolean) {
      set({ willType })
      core.world.typing.choose(willType)
      devices.applySwitches()
    },
    setTyping(isTyping: boolean) {
      set({ isTyping })
    },
    sendText: (text: string) => running()?.sendText(text),
    finishAnswer: () => running()?.finishAnswer(),
    stay() {
      dispatch({ type: 'stayed' })
      running()?.stay?.()
    },
    /** Ends the interview and deletes what it recorded; the application stays. */
    deleteRecording() {
      dispatch({ type: 'deletionConfirmed', keepsApplication: true })
    },
    end() {
      dispatch({ type: 'endPressed' })
    },
  }
}
