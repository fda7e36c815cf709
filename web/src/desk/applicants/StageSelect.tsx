import { applicantStages, type ApplicantStage } from '#shared/company-hiring.ts'
import { useState, type KeyboardEvent } from 'react'
import { recruitingApi } from '../desk-api.ts'
import { listsChanged } from '../invalidation.ts'
import { useBusy } from '../use-busy.ts'
import { focusRow } from './focus-row.ts'
import type { Applicant } from './use-applicants.ts'

/** Moves an applicant from the stage that the page shows. */
export const moveTo = ({ id, stage: from }: Pick<Applicant, 'id' | 'stage'>, to: ApplicantStage) =>
  recruitingApi.moveApplicant({ params: { id }, body: { from, to } })

/** After moves, refused ones too, the page shows the stages anew. In a list the focus goes from the stage, or from where it was lost, to the row. */
export function afterMoves(lastId: string | undefined): void {
  listsChanged()
  if (document.activeElement?.matches('body, [data-stage]') === true) focusRow(document, lastId)
}

/** The stages to choose from. One that is no longer in the list stays where it was given. */
export const StageOptions = ({ present }: { present?: string }) => (
  <>
    {present !== undefined && !applicantStages.some((stage) => stage === present) && (
      <option>{present}</option>
    )}
    {applicantStages.map((stage) => (
      <option key={stage}>{stage}</option>
    ))}
  </>
)

export const stageNamed = (text: string): ApplicantStage | undefined =>
  applicantStages.find((stage) => stage === text)

/**
 * A key opens the list, in which Enter chooses. In a closed one each arrow would already move the applicant, but for Safari, which
 * opens it by itself.
 */
export function openByKey(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, ctrlKey, metaKey, altKey, currentTarget } = event
  if (ctrlKey || metaKey || altKey || !('showPicker' in currentTarget)) return
  if (key.length > 1 && !key.startsWith('Arrow')) return
  event.preventDefault()
  currentTarget.showPicker()
}

type Props = { applicant: Pick<Applicant, 'id' | 'stage' | 'candidate'>; onMoved?: () => void }

/** The team's stage of an applicant, who is not told. */
export function StageSelect({ applicant, onMoved }: Props) {
  const [target, setTarget] = useState<ApplicantStage>()
  const { id, stage, candidate } = applicant
  const { isBusy, failure, run } = useBusy(stage)
  const move = async (to: ApplicantStage | undefined): Promise<void> => {
    if (to === undefined) return
    setTarget(to)
    await run(() => moveTo(applicant, to), 'The applicant was not moved.')
    setTarget(undefined)
    afterMoves(id)
    onMoved?.()
  }
  return (
    <>
      <select
        className="field__control w-auto max-w-full"
        aria-label={`Stage of ${candidate.name}`}
        aria-describedby={`stage-${id}`}
        data-stage=""
        value={target ?? stage}
        // A disabled list would lose the focus.
        aria-disabled={isBusy}
        onKeyDown={openByKey}
        onChange={({ target: { value } }) => {
          if (!isBusy) void move(stageNamed(value))
        }}
      >
        <StageOptions present={stage} />
      </select>
      <span role="alert" className="block text-small" id={`stage-${id}`}>
        {failure}
      </span>
    </>
  )
}
