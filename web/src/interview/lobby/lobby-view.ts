import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import type { Access } from '../machine/device-access.ts'
import type { Listed } from '../machine/devices.ts'
import type { Over } from '../machine/over.ts'
import type { RoomKind } from '../room-kind.ts'
import type { DeviceKind } from '../runtime/media-state.ts'
import type { SelectedDevices } from './DeviceSelector.tsx'
import type { OnLevel } from './MicrophoneMeter.tsx'

/** What the lobby shows. */
export type LobbyView = Readonly<{
  kind: RoomKind
  jobTitle: string
  /** Undefined until the room is open. */
  record: InterviewRecord | undefined
  access: Access
  listed: readonly Listed[]
  selected: SelectedDevices
  stream: MediaStream | undefined
  isSpeaking: boolean
  /** Only typed answers count. */
  willType: boolean
  hasInterviewer: boolean
  /** The interviewer joins only after the candidate has confirmed the e-mail address. */
  needsProof: boolean
  step: 'waiting' | 'ready' | 'confirming' | 'starting' | 'joining' | 'expired' | 'blocked' | 'failed'
  /** Set where the interview cannot continue on this page. */
  over: Over | undefined
  /** Why the interview cannot start yet; undefined where no start is shown. */
  hint: string | undefined
  error: string | undefined
  /** Information that is not an error. */
  note: string | undefined
  /** Another page has begun the interview, and this page may continue it. */
  goesOn: Readonly<{ isElsewhere: boolean; closesAt: string; minutesLeft: number | undefined }> | undefined
  /** How many interviews the candidate may still start; null where the page does not know. */
  interviewsLeft: number | null
  /** Undefined until the countdown runs. */
  secondsLeft: number | undefined
}>

export type LobbyCommands = Readonly<{
  grantAccess: () => void
  selectDevice: (kind: DeviceKind, deviceId: string) => void
  onLevel: OnLevel
  setWillType: (willType: boolean) => void
  pressStart: () => void
  dismissStart: () => void
  confirmStart: () => void
  cancel: () => void
  retry: () => void
  refresh: () => void
  retake: () => void
  /** Leaves the lobby of an interview that is over. */
  leave: () => void
  /** Undefined in a practice run. */
  practise: (() => void) | undefined
}>
