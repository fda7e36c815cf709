import { useState } from 'react'
import { pendingMinutes } from '#shared/application/decision.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { reasonProblems, rejectionIn } from './rejection.ts'
import { RejectionFields } from './RejectionFields.tsx'
import { recruitingApi } from '../desk-api.ts'
import { messageOf } from '../refusals.ts'
import { textIn } from '../text-in.ts'
import { applicantCount } from './applicant-count.ts'
import { seenOf } from './seen.ts'
import { forEachApplicant, type Outcome } from './several.ts'
import { invalidate } from '../invalidation.ts'
import type { Applicant } from './use-applicants.ts'
import { Button } from '../../ui/Button.tsx'

const usualWords =
  'Thank you for applying and for the time you put into it. Unfortunately, your application was not selected for this position.'
const maxOpeningCharacters = 2000

type Phase =
  | { name: 'writing' }
  | { name: 'sending'; done: number }
  | { name: 'partly'; failed: readonly Outcome<Applicant>[] }

type Problems = { reason?: string; reasonNote?: string; words?: string }

function problemsIn(form: FormData): Problems {
  const words = textIn(form, 'words')
  if (words === '') return { ...reasonProblems(form), words: 'Please write the letter' }
  return words.length > maxOpeningCharacters
    ? { ...reasonProblems(form), words: `Please use at most ${maxOpeningCharacters} characters` }
    : reasonProblems(form)
}

type Props = {
  chosen: readonly Applicant[]
  onClose: () => void
  onDone: (rejected: readonly Applicant[]) => void
}

/** Rejects several applicants with one letter. For some minutes each decision can be recalled in its row of the list. */
export function RejectSeveral({ chosen, onClose, onDone }: Props) {
  const [phase, setPhase] = useState<Phase>({ name: 'writing' })
  const [problems, setProblems] = useState<Problems>({})
  const reject = async (form: FormData): Promise<void> => {
    const [words, rejection, wrong] = [textIn(form, 'words'), rejectionIn(form), problemsIn(form)]
    setProblems(wrong)
    const [first] = Object.keys(wrong)
    if (first !== undefined || rejection === undefined)
      return document.getElementById(`decision-${first}`)?.focus()
    setPhase({ name: 'sending', done: 0 })
    const failed = await forEachApplicant(
      chosen,
      (applicant) =>
        recruitingApi.setApplicationStatus({
          params: { id: applicant.id },
          body: { status: 'rejected', rejection, words, ...seenOf(applicant) },
        }),
      (done) => setPhase({ name: 'sending', done }),
    )
    invalidate('listApplicants')
    if (failed.length === 0) onDone(chosen)
    else setPhase({ name: 'partly', failed })
  }
  if (phase.name === 'partly')
    return (
      <PartlyRejected
        count={chosen.length}
        failed={phase.failed}
        onClose={() =>
          onDone(chosen.filter((applicant) => phase.failed.every(({ item }) => item.id !== applicant.id)))
        }
      />
    )
  const isSending = phase.name === 'sending'
  return (
    <Dialog title={`Reject ${applicantCount(chosen.length)}?`} onClose={onClose} busy={isSending}>
      <p>
        {`Each applicant gets this letter, addressed by name and with a link to other positions. It is sent in ${pendingMinutes} minutes; until then you can undo each decision in the list.`}
      </p>
      <RejectionForm
        problems={problems}
        isSending={isSending}
        label={isSending ? `Rejecting… ${phase.done} of ${chosen.length}` : 'Reject'}
        onSend={(form) => void reject(form)}
        onClose={onClose}
      />
    </Dialog>
  )
}

type FormProps = {
  problems: Problems
  isSending: boolean
  label: string
  onSend: (form: FormData) => void
  onClose: () => void
}

const RejectionForm = ({ problems, isSending, label, onSend, onClose }: FormProps) => (
  <form
    className="grid gap-4"
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSend(new FormData(event.currentTarget))
    }}
  >
    <RejectionFields problems={problems} />
    <TextArea
      id="decision-words"
      name="words"
      label="What the letter says"
      placeholder=""
      maximum={maxOpeningCharacters}
      defaultValue={usualWords}
      readOnly={isSending}
      problem={problems.words}
    />
    <div className="flex flex-wrap items-center gap-3">
      <Button look="danger" type="submit" disabled={isSending}>
        {label}
      </Button>
      <Button look="quiet" disabled={isSending} onClick={onClose}>
        Cancel
      </Button>
    </div>
  </form>
)

type PartlyProps = { count: number; failed: readonly Outcome<Applicant>[]; onClose: () => void }

const PartlyRejected = ({ count, failed, onClose }: PartlyProps) => (
  <Dialog title="Some applicants were not rejected" onClose={onClose}>
    <p>{`${applicantCount(count - failed.length)} will get the letter in ${pendingMinutes} minutes. Not rejected:`}</p>
    <ul className="grid gap-3">
      {failed.map(({ item, error }) => (
        <li key={item.id}>
          <strong>{item.candidate.name}</strong>
          {`: ${messageOf(error, 'The decision was not saved.')}`}
        </li>
      ))}
    </ul>
    <button type="button" className="button" onClick={onClose}>
      Close
    </button>
  </Dialog>
)
