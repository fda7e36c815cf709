import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { lengthWarning } from '#shared/position/interview-length.ts'
import type { Job, JobImport } from '#shared/position/job.ts'
import { Form } from '../../form/Form.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { SendButton } from '../../form/SendButton.tsx'
import { useForm, type FormState } from '../../form/use-form.ts'
import { Notice } from '../../ui/Notice.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { forgetUnsaved, keepUnsaved, unsavedOf } from '../unsaved.ts'
import { PositionActions } from './PositionActions.tsx'
import { asField, savePosition } from './position-calls.ts'
import { durationsIn, freeId, positionIn } from './position-values.ts'
import { PositionFields } from './PositionFields.tsx'
import { PositionPreview, type Previewed } from './PositionPreview.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { Publication } from './Publication.tsx'
import { SectionFields, useSections } from './SectionFields.tsx'
import { Button } from '../../ui/Button.tsx'

/** `isDraft`: not published yet, so it is saved as a draft until the recruiter confirms its publication. */
type Props = { isDraft: boolean } & (
  | {
      id: string
      job: Job
      initial: JobImport
      /** The version that was read. An older API does not send it; then the last save wins. */
      read: string | undefined
      onChanged: () => Promise<unknown>
      taken?: undefined
    }
  | {
      id?: undefined
      job?: undefined
      read?: undefined
      onChanged?: undefined
      initial: Partial<JobImport>
      taken: readonly { id: string }[]
    }
)

/** The form with the saved values, or with unsaved ones that were typed before the page was left. */
export function PositionForm(props: Props) {
  const [version, setVersion] = useState(0)
  const unsavedKey = `position ${props.id ?? 'new'}`
  const discard = (): void => {
    forgetUnsaved(unsavedKey)
    setVersion(version + 1)
  }
  return <FilledForm key={version} {...props} unsavedKey={unsavedKey} onDiscard={discard} />
}

type Unsaved = { values: Partial<JobImport>; read: string | undefined }

type FilledProps = Props & { unsavedKey: string; onDiscard: () => void }

function usePositionForm({ id, taken, unsavedKey, onChanged, ...given }: FilledProps) {
  const [unsaved] = useState(() => unsavedOf(unsavedKey) as Unsaved | undefined)
  const [saves, setSaves] = useState<Saves>()
  const initial = unsaved?.values ?? given.initial
  // Unsaved values replace the version that was read when they were typed.
  const read =
    (saves === undefined ? unsaved?.read : undefined) ?? given.read ?? (id === undefined ? 'new' : undefined)
  const sections = useSections(initial.sections ?? [])
  const keys = sections.sections.map(({ key }) => key)
  const action = savePosition({
    keys,
    idFor: (position) => id ?? freeId(position.title, taken ?? []),
    read,
    onSaved: async () => onChanged?.(),
  })
  const form = useForm({
    name: 'position',
    action,
    onDone: ({ isDraft }) => {
      forgetUnsaved(unsavedKey)
      setSaves({ count: (saves?.count ?? 0) + 1, isDraft })
    },
  })
  const submitAs = (as: 'draft' | 'published'): void => {
    const field = form.element.current?.elements.namedItem(asField)
    if (field instanceof HTMLInputElement) field.value = as
    form.submit()
  }
  const data = (): FormData => new FormData(form.element.current ?? undefined)
  const typed = (): Record<string, unknown> => positionIn(data(), keys)
  const openAgain = (): void => {
    if (form.phase.name === 'done' && id !== undefined) form.reset()
  }
  const edited = (): void => {
    keepUnsaved(unsavedKey, { values: typed(), read } satisfies Unsaved)
    openAgain()
  }
  return {
    initial,
    hasUnsaved: unsaved !== undefined && saves === undefined,
    sections,
    saves,
    form: { ...form, submit: () => submitAs(given.isDraft ? 'draft' : 'published') },
    publish: () => submitAs('published'),
    isComplete: () => action.read(data()).valid,
    durations: () => durationsIn(data()),
    typed,
    edited,
    openAgain,
  }
}

type PositionState = ReturnType<typeof usePositionForm>

