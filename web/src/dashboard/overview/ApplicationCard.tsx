import { When } from '../../ui/When.tsx'
import { ActionButton, type Ways } from '../application/ActionButton.tsx'
import { cardState } from '../standing/card-state.ts'
import { nextStepIn, type Standing } from '../standing/standing.ts'
import { StatusMark } from '../standing/StatusMark.tsx'
import '../CardCover.css'

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
    <li className="entry">
      <div className="entry__words">
        <h3 className="entry__title">
          <button type="button" className="entry__open card-cover" onClick={onOpen}>
            {standing.jobTitle}
          </button>
        </h3>
        <p className="entry__facts">
          {[standing.department, subtitle, act].filter(Boolean).join(' · ')}
          <When at={at} to="day" />
        </p>
        {next !== undefined && <p className="entry__next">{next}</p>}
        {nextFacts !== '' && <p className="entry__facts">{nextFacts}</p>}
      </div>
      <StatusMark label={label} tone={tone} />
      {action !== undefined && (
        <div className="entry__action">
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
