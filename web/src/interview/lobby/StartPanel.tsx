import type { Ref } from 'react'
import type { LobbyCommands, LobbyView } from './lobby-view.ts'
import { PlainButton } from '../PlainButton.tsx'

type Props = {
  view: Pick<LobbyView, 'kind' | 'step' | 'hint' | 'goesOn'>
  commands: Pick<LobbyCommands, 'pressStart' | 'cancel' | 'practise'>
  button: Ref<HTMLButtonElement>
}

const texts = {
  interview: { start: 'Start Interview', cancel: 'Cancel Interview' },
  test: { start: 'Start Interview', cancel: 'Cancel Interview' },
  practice: { start: 'Start Practice', cancel: 'Leave Practice' },
  goesOn: { start: 'Continue with recording', cancel: 'Back to Dashboard' },
} as const

/** The start button, why it is disabled, and the other ways out of the lobby. */
export function StartPanel({ view: { kind, step, hint, goesOn }, commands, button }: Props) {
  const text = texts[goesOn === undefined ? kind : 'goesOn']
  const isBusy = step === 'starting' || step === 'joining'
  const canPractise =
    goesOn === undefined && commands.practise !== undefined && (step === 'ready' || step === 'waiting')
  return (
    <div className="lobby__start">
      <button
        ref={button}
        type="button"
        className="button"
        // Unlike with `disabled`, it stays focusable, so that screen readers read the hint with it.
        aria-disabled={step !== 'ready'}
        aria-describedby="lobby-hint"
        onClick={step === 'ready' ? commands.pressStart : undefined}
      >
        {isBusy ? 'Connecting to Interview...' : text.start}
      </button>
      <output className="lobby__hint" id="lobby-hint">
        {hint}
      </output>
      {canPractise && <PlainButton onClick={commands.practise}>Try a practice question</PlainButton>}
      <PlainButton look="bare" disabled={isBusy} onClick={commands.cancel}>
        {text.cancel}
      </PlainButton>
    </div>
  )
}
