import type { ReactNode } from 'react'
import type { Devices } from '../machine/devices.ts'
import { CameraIcon, InterviewerIcon, MicrophoneIcon } from '../icons.tsx'
import './Tiles.css'

type TilesProps = {
  devices: Devices
  /** The microphone is granted, but delivers no sound. */
  isSilent: boolean
  hasInterviewer: boolean
  /** The interviewer joins only after the candidate has confirmed the e-mail address. */
  isWaiting: boolean
}

const classNames = {
  Ready: 'tile tile--ready',
  'No sound': 'tile tile--doubtful',
  Needed: 'tile',
  'Connecting...': 'tile',
  Waiting: 'tile',
} as const

type State = keyof typeof classNames

/** What must be ready before the start, and whether it is. */
export function Tiles({ devices, isSilent, hasInterviewer, isWaiting }: TilesProps) {
  const absent = isWaiting ? 'Waiting' : 'Connecting...'
  const heard = isSilent ? 'No sound' : 'Ready'
  return (
    <ul className="tiles" aria-label="Readiness">
      <Tile name="Camera" icon={<CameraIcon />} state={devices.camera === 'granted' ? 'Ready' : 'Needed'} />
      <Tile
        name="Microphone"
        icon={<MicrophoneIcon />}
        state={devices.microphone === 'granted' ? heard : 'Needed'}
      />
      <Tile name="AI Interviewer" icon={<InterviewerIcon />} state={hasInterviewer ? 'Ready' : absent} />
    </ul>
  )
}

type Props = { name: string; icon: ReactNode; state: State }

function Tile({ name, icon, state }: Props) {
  return (
    <li className={classNames[state]}>
      {icon}
      <span className="tile__name">{name}</span>
      <span className="tile__state">{state}</span>
    </li>
  )
}
