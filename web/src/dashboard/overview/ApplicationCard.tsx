import { cardCover } from '../../ui/Panel.tsx'
import { When } from '../../ui/When.tsx'
import { ActionButton, type Ways } from '../application/ActionButton.tsx'
import { cardState } from '../standing/card-state.ts'
import { nextStepIn, type Standing } from '../standing/standing.ts'
import { StatusMark } from '../standing/StatusMark.tsx'

type Props = {
  standing: Standing
  ways: Ways
  /** Active interviews have the page's main action. */
  isProminent: boolean
  onOpen: () => void
}

/** The latest thing that happened, and when. */
function latestOf({ session, appliedAt }: Standing): { act: string; at: string | null } {
  if (session?.status === 'completed' && session.finished_at !== null)
    return { act: 'Interviewed ', at: session.finished_at }
  if (typeof session?.started_at === 'string') return { act: 'Interview started ', at: session.started_at }
  return { act: appliedAt === null ? '' : 'Applied ', at: appliedAt }
}

export function ApplicationCard({ standing, ways, isProminent, onOpen }: Props) {
  const { label, tone, subtitle, action } = cardState(standing)
  const { meeting } = standing
  const { act, at } = latestOf(standing)
  const next = meeting?.when ?? nextStepIn(standing)
  const nextFacts = [meeting?.length, meeting?.place].filter(Boolean).join(' · ')
  return (
    <li className="fade-colors relative -mx-3 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-3 py-4 title-hover:bg-surface-sunken last:-mb-3">
      {tone === 'accepted' && (
        <p className="basis-full rounded-control bg-amber px-4 py-3 text-large font-strong text-on-amber">
          Congratulations! Your application has been accepted.
        </p>
      )}
      <div className="min-w-0 grow basis-14 @max-24:basis-full">
        <h3 className="text-large leading-130 tracking-small">
          <button
            type="button"
            className={`${cardCover} after:rounded-control after:-outline-offset-2`}
            onClick={onOpen}
          >
            {standing.jobTitle}
          </button>
        </h3>
        <p className="mt-1 text-compact wrap-anywhere text-ink-soft">
          {[standing.department, subtitle, act].filter(Boolean).join(' · ')}
          <When at={at} to="day" />
        </p>
        {next !== undefined && <p className="mt-1 text-compact font-medium text-balance">{next}</p>}
        {nextFacts !== '' && <p className="mt-1 text-compact wrap-anywhere text-ink-soft">{nextFacts}</p>}
      </div>
      <StatusMark label={label} tone={tone} />
      {action !== undefined && (
        <div className="relative z-1 @max-36:basis-full @max-24:basis-auto">
          <ActionButton
            action={action}
            standing={standing}
            look={isProminent ? 'primary' : 'quiet'}
            {...ways}
          />
        </div>
      )}
    </li>
  )
}
