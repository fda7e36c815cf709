import { controlProps, Field } from '../../ui/Field.tsx'
import type { DeviceKind } from '../runtime/media.ts'
import { deviceName, type Listed } from '../machine/devices.ts'
import './DeviceSelectors.css'

/** The ids of the devices in use; the browser's own choice where there is none. */
export type SelectedDevices = Readonly<Partial<Record<DeviceKind, string | undefined>>>

const selectors = [
  { kind: 'microphone', label: 'Microphone', listed: 'audioinput' },
  { kind: 'speaker', label: 'Speaker', listed: 'audiooutput' },
  { kind: 'camera', label: 'Camera', listed: 'videoinput' },
] as const

type Props = {
  listed: readonly Listed[]
  selected: SelectedDevices
  onSelect: (kind: DeviceKind, deviceId: string) => void
}

export function DeviceSelectors({ listed, selected, onSelect }: Props) {
  return (
    <div className="device-selectors">
      {selectors.map(({ kind, label, listed: listedKind }) => {
        const devices = listed.filter((device) => device.kind === listedKind && device.deviceId !== '')
        const field = { id: `device-${kind}`, name: kind, label }
        return (
          <Field key={kind} field={field}>
            <select
              {...controlProps(field)}
              value={selected[kind] ?? devices[0]?.deviceId ?? ''}
              disabled={devices.length === 0}
              onChange={(event) => onSelect(kind, event.target.value)}
            >
              {devices.length === 0 && <option value="">The browser’s default</option>}
              {devices.map((device) => (
                <option key={device.deviceId} value={device.deviceId}>
                  {deviceName(device)}
                </option>
              ))}
            </select>
          </Field>
        )
      })}
    </div>
  )
}
