import type { Ref } from 'react'
import type { LobbyCommands, LobbyView } from './lobby-view.ts'
import { Button } from '../../ui/MainButton.tsx'
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
    <div className="grid min-w-0 content-start gap-3">
      <Button
        ref={button}
        className="aria-disabled:hairline aria-disabled:cursor-not-allowed aria-disabled:bg-surface-sunken aria-disabled:bg-none aria-disabled:text-ink-soft"
        // Unlike with `disabled`, it stays focusable, so that screen readers read the hint with it.
        aria-disabled={step !== 'ready'}
        aria-describedby="lobby-hint"
        onClick={step === 'ready' ? commands.pressStart : undefined}
      >
        {isBusy ? 'Connecting to Interview...' : text.start}
      </Button>
      {/* Empty, it takes no space, but stays rendered: screen readers announce only text added to an existing region. */}
      <output className="text-center text-compact text-ink-soft empty:absolute" id="lobby-hint">
        {hint}
      </output>
      {canPractise && <PlainButton onClick={commands.practise}>Try a practice question</PlainButton>}
      <PlainButton look="bare" disabled={isBusy} onClick={commands.cancel}>
        {text.cancel}
      </PlainButton>
    </div>
  )
}
