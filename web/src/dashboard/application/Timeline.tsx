import type { ReactNode } from 'react'
import { interviewScheduled } from '#shared/application/team-interview.ts'
import { When } from '../../ui/When.tsx'
import type { Standing } from '../standing/standing.ts'
import { timelineOf, type StepState, type TimelineStep } from '../standing/timeline.ts'
import './Timeline.css'

const stateTexts = {
  done: 'Done',
  current: 'In progress',
  upcoming: 'To come',
  skipped: 'Not needed',
} as const satisfies Record<StepState, string>

const icons = {
  done: 'M5.5 12.5l4.5 4.5 8.5-10',
  current: 'M12 12h.01',
  upcoming: '',
  skipped: 'M7 12h10',
} as const satisfies Record<StepState, string>

/** What the candidate wants to know about a step: when it took place, or its outcome. */
function textOf(
  { title, state }: TimelineStep,
  { status, appliedAt, session, teamInterview, meeting }: Standing,
): ReactNode {
  const at =
    title === 'Application Submitted' ? appliedAt : (session?.finished_at ?? session?.started_at ?? null)
  const isDated = title === 'Application Submitted' || (title === 'AI Interview' && state === 'done')
  if (isDated) return at === null ? stateTexts.done : <When at={at} to="day" />
  if (title === 'AI Interview' && state === 'current') return 'Your turn'
  if (title === 'Team Review' && state === 'current' && meeting !== undefined)
    return teamInterview === 'ahead'
      ? `${interviewScheduled}, ${meeting.day}`
      : `Interview was on ${meeting.day}`
  if (title === 'Decision' && state === 'done') return status === 'accepted' ? 'Accepted' : 'Not selected'
  return stateTexts[state]
}

export function Timeline({ standing }: { standing: Standing }) {
  return (
    <ol>
      {timelineOf(standing).map((step) => (
        <li
          key={step.title}
          className={`steps__step steps__step--${step.state}`}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <svg className="steps__mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={icons[step.state]} />
          </svg>
          <div>
            <p className="steps__title">{step.title}</p>
            <p className="steps__text">{textOf(step, standing)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