/** Where the typed sections are too long. Their values are in uncontrolled fields, which a changed list has once it is rendered. */
function useLengthWarning({ initial, sections, durations, openAgain }: PositionState) {
  const [warning, setWarning] = useState(() => lengthWarning(initial.sections ?? []))
  const warn = (): void => setWarning(lengthWarning(durations()))
  const changed = (change: () => void): void => {
    flushSync(() => {
      openAgain()
      change()
    })
    warn()
  }
  const changes = {
    onAdd: () => changed(sections.add),
    onMoveUp: (key: number) => changed(() => sections.moveUp(key)),
    onRemove: (key: number) => changed(() => sections.remove(key)),
  }
  return { warning, warn, changes }
}

type DialogName = 'preview' | 'publish'

function FilledForm(props: FilledProps) {
  const { id, job, isDraft } = props
  const position = usePositionForm(props)
  const { initial, hasUnsaved, sections, saves, form, edited, openAgain } = position
  const { warning, warn, changes } = useLengthWarning(position)
  const [dialog, setDialog] = useState<DialogName>()
  // A form with problems is not published: sending it shows them.
  const confirm = (): void => {
    openAgain()
    if (position.isComplete()) setDialog('publish')
    else position.publish()
  }
  return (
    <div
      className="position"
      onInput={() => {
        edited()
        warn()
      }}
    >
      <Form
        form={form}
        className="position__form"
        label="Position"
        fieldOf={(name) => (name.startsWith('section-') ? 'sections' : name)}
      >
        <input type="hidden" name={asField} defaultValue={isDraft ? 'draft' : 'published'} />
        {hasUnsaved && <UnsavedNotice onDiscard={props.onDiscard} />}
        <PositionFields form={form} initial={initial} />
        <SectionFields
          {...changes}
          sections={sections.sections}
          problem={form.problems['sections']}
          warning={warning}
        />
        <FormFailure failure={form.failure} />
        <div className="position__foot">
          <Sending form={form} isNew={id === undefined} isDraft={isDraft} onPublish={confirm} />
          <Button look="quiet" onClick={() => setDialog('preview')}>
            Preview
          </Button>
        </div>
        <Saved saves={saves} />
      </Form>
      {job !== undefined && (
        <PositionActions job={job} isDraft={isDraft} onChanged={() => void props.onChanged()} />
      )}
      {dialog !== undefined && (
        <PositionDialog {...position} name={dialog} warning={warning} onClose={() => setDialog(undefined)} />
      )}
    </div>
  )
}

type DialogProps = Pick<PositionState, 'typed' | 'publish'> & {
  name: DialogName
  warning: string | undefined
  onClose: () => void
}

/** The preview shows the typed texts, which the schema has not checked. */
function PositionDialog({ name, warning, typed, publish, onClose }: DialogProps) {
  const [position] = useState(() => typed() as Previewed)
  if (name === 'preview') return <PositionPreview position={position} onClose={onClose} />
  const publishNow = (): void => {
    onClose()
    publish()
  }
  return <PublishDialog title={position.title} warning={warning} onClose={onClose} onPublish={publishNow} />
}

/** The last save of a page, counted so that each one is published. */
type Saves = { count: number; isDraft: boolean }

const Saved = ({ saves }: { saves: Saves | undefined }) => (
  <StatusRegion>
    {saves?.isDraft === true && <Notice tone="good">Saved as a draft. Candidates do not see it.</Notice>}
    {saves?.isDraft === false && <Publication key={saves.count} />}
  </StatusRegion>
)

const UnsavedNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <Notice
    action={
      <Button look="quiet" size="compact" onClick={onDiscard}>
        Discard
      </Button>
    }
  >
    You have unsaved changes.
  </Notice>
)

type SendingProps = {
  form: FormState<{ answer: { id: string } }>
  isNew: boolean
  isDraft: boolean
  onPublish: () => void
}

/** A saved form can be sent again only after a change. A new position is edited further on its own page. */
function Sending({ form, isNew, isDraft, onPublish }: SendingProps) {
  const { phase, isSending } = form
  if (phase.name === 'done' && isNew)
    return (
      <Link className="button" to={`/desk/positions/${phase.result.answer.id}`}>
        Open the position
      </Link>
    )
  return (
    <>
      {phase.name === 'done' && <span className="panel__soft">To save again, change a field.</span>}
      {phase.name !== 'done' && (
        <SendButton
          label={isDraft ? 'Save Draft' : 'Save and Publish'}
          busyLabel="Saving…"
          isBusy={isSending}
        />
      )}
      {isDraft && (
        <Button look="quiet" disabled={isSending} onClick={onPublish}>
          Publish…
        </Button>
      )}
    </>
  )
}
