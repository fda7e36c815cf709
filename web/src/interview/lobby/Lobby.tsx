import type { LobbyCommands, LobbyView } from './lobby-view.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/MainButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import type { MicrophoneCheck } from '../machine/microphone-check.ts'
import { useStateTitle } from '../use-state-title.ts'
import { useLoaded } from '../use-loaded.ts'
import { Details } from './Details.tsx'
import { ErrorPanel } from './ErrorPanel.tsx'
import { Countdown } from './Countdown.tsx'
import { OverPanel } from './OverPanel.tsx'
import { Preview } from './Preview.tsx'
import { StartPanel } from './StartPanel.tsx'
import { Tiles } from './Tiles.tsx'

const loadGranted = () => import('./WithDevices.tsx')
const loadGoOn = () => import('./GoOnPanel.tsx')
const loadDenied = () => import('./DeniedHelp.tsx')
const loadProof = () => import('../proof/ProofPanel.tsx')

export function Lobby({ view, commands }: { view: LobbyView; commands: LobbyCommands }) {
  const { kind, jobTitle, over } = view
  // Also when the panel of `over` is unmounted, whose button had the focus.
  const title = kind === 'practice' ? `Practice for ${jobTitle}` : `Interview for ${jobTitle}`
  const heading = useStateTitle(over === undefined ? title : `${over.title}: ${title}`, over === undefined)
  return (
    <div className="grid w-full max-w-70 gap-4 self-start">
      <header className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-2">
        <h1 className="text-title outline-none" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {view.secondsLeft !== undefined && over === undefined && <Countdown seconds={view.secondsLeft} />}
      </header>
      <StatusRegion>{view.note !== undefined && <Notice>{view.note}</Notice>}</StatusRegion>
      {over === undefined ? (
        <OpenLobby view={view} commands={commands} />
      ) : (
        <OverPanel over={over} view={view} commands={commands} />
      )}
    </div>
  )
}

/** The devices and the start, while the interview can start. */
function OpenLobby({ view, commands }: { view: LobbyView; commands: LobbyCommands }) {
  const { record, access, step, error, needsProof } = view
  const hasDevices = access.kind === 'ready'
  const start = useStartFocus(hasDevices)
  const granted = useLoaded(loadGranted, { isWanted: hasDevices, step })
  const goOn = useLoaded(loadGoOn, { isWanted: view.goesOn !== undefined, step })
  const proof = useLoaded(loadProof, { isWanted: needsProof, step })
  const [microphone, setMicrophone] = useState<MicrophoneCheck['state']>('listening')
  const denied = useLoaded(loadDenied, { isWanted: access.kind === 'denied', step: access.kind })
  const action =
    hasDevices || access.action === undefined
      ? undefined
      : { label: access.action, press: commands.grantAccess }
  // Beside the message of a device, or else above the start.
  const asksInPanel = error !== undefined && error === access.error
  return (
    <>
      <ErrorPanel message={error} action={asksInPanel ? action : undefined} />
      {access.kind === 'denied' && denied !== undefined && <denied.DeniedHelp />}
      {needsProof && proof !== undefined && record !== undefined && (
        <proof.ProofPanel email={record.candidate.email} />
      )}
      {view.goesOn !== undefined && goOn !== undefined && record !== undefined && (
        <goOn.GoOnPanel {...view.goesOn} consentText={record.consentText} />
      )}
      <div className="grid min-w-0 gap-x-6 gap-y-4 desktop:grid-cols-side">
        <div className="grid min-w-0 content-start gap-4">
          <Preview
            stream={access.camera === 'Ready' ? view.stream : undefined}
            text={access.stage}
            isSpeaking={view.isSpeaking}
            Video={granted?.CameraVideo}
          />
          <Tiles
            access={access}
            isSilent={microphone === 'silent'}
            hasInterviewer={view.hasInterviewer}
            isWaiting={needsProof}
          />
        </div>
        <div className="grid min-w-0 content-start gap-4 desktop:row-span-2">
          {action !== undefined && !asksInPanel && (
            <Button onClick={action.press} disabled={access.kind === 'checking'}>
              {action.label}
            </Button>
          )}
          {granted !== undefined && (
            <granted.WithDevices view={view} commands={commands} onMicrophone={setMicrophone} />
          )}
          <StartPanel view={view} commands={commands} button={start} />
        </div>
        {record !== undefined && <Details record={record} />}
      </div>
    </>
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
