import { useState, type FormEvent } from 'react'
import { maxNoteLetters, markValues } from '#shared/domain/staff-assessment.ts'
import { malaysianTime } from '#shared/domain/malaysian-time.ts'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { assessmentsApi } from '../desk-api.ts'
import { Loaded } from '../Loaded.tsx'
import { messageOf, refusalOf } from '../refusals.ts'
import { markNames, type Mark } from './marks.ts'
import { useAssessments, type Assessed } from './use-assessments.ts'

/** What people think of the applicant: one's own first, and then the others'. No machine marks anybody. */
export function Assessments({ applicationId }: { applicationId: string }) {
  const answer = useAssessments(applicationId)
  return (
    <section className="panel" aria-labelledby="assessment">
      <h2 className="panel__title" id="assessment">
        Your assessment
      </h2>
      <Loaded answer={answer} what="The assessments">
        {(assessed) => (
          <>
            <OwnAssessment
              key={assessed.own?.updatedAt ?? 'new'}
              applicationId={applicationId}
              assessed={assessed}
              onSaved={() => answer.mutate()}
            />
            <Others others={assessed.others} />
          </>
        )}
      </Loaded>
    </section>
  )
}

type OwnProps = { applicationId: string; assessed: Assessed; onSaved: () => Promise<unknown> }

function marksIn(form: FormData, criteria: readonly string[]): Record<string, Mark> {
  return Object.fromEntries(
    criteria.flatMap((criterion, index) => {
      const mark = markValues.find((one) => String(one) === form.get(`mark-${index}`))
      return mark === undefined ? [] : [[criterion, mark]]
    }),
  )
}

function OwnAssessment({ applicationId, assessed: { criteria, own }, onSaved }: OwnProps) {
  const [phase, setPhase] = useState<'editing' | 'saving'>('editing')
  const [failure, setFailure] = useState('')
  const [isConflict, setConflict] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const save = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const note = form.get('note')
    setPhase('saving')
    setFailure('')
    setSaved(false)
    try {
      await assessmentsApi.saveAssessment({
        params: { id: applicationId },
        body: {
          note: typeof note === 'string' ? note : '',
          marks: marksIn(form, criteria),
          updatedAt: own?.updatedAt ?? null,
        },
      })
      await onSaved()
      setSaved(true)
    } catch (error) {
      const { code } = refusalOf(error)
      setConflict(code === 'assessment_changed' || code === 'criteria_changed')
      setFailure(messageOf(error, 'Your assessment was not saved.'))
    }
    setPhase('editing')
  }
  const isSaving = phase === 'saving'
  return (
    <form className="assessment" onSubmit={(event) => void save(event)} onInput={() => setSaved(false)}>
      <Criteria criteria={criteria} given={own?.marks ?? {}} />
      <TextArea
        id="assessment-note"
        name="note"
        label="Note"
        placeholder="What you saw and heard, with the question it belongs to."
        maximum={maxNoteLetters}
        defaultValue={own?.note ?? ''}
        readOnly={isSaving}
      />
      <div className="page__actions">
        <button type="submit" className="button button--compact" disabled={isSaving}>
          {isSaving ? 'Saving…' : 'Save'}
        </button>
        {own !== null && <span className="panel__soft">{`Saved ${malaysianTime(own.updatedAt) ?? ''}`}</span>}
      </div>
      <StatusRegion>{isSaved && <p>Your assessment is saved.</p>}</StatusRegion>
      <p role="alert" className="dialog-form__failure">
        {failure}
        {isConflict && ' Copy your text, and load the page again to see what is stored.'}
      </p>
    </form>
  )
}

type CriteriaProps = { criteria: readonly string[]; given: Readonly<Record<string, Mark | null>> }

const Criteria = ({ criteria, given }: CriteriaProps) =>
  criteria.map((criterion, index) => (
    <fieldset key={criterion} className="criterion">
      <legend>{criterion}</legend>
      <div className="criterion__marks">
        {markValues.map((mark) => (
          <label key={mark} className="mark">
            <input
              type="radio"
              name={`mark-${index}`}
              value={mark}
              defaultChecked={given[criterion] === mark}
            />
            <span>
              <b>{mark}</b> {markNames[mark]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  ))

const countText = (count: number): string =>
  count === 1
    ? '1 colleague has assessed this applicant.'
    : `${count} colleagues have assessed this applicant.`

function Others({ others }: Pick<Assessed, 'others'>) {
  if (others.kind === 'hidden')
    return (
      <p className="panel__soft">
        {others.count === 0
          ? 'No colleague has assessed this applicant yet.'
          : `${countText(others.count)} You see it once your own assessment is complete.`}
      </p>
    )
  if (others.assessments.length === 0)
    return <p className="panel__soft">No colleague has assessed this applicant yet.</p>
  return (
    <ul className="others">
      {others.assessments.map(({ name, marks: given, note, updatedAt }) => (
        <li key={name + updatedAt} className="other">
          <p>
            <strong>{name}</strong> <span className="panel__soft">{malaysianTime(updatedAt)}</span>
          </p>
          <dl className="other__marks">
            {Object.entries(given).map(([criterion, mark]) => (
              <div key={criterion}>
                <dt>{criterion}</dt>
                <dd>{mark ?? 'no mark'}</dd>
              </div>
            ))}
          </dl>
          {note !== '' && <p className="applicant__text">{note}</p>}
        </li>
      ))}
    </ul>
  )
}
