import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import type { DeviceKind } from '../runtime/media-state.ts'
import type { Listed } from '../machine/devices.ts'
import { isSimulated } from '../test-mode/simulated.ts'
import { DeviceSelector, type SelectedDevices } from './DeviceSelector.tsx'
import { MicrophoneMeter, type OnCheck, type OnLevel } from './MicrophoneMeter.tsx'
import { speakerNote } from './speaker-note.ts'
import { SpeakerTest } from './SpeakerTest.tsx'

type Props = {
  view: {
    listed: readonly Listed[]
    selected: SelectedDevices
    /** Undefined while there is no microphone to listen to. */
    stream: MediaStream | undefined
    /** Undefined until the room is open. */
    record: Pick<InterviewRecord, 'provider'> | undefined
  }
  onLevel: OnLevel
  onCheck: OnCheck
  onSelect: (kind: DeviceKind, deviceId: string) => void
}

/** The devices, with a check of the microphone and the speaker. */
export function DeviceSelectors({ view, onLevel, onCheck, onSelect }: Props) {
  const { stream, selected, record } = view
  // A simulated microphone is always silent.
  const hasMicrophone = stream !== undefined && !isSimulated(stream)
  return (
    <div className="grid grid-cols-pair gap-x-4 gap-y-3">
      <DeviceSelector
        kind="microphone"
        view={view}
        onSelect={onSelect}
        below={hasMicrophone && <MicrophoneMeter key={stream.id} onLevel={onLevel} onCheck={onCheck} />}
      />
      <DeviceSelector
        kind="speaker"
        view={view}
        onSelect={onSelect}
        note={speakerNote(record?.provider, selected.speaker)}
        below={<SpeakerTest key={selected.speaker} deviceId={selected.speaker} />}
      />
      <DeviceSelector kind="camera" view={view} onSelect={onSelect} />
    </div>
  )
}
