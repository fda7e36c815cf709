import type { ReactNode } from 'react'
import type { Devices } from '../machine/devices.ts'
import { CameraIcon, InterviewerIcon, MicrophoneIcon } from '../room/icons.tsx'
import './Tiles.css'

type TilesProps = {
  devices: Devices
  hasInterviewer: boolean
  /** The interviewer is joining. */
  isConnecting: boolean
}

/** What must be ready before the start, and whether it is. */
export function Tiles({ devices, hasInterviewer, isConnecting }: TilesProps) {
  return (
    <ul className="tiles" aria-label="Readiness">
      <Tile name="Camera" icon={<CameraIcon />} isReady={devices.camera === 'granted'} open="Needed" />
      <Tile
        name="Microphone"
        icon={<MicrophoneIcon />}
        isReady={devices.microphone === 'granted'}
        open="Needed"
      />
      <Tile
        name="AI Interviewer"
        icon={<InterviewerIcon />}
        isReady={hasInterviewer}
        open={isConnecting ? 'Connecting...' : 'Needed'}
      />
    </ul>
  )
}

type Props = { name: string; icon: ReactNode; isReady: boolean; open: string }

function Tile({ name, icon, isReady, open }: Props) {
  return (
    <li className={isReady ? 'tile tile--ready' : 'tile'}>
      {icon}
      <span className="tile__name">{name}</span>
      <span className="tile__state">{isReady ? 'Ready' : open}</span>
    </li>
  )
}
