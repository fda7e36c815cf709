import type { ReactNode } from 'react'
import { interviewScheduled } from '#shared/application/team-interview.ts'
import { When } from '../../ui/When.tsx'
import type { Standing } from '../standing/standing.ts'
import { timelineOf, type StepState, type TimelineStep } from '../standing/timeline.ts'
import { Icon } from '../../ui/Icon.tsx'

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

const later = 'border-line-control bg-surface text-ink-soft'
const marks = {
  done: 'border-amber bg-amber text-on-amber',
  current: 'border-accent bg-surface text-accent',
  upcoming: later,
  skipped: later,
} as const satisfies Record<StepState, string>

const titles = {
  done: 'font-strong',
  current: 'font-strong',
  upcoming: 'font-medium text-ink-soft',
  skipped: 'font-medium text-ink-soft',
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

export const Timeline = ({ standing }: { standing: Standing }) => (
  <ol>
    {timelineOf(standing).map((step) => (
      <Step
        key={step.title}
        step={step}
        isRefusal={step.title === 'Decision' && standing.status === 'rejected'}
        text={textOf(step, standing)}
      />
    ))}
  </ol>
)

/** `isRefusal`: a decision that is no success has no check mark. */
type StepProps = { step: TimelineStep; isRefusal: boolean; text: ReactNode }

function Step({ step: { title, state }, isRefusal, text }: StepProps) {
  const look = isRefusal ? 'upcoming' : state
  const isCurrent = state === 'current'
  const lineToNext = state === 'done' ? 'before:bg-amber' : 'before:bg-line'
  return (
    <li
      className={`relative flex gap-3 pb-4 before:absolute before:top-5 before:bottom-0 before:left-3 before:-ml-px before:w-hair last:pb-0 last:before:hidden ${lineToNext}`}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <Icon
        className={`relative mt-hair rounded-round border p-hair ${marks[look]}`}
        path={isRefusal ? icons.current : icons[state]}
        weight={isCurrent || isRefusal ? 9 : 3}
      />
      <div>
        <p className={`grid min-h-line items-center ${titles[state]}`}>{title}</p>
        <p className={`text-small ${isCurrent ? 'text-accent' : 'text-ink-soft'}`}>{text}</p>
      </div>
    </li>
  )
}
