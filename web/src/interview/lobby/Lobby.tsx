import type { InterviewRecord } from '#shared/domain/interview-record.ts'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { hasAccess, offersAccess, type Devices, type Listed } from '../machine/devices.ts'
import type { RoomKind } from '../room/Banner.tsx'
import { useArrivalFocus } from '../room/use-arrival-focus.ts'
import { useLoaded } from '../room/use-loaded.ts'
import { Details } from './Details.tsx'
import type { DeviceKind } from '../runtime/media-state.ts'
import type { SelectedDevices } from './DeviceSelector.tsx'
import { ErrorPanel } from './ErrorPanel.tsx'
import { Countdown, Expired } from './Expiry.tsx'
import type { OnLevel } from './MicrophoneMeter.tsx'
import { Preview } from './Preview.tsx'
import { StartPanel } from './StartPanel.tsx'
import { Tiles } from './Tiles.tsx'
import '../loader/Panel.css'
import './Lobby.css'

/** What the lobby shows. */
export type LobbyView = Readonly<{
  kind: RoomKind
  jobTitle: string
  /** Undefined until the room is open. */
  record: InterviewRecord | undefined
  devices: Devices
  listed: readonly Listed[]
  selected: SelectedDevices
  stream: MediaStream | undefined
  isSpeaking: boolean
  hasInterviewer: boolean
  step: 'waiting' | 'ready' | 'confirming' | 'starting' | 'joining' | 'expired' | 'blocked' | 'failed'
  /** A blocked interview can be asked for again. */
  canRetake: boolean
  /** Why the interview cannot start yet. */
  hint: string | undefined
  error: string | undefined
  /** What the candidate should know although nothing is wrong. */
  note: string | undefined
  /** Undefined until the countdown runs. */
  secondsLeft: number | undefined
}>

export type LobbyCommands = Readonly<{
  grantAccess: () => void
  selectDevice: (kind: DeviceKind, deviceId: string) => void
  onLevel: OnLevel
  pressStart: () => void
  dismissStart: () => void
  confirmStart: () => void
  cancel: () => void
  retry: () => void
  refresh: () => void
  retake: () => void
  /** Undefined where there is nothing to practise for. */
  practise: (() => void) | undefined
}>

const loadGranted = () => import('./WithDevices.tsx')

export function Lobby({ view, commands }: { view: LobbyView; commands: LobbyCommands }) {
  const { kind, jobTitle, record, devices, step, error } = view
  const title = useArrivalFocus<HTMLHeadingElement>()
  const start = useStartFocus(hasAccess(devices))
  const granted = useLoaded(loadGranted, { isWanted: hasAccess(devices), step })
  const isOver = step === 'blocked' || step === 'expired'
  // A room that has not opened cannot use devices, so none are asked for.
  const canGrant = !hasAccess(devices) && !isOver && step !== 'failed'
  const asksInPanel = error !== undefined && offersAccess(error)
  return (
    <div className="lobby">
      <header className="lobby__head">
        <h1 className="lobby__title" ref={title} tabIndex={-1}>
          {kind === 'practice' ? `Practice for ${jobTitle}` : `Interview for ${jobTitle}`}
        </h1>
        {view.secondsLeft !== undefined && step !== 'expired' && <Countdown seconds={view.secondsLeft} />}
      </header>
      {step === 'expired' && <Expired onRefresh={commands.refresh} />}
      <ErrorPanel
        message={step === 'expired' ? undefined : error}
        onGrant={canGrant ? commands.grantAccess : undefined}
        onRetry={step === 'failed' ? commands.retry : undefined}
        onRetake={view.canRetake ? commands.retake : undefined}
      />
      <StatusRegion>{view.note !== undefined && <Notice>{view.note}</Notice>}</StatusRegion>
      <div className="lobby__look">
        <Preview stream={view.stream} isSpeaking={view.isSpeaking} />
        <Tiles
          devices={devices}
          hasInterviewer={view.hasInterviewer}
          isConnecting={!isOver && step !== 'failed'}
        />
      </div>
      <div className="lobby__side">
        {canGrant && !asksInPanel && (
          <Button onClick={commands.grantAccess} disabled={devices.camera === 'pending'}>
            Grant Camera &amp; Microphone Access
          </Button>
        )}
        {granted !== undefined && !isOver && <granted.WithDevices view={view} commands={commands} />}
        <StartPanel view={view} commands={commands} button={start} />
      </div>
      {record !== undefined && <Details record={record} />}
    </div>
  )
}

/** The button that asks for access is unmounted once access is granted, so the focus moves to the start button. */
function useStartFocus(hasDevices: boolean) {
  const start = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasDevices && document.activeElement === document.body) start.current?.focus({ preventScroll: true })
  }, [hasDevices])
  return start
}
