import { clockText } from '#shared/platform/durations.ts'
import type { CallView } from './call-view.ts'
import { PlainButton } from '../PlainButton.tsx'
import { useStateTitle } from '../use-state-title.ts'

type Shown = 'interviewName' | 'isConnected' | 'secondsLeft' | 'section' | 'notice' | 'needsDevices'

type Props = { view: Pick<CallView, Shown>; onGrant: () => void; onTrouble: () => void }

export function CallBar({ view, onGrant, onTrouble }: Props) {
  const { interviewName, isConnected, secondsLeft, section, notice, needsDevices } = view
  const title = useStateTitle(interviewName)
  return (
    <header className="flex min-h-bar flex-wrap items-center gap-x-3 gap-y-1 px-edge py-2 low:min-h-touch low:py-0">
      <span
        className={`call-bar__dot size-dot flex-none rounded-round ${isConnected ? 'call-bar__dot--live bg-success' : 'bg-line-control'}`}
        aria-hidden="true"
      />
      <h1
        className="min-w-0 text-body leading-130 tracking-small outline-none phone:grow phone:basis-beside"
        ref={title}
        tabIndex={-1}
      >
        {interviewName}
      </h1>
      {section !== undefined && (
        <output className="rounded-round bg-accent-wash px-3 py-hair text-small text-accent phone:order-1 phone:mb-1">
          {section}
        </output>
      )}
      <p className="ml-auto font-strong tabular-nums" role="timer">
        <span className="unseen">Time left: </span>
        {clockText(secondsLeft)}
      </p>
      <button
        className="link min-h-entry cursor-pointer phone:min-h-touch rounded-small border-0 bg-transparent px-2 py-0 text-small text-ink-soft underline underline-offset-3 phone:order-1 phone:ml-auto hover:text-ink"
        type="button"
        aria-haspopup="dialog"
        onClick={onTrouble}
      >
        Having trouble?
      </button>
      <output className="basis-full text-small text-accent empty:hidden phone:order-2" data-part="notice">
        {notice}
      </output>
      {needsDevices && (
        <PlainButton look="small" className="phone:order-3" onClick={onGrant}>
          Grant Camera &amp; Microphone Access
        </PlainButton>
      )}
    </header>
  )
}
