import type { WaitingPerson } from '#shared/desk/contract/introductions.ts'
import { introductionDays } from '#shared/platform/retention.ts'
import { Form } from '../../form/Form.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { SendButton } from '../../form/SendButton.tsx'
import { useForm } from '../../form/use-form.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { controlProps, Field } from '../../ui/Field.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { addPerson } from './people-calls.ts'

/** The browser's button in the field. */
const buttonLook =
  'file:mr-3 file:rounded-small file:border file:border-line-control file:bg-surface file:px-3 file:py-1 file:text-ink'

type Props = { jobId: string; onClose: () => void; onAdded: (person: WaitingPerson) => void }

export function AddPersonDialog({ jobId, onClose, onAdded }: Props) {
  const form = useForm({ name: 'add-person', action: addPerson(jobId), onDone: onAdded })
  const file = { ...form.field('cv_file'), label: 'CV (optional)' }
  return (
    <Dialog title="Add a person" onClose={onClose} busy={form.isSending}>
      <Form form={form} className="grid gap-4" label="Add a person" startAt="name">
        <TextField {...form.text('name')} label="Name" autoComplete="off" required />
        <TextField {...form.text('email')} label="Email" type="email" autoComplete="off" required />
        <TextField {...form.text('referrer')} label="Recommended by (optional)" autoComplete="off" />
        <Field
          field={file}
          below={<span className="text-small text-ink-soft">PDF, DOC or DOCX, up to 4 MB</span>}
        >
          <input
            {...controlProps(file)}
            className={`field__control ${buttonLook}`}
            type="file"
            accept=".pdf,.doc,.docx"
            disabled={form.isSending}
          />
        </Field>
        <p className="text-small text-ink-soft">
          They get one email that names what you enter here and who gave it. Until they say yes, nobody
          assesses them and no software reads the CV. After {introductionDays} days without a yes everything
          is deleted.
        </p>
        <FormFailure failure={form.failure} />
        <SendButton label="Send the email" busyLabel="Sending…" isBusy={form.isSending} />
      </Form>
    </Dialog>
  )
}
