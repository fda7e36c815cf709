import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Job, JobImport } from '#shared/position/job.ts'
import { Form } from '../../form/Form.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { SendButton } from '../../form/SendButton.tsx'
import { useForm, type FormState } from '../../form/use-form.ts'
import { Notice } from '../../ui/Notice.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { forgetUnsaved, keepUnsaved, unsavedOf } from '../unsaved.ts'
import { PositionActions } from './PositionActions.tsx'
import { savePosition } from './position-calls.ts'
import { freeId, positionIn } from './position-values.ts'
import { PositionFields } from './PositionFields.tsx'
import { PositionPreview, type Previewed } from './PositionPreview.tsx'
import { Publication } from './Publication.tsx'
import { SectionFields, useSections } from './SectionFields.tsx'
import { Button } from '../../ui/Button.tsx'

type Props =
  | {
      id: string
      job: Job
      initial: JobImport
      /** The version that was read. An older API does not send it; then the last save wins. */
      read: string | undefined
      onChanged: () => Promise<unknown>
      jobs?: undefined
    }
  | {
      id?: undefined
      job?: undefined
      read?: undefined
      onChanged?: undefined
      initial: Partial<JobImport>
      jobs: readonly Job[]
    }

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

function usePositionForm({ id, jobs, unsavedKey, onChanged, ...given }: FilledProps) {
  const [unsaved] = useState(() => unsavedOf(unsavedKey) as Unsaved | undefined)
  const [saves, setSaves] = useState(0)
  const initial = unsaved?.values ?? given.initial
  // Unsaved values replace the version that was read when they were typed.
  const read =
    (saves === 0 ? unsaved?.read : undefined) ?? given.read ?? (id === undefined ? 'new' : undefined)
  const sections = useSections(initial.sections ?? [])
  const keys = sections.sections.map(({ key }) => key)
  const form = useForm({
    name: 'position',
    action: savePosition({
      keys,
      idFor: (position) => id ?? freeId(position.title, jobs ?? []),
      read,
      onSaved: async () => onChanged?.(),
    }),
    onDone: () => {
      forgetUnsaved(unsavedKey)
      setSaves(saves + 1)
    },
  })
  const typed = (): Record<string, unknown> | undefined =>
    form.element.current === null ? undefined : positionIn(new FormData(form.element.current), keys)
  const openAgain = (): void => {
    if (form.phase.name === 'done' && id !== undefined) form.reset()
  }
  const edited = (): void => {
    keepUnsaved(unsavedKey, { values: typed() ?? {}, read } satisfies Unsaved)
    openAgain()
  }
  return {
    initial,
    hasUnsaved: unsaved !== undefined && saves === 0,
    sections,
    saves,
    form,
    typed,
    edited,
    openAgain,
  }
}

function FilledForm(props: FilledProps) {
  const { id, job } = props
  const { initial, hasUnsaved, sections, saves, form, typed, edited, openAgain } = usePositionForm(props)
  const [previewed, setPreviewed] = useState<Previewed>()
  return (
    <div className="position" onInput={edited}>
      <Form
        form={form}
        className="position__form"
        label="Position"
        fieldOf={(name) => (name.startsWith('section-') ? 'sections' : name)}
      >
        {hasUnsaved && <UnsavedNotice onDiscard={props.onDiscard} />}
        <PositionFields form={form} initial={initial} />
        <SectionFields
          sections={sections.sections}
          problem={form.problems['sections']}
          onAdd={() => {
            openAgain()
            sections.add()
          }}
          onMoveUp={(key) => {
            openAgain()
            sections.moveUp(key)
          }}
          onRemove={(key) => {
            openAgain()
            sections.remove(key)
          }}
        />
        <FormFailure failure={form.failure} />
        <div className="position__foot">
          <Sending form={form} isNew={id === undefined} />
          <Button
            look="quiet"
            // The preview shows the typed texts, which the schema has not checked.
            onClick={() => setPreviewed(typed() as Previewed | undefined)}
          >
            Preview
          </Button>
        </div>
        <StatusRegion>{saves > 0 && <Publication key={saves} />}</StatusRegion>
      </Form>
      {job !== undefined && <PositionActions job={job} onChanged={() => void props.onChanged()} />}
      {previewed !== undefined && (
        <PositionPreview position={previewed} onClose={() => setPreviewed(undefined)} />
      )}
    </div>
  )
}

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

type SendingProps = { form: FormState<{ answer: { id: string } }>; isNew: boolean }

/** A saved form can be sent again only after a change. A new position is edited further on its own page. */
function Sending({ form, isNew }: SendingProps) {
  if (form.phase.name !== 'done')
    return <SendButton label="Save and Publish" busyLabel="Saving…" isBusy={form.isSending} />
  return isNew ? (
    <Link className="button" to={`/desk/positions/${form.phase.result.answer.id}`}>
      Open the position
    </Link>
  ) : (
    <span className="panel__soft">To save again, change a field.</span>
  )
}
