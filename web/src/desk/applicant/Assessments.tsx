import { useState } from 'react'
import { maxNoteLetters, markValues } from '#shared/application/staff-assessment.ts'
import { Notice } from '../../ui/Notice.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { assessmentsApi } from '../desk-api.ts'
import { listsChanged } from '../invalidation.ts'
import { Loaded } from '../Loaded.tsx'
import { foldedLook } from '../looks.ts'
import { messageOf, refusalOf } from '../refusals.ts'
import { forgetUnsaved, keepUnsaved } from '../unsaved.ts'
import { When } from '../../ui/When.tsx'
import { markNames, type Mark } from '../marks.ts'
import { countText, OtherAssessments } from './OtherAssessments.tsx'
import { typedIn, unsavedAssessment, unsavedKey, type Typed } from './typed-assessment.ts'
import { useAssessments, type Assessed } from './use-assessments.ts'
import { Button } from '../../ui/Button.tsx'
import { RadioTile } from '../RadioTile.tsx'
import { TitledPanel } from '../TitledPanel.tsx'

/**
 * The member's own assessment, then those of colleagues, folded until it is opened: marks are given after reading. No model marks
 * applicants.
 */
export function Assessments({ applicationId }: { applicationId: string }) {
  const answer = useAssessments(applicationId)
  const unsaved = unsavedAssessment(applicationId)
  // What was typed before is shown at once.
  const [startsOpen] = useState(unsaved !== undefined)
  // A new version remounts the form with the stored values, or with unsaved ones.
  const [version, setVersion] = useState(0)
  const [news, setNews] = useState<News>()
  const reload = async (told: News): Promise<void> => {
    await answer.mutate()
    setNews(told)
    setVersion((before) => before + 1)
  }
  return (
    <TitledPanel id="assessment" title="Your assessment">
      <Loaded answer={answer} what="The assessments">
        {(assessed) => (
          <details open={startsOpen}>
            <summary className={foldedLook}>{`${ownText(assessed)} ${countText(assessed.others)}`}</summary>
            <div className="grid gap-4 pt-2">
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
                  <Conflict
                    onSavedWanted={() => {
                      forgetUnsaved(unsavedKey(applicationId))
                      setNews(undefined)
                      setVersion(version + 1)
                    }}
                  />
                )}
              </StatusRegion>
              <OtherAssessments others={assessed.others} />
            </div>
          </details>
        )}
      </Loaded>
    </TitledPanel>
  )
}

const Conflict = ({ onSavedWanted }: { onSavedWanted: () => void }) => (
  <Notice
    tone="bad"
    action={
      <Button look="quiet" size="compact" onClick={onSavedWanted}>
        Show the saved version
      </Button>
    }
  >
    You saved another version in another tab, or the criteria have changed. What you typed is still here;
    saving it replaces that version.
  </Notice>
)

function ownText({ criteria, own }: Assessed): string {
  if (own === null) return 'Not assessed by you.'
  if (criteria.length === 0) return 'Assessed by you.'
  const marked = criteria.filter((criterion) => typeof own.marks[criterion] === 'number').length
  return `${marked} of ${criteria.length} criteria marked by you.`
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
      listsChanged()
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
      className="grid gap-4"
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
        placeholder="What stood out, and in which answer?"
        maximum={maxNoteLetters}
        defaultValue={begun.note}
        readOnly={isSaving}
      />
      <div className="flex flex-wrap items-center gap-3">
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
  if (isTyped) return <span className="text-ink-soft">Not saved yet</span>
  if (savedAt === undefined) return null
  return (
    <span className="text-ink-soft">
      Saved <When at={savedAt} />
    </span>
  )
}

type CriteriaProps = { criteria: readonly string[]; given: Readonly<Record<string, Mark | null>> }

const Criteria = ({ criteria, given }: CriteriaProps) =>
  criteria.map((criterion, index) => (
    <fieldset key={criterion} className="min-w-0 border-0 p-0">
      <legend className="p-0 font-medium">{criterion}</legend>
      <div className="mt-2 grid grid-cols-parts gap-2">
        {markValues.map((mark) => (
          <RadioTile
            key={mark}
            name={`mark-${index}`}
            value={mark}
            defaultChecked={given[criterion] === mark}
          >
            <b>{mark}</b> {markNames[mark]}
          </RadioTile>
        ))}
      </div>
    </fieldset>
  ))
