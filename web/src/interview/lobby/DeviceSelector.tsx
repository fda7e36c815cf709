import type { ReactNode } from 'react'
import { controlProps, Field } from '../../ui/Field.tsx'
import { deviceName, type Listed } from '../machine/devices.ts'
import type { DeviceKind } from '../runtime/media-state.ts'

/** The ids of the chosen devices; without one, the browser uses its default. */
export type SelectedDevices = Readonly<Partial<Record<DeviceKind, string | undefined>>>

const selectors = {
  microphone: { label: 'Microphone', listed: 'audioinput' },
  speaker: { label: 'Speaker', listed: 'audiooutput' },
  camera: { label: 'Camera', listed: 'videoinput' },
} as const

type Props = {
  kind: DeviceKind
  view: { listed: readonly Listed[]; selected: SelectedDevices }
  onSelect: (kind: DeviceKind, deviceId: string) => void
  /** What the candidate should know about the choice. */
  note?: string | undefined
  below?: ReactNode
}

export function DeviceSelector({ kind, view: { listed, selected }, onSelect, note, below }: Props) {
  const { label, listed: listedKind } = selectors[kind]
  const devices = listed.filter((device) => device.kind === listedKind && device.deviceId !== '')
  const field = { id: `device-${kind}`, name: kind, label, note }
  return (
    <Field field={field} below={below}>
      <select
        {...controlProps(field)}
        value={selected[kind] ?? devices[0]?.deviceId ?? ''}
        disabled={devices.length === 0}
        onChange={(event) => onSelect(kind, event.target.value)}
      >
        {devices.length === 0 && <option value="">Default device</option>}
        {devices.map((device) => (
          <option key={device.deviceId} value={device.deviceId}>
            {deviceName(device)}
          </option>
        ))}
      </select>
    </Field>
  )
}
