import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Job, JobImport } from '#shared/domain/job.ts'
import { Form } from '../../form/Form.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { SendButton } from '../../form/SendButton.tsx'
import { useForm, type FormState } from '../../form/use-form.ts'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { PositionActions } from './PositionActions.tsx'
import { savePosition } from './position-calls.ts'
import { freeId, positionIn } from './position-values.ts'
import { PositionFields } from './PositionFields.tsx'
import { PositionPreview, type Previewed } from './PositionPreview.tsx'
import { Publication } from './Publication.tsx'
import { SectionFields, useSections } from './SectionFields.tsx'

type Props =
  | { id: string; job: Job; initial: JobImport; onChanged: () => void; jobs?: undefined }
  | { id?: undefined; job?: undefined; initial: Partial<JobImport>; jobs: readonly Job[] }

export function PositionForm(props: Props) {
  const { id, job, initial, jobs } = props
  const { sections, add, remove } = useSections(initial.sections ?? [])
  const [saves, setSaves] = useState(0)
  const [previewed, setPreviewed] = useState<Previewed>()
  const keys = sections.map(({ key }) => key)
  const form = useForm({
    name: 'position',
    action: savePosition({
      keys,
      idFor: (position) => id ?? freeId(position.title, jobs ?? []),
      postedDate: initial.postedDate,
    }),
    onDone: () => setSaves(saves + 1),
  })
  const preview = (): void => {
    if (form.element.current === null) return
    // The fields of a preview are texts, whatever the schema says of them.
    setPreviewed(positionIn(new FormData(form.element.current), keys) as Previewed)
  }
  return (
    <div className="position">
      <Form
        form={form}
        className="position__form"
        label="Position"
        fieldOf={(name) => (name.startsWith('section-') ? 'sections' : name)}
      >
        <PositionFields form={form} initial={initial} />
        <SectionFields
          sections={sections}
          problem={form.problems['sections']}
          onAdd={add}
          onRemove={remove}
        />
        <FormFailure failure={form.failure} />
        <div className="position__foot">
          <Sending form={form} isNew={id === undefined} />
          <button type="button" className="quiet-button" onClick={preview}>
            Preview
          </button>
        </div>
        <StatusRegion>{saves > 0 && <Publication key={saves} />}</StatusRegion>
      </Form>
      {job !== undefined && <PositionActions job={job} onChanged={props.onChanged} />}
      {previewed !== undefined && (
        <PositionPreview position={previewed} onClose={() => setPreviewed(undefined)} />
      )}
    </div>
  )
}

type SendingProps = { form: FormState<{ answer: { id: string } }>; isNew: boolean }

/** Once saved, a form sends again only after a change; a new position goes on as an existing one. */
function Sending({ form, isNew }: SendingProps) {
  if (form.phase.name !== 'done')
    return <SendButton label="Save and Publish" busyLabel="Saving…" isBusy={form.isSending} />
  return isNew ? (
    <Link className="button" to={`/desk/positions/${form.phase.result.answer.id}`}>
      Open the position
    </Link>
  ) : (
    <button type="button" className="button" onClick={form.reset}>
      Edit again
    </button>
  )
}
