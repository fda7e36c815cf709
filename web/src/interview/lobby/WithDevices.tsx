import { AnswerSound } from './AnswerSound.tsx'
import { ConfirmStart } from './ConfirmStart.tsx'
import { DeviceSelectors } from './DeviceSelectors.tsx'
import type { LobbyCommands, LobbyView } from './lobby-view.ts'
import { SpokenNote } from './SpokenNote.tsx'
import type { OnCheck } from './MicrophoneMeter.tsx'

type Props = { view: LobbyView; commands: LobbyCommands }

const busyText = { starting: 'Starting Interview...', joining: 'Joining...' } as const

// Exported here so that the preview's video is in the same chunk.
export { CameraVideo } from '../CameraVideo.tsx'

/** The part of the lobby that is loaded once devices are granted: their selectors and checks, what counts as an answer, and the start dialog. */
export function WithDevices({ view, commands, onMicrophone }: Props & { onMicrophone: OnCheck }) {
  return (
    <>
      <DeviceSelectors
        view={view}
        onLevel={commands.onLevel}
        onCheck={onMicrophone}
        onSelect={commands.selectDevice}
      />
      {view.record !== undefined && <SpokenNote record={view.record} />}
      <AnswerSound view={view} onChange={commands.setWillType} />
      <Confirmation view={view} commands={commands} />
    </>
  )
}

function Confirmation({ view: { kind, record, step }, commands }: Props) {
  const isOpen = step === 'confirming' || step === 'starting' || step === 'joining'
  // A practice run records nothing that a candidate would have to agree to.
  if (record === undefined || !isOpen || kind === 'practice') return null
  return (
    <ConfirmStart
      interviewName={record.interviewName}
      minutes={record.maxDuration}
      consentText={record.consentText}
      busy={step === 'confirming' ? undefined : busyText[step]}
      onCancel={commands.dismissStart}
      onStart={commands.confirmStart}
    />
  )
}
