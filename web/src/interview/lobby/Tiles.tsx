import type { ReactNode } from 'react'
import type { Access } from '../machine/device-access.ts'
import { CameraIcon, InterviewerIcon, MicrophoneIcon } from '../icons.tsx'

type TilesProps = {
  access: Pick<Access, 'camera' | 'microphone'>
  /** The microphone is granted, but delivers no sound. */
  isSilent: boolean
  hasInterviewer: boolean
  /** The interviewer joins only after the candidate has confirmed the e-mail address. */
  isWaiting: boolean
}

const open = 'border-line bg-surface text-ink-soft'
const colours = {
  Ready: 'border-success-line bg-surface text-success',
  'No sound': 'border-amber bg-accent-wash text-accent',
  Connected: open,
  'Checking...': open,
  Needed: open,
  'Connecting...': open,
  Waiting: open,
} as const

type State = keyof typeof colours

/** What must be ready before the start, and whether it is. */
export function Tiles({ access: { camera, microphone }, isSilent, hasInterviewer, isWaiting }: TilesProps) {
  const absent = isWaiting ? 'Waiting' : 'Connecting...'
  return (
    <ul className="grid grid-cols-3 gap-2 narrow:grid-cols-1" aria-label="Readiness">
      <Tile name="Camera" icon={<CameraIcon />} state={camera} />
      <Tile
        name="Microphone"
        icon={<MicrophoneIcon />}
        state={isSilent && microphone === 'Ready' ? 'No sound' : microphone}
      />
      <Tile name="AI Interviewer" icon={<InterviewerIcon />} state={hasInterviewer ? 'Ready' : absent} />
    </ul>
  )
}

type Props = { name: string; icon: ReactNode; state: State }

function Tile({ name, icon, state }: Props) {
  return (
    <li
      className={`grid grid-cols-file items-center gap-x-3 rounded-control border px-4 py-3 phone:grid-cols-1 phone:content-start phone:gap-1 phone:px-3 ${colours[state]}`}
    >
      {icon}
      <span className="grid text-small leading-130 phone:gap-1">
        <span className="text-compact font-medium text-ink phone:text-small">{name}</span>
        {state}
      </span>
    </li>
  )
}
