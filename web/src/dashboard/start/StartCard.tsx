import type { Profile } from '#shared/account/profile.ts'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { TitledPanel } from '../TitledPanel.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { missingIn, nextStep, startSteps, type StartStep, type StepId } from './start-steps.ts'

type Props = {
  profile: Profile
  applications: number
  onShowProfile: () => void
  onShowPositions: () => void
}

const titles = {
  cv: { open: 'Upload your CV', done: 'CV read' },
  profile: { open: 'Check your profile', done: 'Profile checked' },
  position: { open: 'See open positions', done: 'Position chosen' },
} as const satisfies Record<StepId, { open: string; done: string }>

const listText = new Intl.ListFormat('en', { type: 'conjunction' })

/** The text of the step while it is open, or its result. */
function textOf({ id, isDone }: StartStep, profile: Profile): string {
  if (id === 'cv') return isDone ? (profile.cvFileName ?? '') : 'We read it and fill in your profile for you.'
  if (id === 'profile')
    return isDone
      ? 'Recruiters look at these details first.'
      : `Still missing: ${listText.format(missingIn(profile))}.`
  return 'Apply in one click. The AI interview takes about 15–20 minutes.'
}

/** The steps of a new candidate up to the first application, with one button for the next step. */
export function StartCard({ profile, applications, onShowProfile, onShowPositions }: Props) {
  const steps = startSteps(profile, applications)
  const next = nextStep(steps)
  return (
    <TitledPanel
      title="Getting started"
      beside={
        <p className="ml-auto text-small text-ink-soft">
          {`${steps.filter(({ isDone }) => isDone).length} of ${steps.length} done`}
        </p>
      }
      className="warm gap-5"
    >
      <ol className="grid grid-cols-3 gap-5 phone:grid-cols-1 phone:gap-4">
        {steps.map((step, index) => (
          <li
            key={step.id}
            className="flex min-w-0 gap-3 wrap-anywhere"
            aria-current={step.id === next ? 'step' : undefined}
          >
            <StepMark isDone={step.isDone} isNext={step.id === next} number={index + 1} />
            <div>
              <p className="min-h-6 content-center font-strong">
                {titles[step.id][step.isDone ? 'done' : 'open']}
                {step.isDone && <span className="unseen">, done</span>}
              </p>
              <p className="text-compact text-ink-soft">{textOf(step, profile)}</p>
            </div>
          </li>
        ))}
      </ol>
      {next !== undefined && (
        <div className="phone:grid">{actionOf(next, { onShowProfile, onShowPositions })}</div>
      )}
    </TitledPanel>
  )
}

function actionOf(next: StepId, ways: Pick<Props, 'onShowProfile' | 'onShowPositions'>): ReactNode {
  const { open } = titles[next]
  if (next === 'cv') return <ButtonLink to="/register">{open}</ButtonLink>
  return <Button onClick={next === 'profile' ? ways.onShowProfile : ways.onShowPositions}>{open}</Button>
}

type MarkProps = { isDone: boolean; isNext: boolean; number: number }

function StepMark({ isDone, isNext, number }: MarkProps) {
  const open = isNext
    ? 'border-accent bg-surface text-accent'
    : 'border-line-control bg-surface text-ink-soft'
  return (
    <span
      className={`grid size-chip flex-none place-items-center rounded-round border text-compact font-strong ${isDone ? 'border-transparent bg-amber text-on-amber' : open}`}
      aria-hidden="true"
    >
      {isDone ? <Icon path="M5.5 12.5l4.5 4.5 8.5-10" size={18} weight={2.5} /> : number}
    </span>
  )
}
