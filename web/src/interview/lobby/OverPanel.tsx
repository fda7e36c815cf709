import { attemptsText } from '#shared/application/turn.ts'
import { Button } from '../../ui/MainButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { Over } from '../machine/over.ts'
import { PlainButton } from '../PlainButton.tsx'
import { useArrivalFocus } from '../use-arrival-focus.ts'
import type { LobbyCommands, LobbyView } from './lobby-view.ts'

const buttons = {
  refresh: 'Refresh',
  retake: 'Request a retake',
  retry: 'Try Again',
  look: 'Check Again',
  dashboard: 'Go to Dashboard',
} as const satisfies Record<Over['way'], string>

type Props = {
  over: Over
  view: Pick<LobbyView, 'kind' | 'error' | 'interviewsLeft'>
  commands: Pick<LobbyCommands, 'refresh' | 'retake' | 'retry' | 'leave'>
}

/** What the button does, and how often it can be used. */
const retakeText = (interviewsLeft: number | null): string =>
  [
    interviewsLeft === 0
      ? undefined
      : 'A retake starts at once, from the beginning. Nobody has to approve it.',
    attemptsText(interviewsLeft),
  ]
    .filter(Boolean)
    .join(' ')

/** Replaces devices and start where the interview cannot continue: what happened, what is saved, and what to do next. */
export function OverPanel({ over, view: { kind, error, interviewsLeft }, commands }: Props) {
  const heading = useArrivalFocus<HTMLHeadingElement>()
  const { title, saved } = over
  const isUsedUp = over.way === 'retake' && interviewsLeft === 0
  const way = isUsedUp ? 'dashboard' : over.way
  const press = { ...commands, look: commands.retry, dashboard: commands.leave }[way]
  return (
    <Panel room="page" isDue className="grid w-full max-w-42 gap-3" role="alert">
      <h2 className="text-lead outline-none" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {saved !== undefined && kind === 'interview' && <p className="font-medium text-success">{saved}</p>}
      <p>{error}</p>
      {over.way === 'retake' && <p>{retakeText(interviewsLeft)}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pt-2">
        <Button onClick={press}>{buttons[way]}</Button>
        {way !== 'dashboard' && (
          <PlainButton look="bare" onClick={commands.leave}>
            {kind === 'practice' ? 'Leave Practice' : 'Back to Dashboard'}
          </PlainButton>
        )}
      </div>
    </Panel>
  )
}
