import type { ReactNode, Ref } from 'react'
import type { CallCommands, CallView } from './call-view.ts'
import { CaptionsIcon, EndIcon } from './control-icons.tsx'
import { CameraIcon, MicrophoneIcon } from '../icons.tsx'

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
    <fieldset
      className="flex min-w-0 items-center justify-center gap-2 border-0 px-edge pt-3 phone:gap-1 pb-safe-3 low:pt-1 low:pb-safe-1 narrow:grid narrow:grid-cols-2 desktop:group-data-folded:col-span-full"
      aria-label="Call controls"
    >
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
  tone?: keyof typeof tones | undefined
  isExpanded?: boolean
  button?: Ref<HTMLButtonElement>
  onClick: () => void
  children: ReactNode
}

const tones = {
  usual: 'bg-transparent text-ink hover:bg-surface-sunken',
  off: 'bg-danger-wash text-danger hover:bg-surface-sunken',
  end: 'bg-stop text-white hover:bg-stop-deep',
} as const

function Control({ label, tone = 'usual', isExpanded, button, onClick, children }: ControlProps) {
  return (
    <button
      ref={button}
      className={`grid min-h-bar min-w-tool cursor-pointer place-items-center gap-hair rounded-control border border-transparent p-2 low:min-h-touch low:py-1 phone:min-w-0 phone:flex-auto phone:px-1 aria-expanded:border-line aria-expanded:bg-surface ${tones[tone]}`}
      type="button"
      aria-expanded={isExpanded}
      onClick={onClick}
    >
      {children}
      <span className="text-small leading-130 whitespace-nowrap narrow:whitespace-normal">{label}</span>
    </button>
  )
}
