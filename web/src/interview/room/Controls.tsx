import type { ReactNode, Ref } from 'react'
import type { CallCommands, CallView } from './call-view.ts'
import { CaptionsIcon, EndIcon } from './control-icons.tsx'
import { CameraIcon, MicrophoneIcon } from '../icons.tsx'
import './Controls.css'

type Props = {
  view: Pick<CallView, 'kind' | 'isMicrophoneOn' | 'isCameraOn'>
  isPanelOpen: boolean
  /** The transcript's button, which receives the focus when the panel closes. */
  toggle: Ref<HTMLButtonElement>
  commands: Pick<CallCommands, 'setMicrophone' | 'setCamera'>
  onTogglePanel: () => void
  onEnd: () => void
}

export function Controls({ view, isPanelOpen, toggle, commands, onTogglePanel, onEnd }: Props) {
  const { isMicrophoneOn, isCameraOn } = view
  return (
    <fieldset className="controls" aria-label="Call controls">
      <Control
        label={isMicrophoneOn ? 'Mute' : 'Unmute'}
        tone={isMicrophoneOn ? undefined : 'off'}
        onClick={() => commands.setMicrophone(!isMicrophoneOn)}
      >
        <MicrophoneIcon isOff={!isMicrophoneOn} />
      </Control>
      <Control
        label={isCameraOn ? 'Stop camera' : 'Start camera'}
        tone={isCameraOn ? undefined : 'off'}
        onClick={() => commands.setCamera(!isCameraOn)}
      >
        <CameraIcon isOff={!isCameraOn} />
      </Control>
      <Control label="Transcript" button={toggle} isExpanded={isPanelOpen} onClick={onTogglePanel}>
        <CaptionsIcon />
      </Control>
      <Control label={view.kind === 'practice' ? 'End practice' : 'End call'} tone="end" onClick={onEnd}>
        <EndIcon />
      </Control>
    </fieldset>
  )
}

type ControlProps = {
  label: string
  tone?: 'off' | 'end' | undefined
  isExpanded?: boolean
  button?: Ref<HTMLButtonElement>
  onClick: () => void
  children: ReactNode
}

const toneClass = { off: 'control control--off', end: 'control control--end' } as const

function Control({ label, tone, isExpanded, button, onClick, children }: ControlProps) {
  return (
    <button
      ref={button}
      className={tone === undefined ? 'control' : toneClass[tone]}
      type="button"
      aria-expanded={isExpanded}
      onClick={onClick}
    >
      {children}
      <span className="control__label">{label}</span>
    </button>
  )
}
