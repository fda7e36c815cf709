import type { DeviceKind } from '../runtime/media.ts'
import type { Listed } from '../machine/devices.ts'
import { DeviceSelector, type SelectedDevices } from './DeviceSelector.tsx'
import { MicrophoneMeter, type OnLevel } from './MicrophoneMeter.tsx'
import { SpeakerTest } from './SpeakerTest.tsx'
import './DeviceSelectors.css'

type Props = {
  view: {
    listed: readonly Listed[]
    selected: SelectedDevices
    /** Undefined while there is no microphone to listen to. */
    stream: MediaStream | undefined
  }
  onLevel: OnLevel
  onSelect: (kind: DeviceKind, deviceId: string) => void
}

/** The devices, with a check of the microphone and the speaker. */
export function DeviceSelectors({ view, onLevel, onSelect }: Props) {
  const { stream, selected } = view
  return (
    <div className="device-selectors">
      <DeviceSelector
        kind="microphone"
        view={view}
        onSelect={onSelect}
        below={stream !== undefined && <MicrophoneMeter key={stream.id} onLevel={onLevel} />}
      />
      <DeviceSelector
        kind="speaker"
        view={view}
        onSelect={onSelect}
        below={<SpeakerTest key={selected.speaker} deviceId={selected.speaker} />}
      />
      <DeviceSelector kind="camera" view={view} onSelect={onSelect} />
    </div>
  )
}
