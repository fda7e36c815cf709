import { maxAnswerCharacters } from '#shared/position/screening-limits.ts'
import type { ScreeningQuestion } from '#shared/position/screening.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
import { Form } from './Form.tsx'
import { FormFailure } from './FormFailure.tsx'
import { answerField } from './screening-values.ts'
import { SendButton } from './SendButton.tsx'
import type { FormState } from './use-form.ts'
import { useScreeningForm } from './use-screening-form.ts'

type Props = {
  jobId: string
  questions: readonly ScreeningQuestion[]
  /** The answers are with the team, by this form or another tab. */
  onSent: () => void
  onClose: () => void
}

/** What a position asks between applying and the interview. The pages import it where a position asks something. */
export default function ScreeningDialog({ jobId, questions, onSent, onClose }: Props) {
  const { form, isBlank } = useScreeningForm(jobId, questions, onSent)
  const isBusy = form.isSending || form.phase.name === 'done'
  return (
    <Dialog title="Questions From Our Team" busy={isBusy} onClose={onClose}>
      <Form form={form} className="large-controls grid gap-5" label="Questions from our team">
        <p>
          People on our hiring team read your answers with your application. No answer rejects you
          automatically, and you can leave any question blank.
        </p>
        {questions.map((question, index) => (
          <QuestionField key={question.text} form={form} question={question} name={answerField(index)} />
        ))}
        <FormFailure failure={form.failure}>
          {form.failure?.code === 'screening_answered' && (
            <div>
              <Button size="compact" onClick={onSent}>
                Continue
              </Button>
            </div>
          )}
        </FormFailure>
        <div className="grid gap-3">
          <SendButton
            label={isBlank ? 'Continue Without Answers' : 'Send Answers'}
            busyLabel="Sending…"
            isBusy={isBusy}
          />
          <Button look="quiet" disabled={isBusy} onClick={onClose}>
            Answer Later
          </Button>
        </div>
        <p className="text-small text-ink-soft">
          Your dashboard keeps the questions until you have sent your answers. You can send them once.
        </p>
      </Form>
    </Dialog>
  )
}

const yesOrNo = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const

type FieldProps = { form: FormState<unknown>; question: ScreeningQuestion; name: string }

function QuestionField({ form, question, name }: FieldProps) {
  const label = question.text
  switch (question.kind) {
    case 'choice':
    case 'yes_no':
      return (
        <SelectField
          {...form.field(name)}
          label={label}
          placeholder="Choose an answer"
          options={question.kind === 'choice' ? question.options : yesOrNo}
        />
      )
    case 'number':
      return (
        <TextField
          {...form.text(name)}
          label={question.unit === undefined ? label : `${label} (${question.unit})`}
          inputMode="decimal"
          autoComplete="off"
        />
      )
    case 'text':
      return (
        <TextArea {...form.text(name)} label={label} placeholder="" rows={3} maximum={maxAnswerCharacters} />
      )
  }
}
