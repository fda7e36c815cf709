import { malaysianDay } from '#shared/platform/malaysian-time.ts'
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

/** The latest thing that happened. */
function dateText(standing: Standing): string | undefined {
  const { session, appliedAt } = standing
  const [finished, started, applied] = [session?.finished_at, session?.started_at, appliedAt].map((time) =>
    malaysianDay(time ?? null),
  )
  if (session?.status === 'completed' && finished !== undefined) return `Interviewed ${finished}`
  if (started !== undefined) return `Interview started ${started}`
  return applied === undefined ? undefined : `Applied ${applied}`
}

export function ApplicationCard({ standing, ways, isProminent, onOpen }: Props) {
  const { label, tone, subtitle, action } = cardState(standing)
  const { meeting } = standing
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
          {[standing.department, subtitle, dateText(standing)].filter(Boolean).join(' · ')}
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
