import type { InterviewRecord } from '#shared/domain/interview-record.ts'
import { Button } from '../../ui/Button.tsx'
import { hasAccess, offersAccess, type Devices, type Listed } from '../machine/devices.ts'
import { useArrivalFocus } from '../room/use-arrival-focus.ts'
import { ConfirmStart } from './ConfirmStart.tsx'
import { Details } from './Details.tsx'
import type { DeviceKind } from '../runtime/media.ts'
import { DeviceSelectors, type SelectedDevices } from './DeviceSelectors.tsx'
import { ErrorPanel } from './ErrorPanel.tsx'
import { Countdown, Expired } from './Expiry.tsx'
import { Preview } from './Preview.tsx'
import { Tiles } from './Tiles.tsx'
import '../loader/Panel.css'
import './Lobby.css'

/** What the lobby shows. */
export type LobbyView = Readonly<{
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
  /** Undefined until the countdown runs. */
  secondsLeft: number | undefined
}>

export type LobbyCommands = Readonly<{
  grantAccess: () => void
  selectDevice: (kind: DeviceKind, deviceId: string) => void
  pressStart: () => void
  dismissStart: () => void
  confirmStart: () => void
  cancel: () => void
  retry: () => void
  refresh: () => void
  retake: () => void
}>

const busyText = { starting: 'Starting Interview...', joining: 'Joining...' } as const

export function Lobby({ view, commands }: { view: LobbyView; commands: LobbyCommands }) {
  const { jobTitle, record, devices, step, error, hint } = view
  const title = useArrivalFocus<HTMLHeadingElement>()
  const isBusy = step === 'starting' || step === 'joining'
  const canGrant = !hasAccess(devices) && step !== 'blocked' && step !== 'expired'
  const asksInPanel = error !== undefined && offersAccess(error)
  return (
    <div className="lobby">
      <header className="lobby__head">
        <h1 className="lobby__title" ref={title} tabIndex={-1}>
          {`Interview for ${jobTitle}`}
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
      <div className="lobby__look">
        <Preview stream={view.stream} isSpeaking={view.isSpeaking} />
        <Tiles devices={devices} hasInterviewer={view.hasInterviewer} />
      </div>
      <div className="lobby__side">
        {canGrant && !asksInPanel && (
          <Button onClick={commands.grantAccess} disabled={devices.camera === 'pending'}>
            Grant Camera &amp; Microphone Access
          </Button>
        )}
        <DeviceSelectors listed={view.listed} selected={view.selected} onSelect={commands.selectDevice} />
        {record !== undefined && <Details record={record} />}
        <div className="lobby__start">
          <button
            type="button"
            className="button"
            // It stays focusable, so that the hint is read with it.
            aria-disabled={step !== 'ready'}
            aria-describedby="lobby-hint"
            onClick={step === 'ready' ? commands.pressStart : undefined}
          >
            {isBusy ? 'Connecting to Interview...' : 'Start Interview'}
          </button>
          <output className="lobby__hint" id="lobby-hint">
            {hint}
          </output>
          <button className="plain-button" type="button" disabled={isBusy} onClick={commands.cancel}>
            Cancel Interview
          </button>
        </div>
      </div>
      {record !== undefined && (step === 'confirming' || isBusy) && (
        <ConfirmStart
          interviewName={record.interviewName}
          minutes={record.maxDuration}
          consentText={record.consentText}
          busy={step === 'confirming' ? undefined : busyText[step]}
          onCancel={commands.dismissStart}
          onStart={commands.confirmStart}
        />
      )}
    </div>
  )
}
