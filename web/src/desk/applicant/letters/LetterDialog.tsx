import * as z from 'zod/mini'
import { useEffect, useRef, useState } from 'react'
import { maxLetterCharacters } from '#shared/application/written-letter.ts'
import { recruitingLetters } from '#shared/desk/contract/letters.ts'
import { Form } from '../../../form/Form.tsx'
import { FormFailure } from '../../../form/FormFailure.tsx'
import { SendButton } from '../../../form/SendButton.tsx'
import { useForm } from '../../../form/use-form.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { recruitingApi } from '../../desk-api.ts'
import { deskForm } from '../../desk-form.ts'
import { refusalOf } from '../../refusals.ts'
import type { Shown } from '../use-applicant.ts'
import { applicantChanged } from '../use-history.ts'
import { LetterPreview } from './LetterPreview.tsx'
import { letterDraft, type Draft, type Question } from './letter-draft.ts'

type Props = {
  application: Shown['application']
  /** The one that the letter answers. */
  question?: Question | undefined
  onClose: () => void
  onSent?: () => void
  /** After a letter, this one or a colleague's answer. */
  onChanged: () => void
}

const typingPauseMilliseconds = 400

const schema = z.pick(recruitingLetters.writeLetter.body, { subject: true, text: true })

/** The form of a letter. What was typed survives the dialog and a sign-in that ends. */
function useLetterForm({ application: { id }, question, onClose, onSent, onChanged }: Props) {
  const { begun, keep, forget } = letterDraft(id, question)
  const [draft] = useState(begun)
  // A colleague may have answered it since the dialog opened.
  const answers = question?.answered === null ? [question.id] : []
  const changed = (): void => {
    onChanged()
    applicantChanged(id)
  }
  const form = useForm({
    name: 'letter',
    action: deskForm({
      schema,
      fallback: 'The letter was not sent. What you wrote is still here.',
      send: (body) =>
        recruitingApi.writeLetter({ params: { id }, body: { ...body, key: draft.key, answers } }),
    }),
    onDone: () => {
      forget()
      onClose()
      onSent?.()
      changed()
    },
    onFailure: (_, error) => {
      const { code } = refusalOf(error)
      if (code === 'letter_sent_before') typed(crypto.randomUUID())
      if (code === 'letter_sent_before' || code === 'answered_meanwhile') changed()
    },
  })
  const typed = (key: string): Draft => keep(new FormData(form.element.current ?? undefined), key)
  return { form, draft, typed: () => typed(draft.key) }
}

/** Writes a letter, with a preview of the e-mail. */
export function LetterDialog(props: Props) {
  const { application, question, onClose } = props
  const { id, candidate } = application
  const { form, draft, typed } = useLetterForm(props)
  const [shown, setShown] = useState<Draft>(draft)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // Below the quoted question.
    const area = form.element.current?.querySelector('textarea')
    area?.setSelectionRange(area.value.length, area.value.length)
    return () => clearTimeout(timer.current)
  }, [form.element])
  const edited = (field: string): void => {
    form.edited(field)
    const next = typed()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(next), typingPauseMilliseconds)
  }
  const title = question === undefined ? `Write to ${nameIn(candidate)}` : `Answer ${nameIn(candidate)}`
  return (
    <Dialog title={title} width="wide" onClose={onClose} busy={form.isSending}>
      <Form form={{ ...form, edited }} className="grid gap-4" label={title} startAt={startAt(draft)}>
        {!candidate.isAddressProved && (
          <p className="text-ink-soft">
            The candidate has not confirmed this email address: it may be another person's.
          </p>
        )}
        <TextField {...form.text('subject')} label="Subject" defaultValue={draft.subject} required />
        <TextArea
          {...form.text('text')}
          label="Letter"
          placeholder=""
          maximum={maxLetterCharacters}
          defaultValue={draft.text}
          required
        />
        <LetterPreview applicationId={id} draft={shown} />
        <p className="text-ink-soft">The letter is sent at once and cannot be recalled.</p>
        <FormFailure failure={form.failure} />
        <SendButton label="Send the letter" busyLabel="Sending…" isBusy={form.isSending} />
      </Form>
    </Dialog>
  )
}

const startAt = ({ subject }: Draft): string => (subject === '' ? 'subject' : 'text')

export const nameIn = ({ name }: Shown['application']['candidate']): string =>
  name === '' ? 'the candidate' : name
