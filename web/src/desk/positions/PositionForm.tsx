import { useState } from 'react'
import { Form } from '../../form/Form.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { Button } from '../../ui/Button.tsx'
import { forgetUnsaved } from '../unsaved.ts'
import { PositionActions } from './PositionActions.tsx'
import { asField } from './position-calls.ts'
import { PositionFields } from './PositionFields.tsx'
import { PositionPreview, type Previewed } from './PositionPreview.tsx'
import { Saved, Sending, UnsavedNotice } from './PositionSaving.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { ScreeningFields } from './ScreeningFields.tsx'
import { SectionFields } from './SectionFields.tsx'
import {
  changesOf,
  useLengthWarning,
  usePositionForm,
  type FilledProps,
  type PositionFormProps,
  type PositionState,
} from './use-position-form.ts'

/** The form with the saved values, or with unsaved ones that were typed before the page was left. */
export function PositionForm(props: PositionFormProps) {
  const [version, setVersion] = useState(0)
  const unsavedKey = `position ${props.id ?? 'new'}`
  const discard = (): void => {
    forgetUnsaved(unsavedKey)
    setVersion(version + 1)
  }
  return <FilledForm key={version} {...props} unsavedKey={unsavedKey} onDiscard={discard} />
}

type DialogName = 'preview' | 'publish'

/** A list has one problem, whichever of its fields is at fault. */
const fieldOf = (name: string): string => {
  if (name.startsWith('section-')) return 'sections'
  return name.startsWith('question-') ? 'screening' : name
}

function FilledForm(props: FilledProps) {
  const { id, job, isDraft } = props
  const position = usePositionForm(props)
  const { initial, hasUnsaved, sections, questions, saves, form, edited, openAgain } = position
  const { warning, warn, changed } = useLengthWarning(position)
  const [dialog, setDialog] = useState<DialogName>()
  // A form with problems is not published: sending it shows them.
  const confirm = (): void => {
    openAgain()
    if (position.isComplete()) setDialog('publish')
    else position.publish()
  }
  return (
    <div
      className="grid grid-cols-aside-small items-start gap-5 tablet:grid-cols-1"
      onInput={() => {
        edited()
        warn()
      }}
    >
      <Form form={form} className="grid gap-5" label="Position" fieldOf={fieldOf}>
        <input type="hidden" name={asField} defaultValue={isDraft ? 'draft' : 'published'} />
        {hasUnsaved && <UnsavedNotice onDiscard={props.onDiscard} />}
        <PositionFields form={form} initial={initial} />
        <ScreeningFields
          {...changesOf(questions, changed)}
          questions={questions.entries}
          problem={form.problems['screening']}
        />
        <SectionFields
          {...changesOf(sections, changed)}
          sections={sections.entries}
          problem={form.problems['sections']}
          warning={warning}
        />
        <FormFailure failure={form.failure} />
        <div className="flex flex-wrap items-center gap-3">
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
