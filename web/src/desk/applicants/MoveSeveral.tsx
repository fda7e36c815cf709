import { useState } from 'react'
import type { ApplicantStage } from '#shared/company-hiring.ts'
import { messageOf } from '../refusals.ts'
import { applicantCount } from './applicant-count.ts'
import { forEachApplicant, type Outcome } from './several.ts'
import { afterMoves, moveTo, openByKey, stageNamed, StageOptions } from './StageSelect.tsx'
import type { Applicant } from './use-applicants.ts'

type State =
  | { name: 'idle' }
  | { name: 'moving'; to: ApplicantStage; done: number }
  | { name: 'moved'; to: ApplicantStage; count: number; failed: readonly Outcome<Applicant>[] }

/** Moves the selected applicants to a stage. They stay selected, so another choice takes it back. */
export function MoveSeveral({ chosen }: { chosen: readonly Applicant[] }) {
  const [state, setState] = useState<State>({ name: 'idle' })
  const move = async (to: ApplicantStage | undefined): Promise<void> => {
    if (to === undefined) return
    setState({ name: 'moving', to, done: 0 })
    const failed = await forEachApplicant(
      chosen,
      (applicant) => moveTo(applicant, to),
      (done) => setState({ name: 'moving', to, done }),
    )
    setState({ name: 'moved', to, count: chosen.length - failed.length, failed })
    afterMoves(chosen.at(-1)?.id)
  }
  return (
    <>
      <select
        className="field__control w-auto max-w-full"
        aria-label="Move to a stage"
        data-stage="selected"
        value=""
        disabled={state.name === 'moving'}
        onKeyDown={openByKey}
        onChange={({ target }) => void move(stageNamed(target.value))}
      >
        <option value="">Move to…</option>
        <StageOptions />
      </select>
      <output className="text-ink-soft">{outcomeText(state, chosen)}</output>
    </>
  )
}

/** An applicant whose answer was lost may be at the stage: the list is read again. */
function outcomeText(state: State, chosen: readonly Applicant[]): string {
  if (state.name === 'idle') return ''
  if (state.name === 'moving') return `Moving… ${state.done} of ${chosen.length}`
  const { to, count } = state
  const isThere = ({ item }: Outcome<Applicant>): boolean =>
    chosen.some(({ id, stage }) => id === item.id && stage === to)
  const failed = state.failed.filter((outcome) => !isThere(outcome))
  const moved = `${applicantCount(count + state.failed.length - failed.length)} moved to ${to}.`
  return [
    moved,
    ...failed.map(({ item, error }) => `${item.candidate.name}: ${messageOf(error, 'not moved.')}`),
  ].join(' ')
}
