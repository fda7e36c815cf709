import { useState } from 'react'
import { maxNoteLetters, markValues } from '#shared/application/staff-assessment.ts'
import { Notice } from '../../ui/Notice.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { assessmentsApi } from '../desk-api.ts'
import { Loaded } from '../Loaded.tsx'
import { messageOf, refusalOf } from '../refusals.ts'
import { forgetUnsaved, keepUnsaved } from '../unsaved.ts'
import { When } from '../../ui/When.tsx'
import { markNames, type Mark } from '../marks.ts'
import { OtherAssessments } from './OtherAssessments.tsx'
import { typedIn, unsavedAssessment, unsavedKey, type Typed } from './typed-assessment.ts'
import { useAssessments, type Assessed } from './use-assessments.ts'
import { Button } from '../../ui/Button.tsx'

/** The member's own assessment, then those of colleagues. No model marks applicants. */
export function Assessments({ applicationId }: { applicationId: string }) {
  const answer = useAssessments(applicationId)
  const unsaved = unsavedAssessment(applicationId)
  // A new version remounts the form with the stored values, or with unsaved ones.
  const [version, setVersion] = useState(0)
  const [news, setNews] = useState<News>()
  const reload = async (told: News): Promise<void> => {
    await answer.mutate()
    setNews(told)
    setVersion((before) => before + 1)
  }
  return (
    <section className="panel" aria-labelledby="assessment">
      <h2 className="panel__title" id="assessment">
        Your assessment
      </h2>
      <Loaded answer={answer} what="The assessments">
        {(assessed) => (
          <>
            <OwnAssessment
              key={version}
              applicationId={applicationId}
              assessed={assessed}
              unsaved={unsaved}
              onEdited={() => setNews(undefined)}
              onSaved={() => reload('saved')}
              onConflict={() => reload('conflict')}
            />
            <StatusRegion>
              {news === 'saved' && <p>Your assessment is saved.</p>}
              {news === 'conflict' && (
                <Notice
                  tone="bad"
                  action={
                    <Button
                      look="quiet"
                      size="compact"
                      onClick={() => {
                        forgetUnsaved(unsavedKey(applicationId))
                        setNews(undefined)
                        setVersion(version + 1)
                      }}
                    >
                      Show the saved version
                    </Button>
                  }
                >
                  You saved another version in another tab, or the criteria have changed. What you typed is
                  still here; saving it replaces that version.
                </Notice>
              )}
            </StatusRegion>
            <OtherAssessments others={assessed.others} />
          </>
        )}
      </Loaded>
    </section>
  )
}

type News = 'saved' | 'conflict'

type OwnProps = {
  applicationId: string
  assessed: Assessed
  unsaved: Typed | undefined
  onEdited: () => void
  onSaved: () => Promise<void>
  onConflict: () => Promise<void>
}

function OwnAssessment(props: OwnProps) {
  const { applicationId, assessed, unsaved, onEdited } = props
  const { criteria, own } = assessed
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState('')
  const [isTyped, setTyped] = useState(unsaved !== undefined)
  const [begun] = useState(unsaved ?? { note: own?.note ?? '', marks: own?.marks ?? {} })
  const save = async (typed: Typed): Promise<void> => {
    setSaving(true)
    setFailure('')
    try {
      const body = { ...typed, updatedAt: own?.updatedAt ?? null }
      await assessmentsApi.saveAssessment({ params: { id: applicationId }, body })
      forgetUnsaved(unsavedKey(applicationId))
      await props.onSaved()
    } catch (error) {
      const { code } = refusalOf(error)
      setSaving(false)
      if (code === 'assessment_changed' || code === 'criteria_changed') await props.onConflict()
      else setFailure(messageOf(error, 'Your assessment was not saved. What you typed is still here.'))
    }
  }
  return (
    <form
      className="assessment"
      onSubmit={(event) => {
        event.preventDefault()
        void save(typedIn(new FormData(event.currentTarget), criteria))
      }}
      onInput={(event) => {
        onEdited()
        setTyped(true)
        keepUnsaved(unsavedKey(applicationId), typedIn(new FormData(event.currentTarget), criteria))
      }}
    >
      <Criteria criteria={criteria} given={begun.marks} />
      <TextArea
        id="assessment-note"
        name="note"
        label="Note"
        placeholder="What you saw and heard, with the question it belongs to."
        maximum={maxNoteLetters}
        defaultValue={begun.note}
        readOnly={isSaving}
      />
      <div className="page__actions">
        <button type="submit" className="button button--compact" disabled={isSaving}>
          {isSaving ? 'Saving…' : 'Save'}
        </button>
        <SaveState isTyped={isTyped} savedAt={own?.updatedAt} />
      </div>
      <p role="alert">{failure}</p>
    </form>
  )
}

function SaveState({ isTyped, savedAt }: { isTyped: boolean; savedAt: string | undefined }) {
  if (isTyped) return <span className="panel__soft">Not saved yet</span>
  if (savedAt === undefined) return null
  return (
    <span className="panel__soft">
      Saved <When at={savedAt} />
    </span>
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
