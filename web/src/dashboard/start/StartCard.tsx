import type { Profile } from '#shared/account/profile.ts'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { missingIn, nextStep, startSteps, type StartStep, type StepId } from './start-steps.ts'
import '../Panel.css'
import './StartCard.css'

type Props = {
  profile: Profile
  applications: number
  onShowProfile: () => void
  onShowPositions: () => void
}

const titles = {
  cv: { open: 'Upload your CV', done: 'CV read' },
  profile: { open: 'Check your profile', done: 'Profile checked' },
  position: { open: 'Find a position', done: 'Position found' },
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
    <section className="panel start" aria-labelledby="start-title">
      <header className="start__head">
        <h2 className="panel__title" id="start-title">
          Getting started
        </h2>
        <p className="start__count">{`${steps.filter(({ isDone }) => isDone).length} of ${steps.length} done`}</p>
      </header>
      <ol className="start__steps">
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={stepClass(step, next)}
            aria-current={step.id === next ? 'step' : undefined}
          >
            <StepMark isDone={step.isDone} number={index + 1} />
            <div>
              <p className="start__title">
                {titles[step.id][step.isDone ? 'done' : 'open']}
                {step.isDone && <span className="unseen">, done</span>}
              </p>
              <p className="start__text">{textOf(step, profile)}</p>
            </div>
          </li>
        ))}
      </ol>
      {next !== undefined && (
        <div className="start__action">{actionOf(next, { onShowProfile, onShowPositions })}</div>
      )}
    </section>
  )
}

const stepClass = ({ id, isDone }: StartStep, next: StepId | undefined): string => {
  if (isDone) return 'start__step start__step--done'
  return id === next ? 'start__step start__step--next' : 'start__step'
}

function actionOf(next: StepId, ways: Pick<Props, 'onShowProfile' | 'onShowPositions'>): ReactNode {
  const { open } = titles[next]
  if (next === 'cv') return <ButtonLink to="/register">{open}</ButtonLink>
  return <Button onClick={next === 'profile' ? ways.onShowProfile : ways.onShowPositions}>{open}</Button>
}

function StepMark({ isDone, number }: { isDone: boolean; number: number }) {
  return (
    <span className="start__mark" aria-hidden="true">
      {isDone ? (
        <svg viewBox="0 0 24 24" width="18" height="18">
          <path d="M5.5 12.5l4.5 4.5 8.5-10" />
        </svg>
      ) : (
        number
      )}
    </span>
  )
}
