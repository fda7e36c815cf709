import { useState } from 'react'
import { pendingMinutes } from '#shared/domain/decision.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { recruitingApi } from '../desk-api.ts'
import { messageOf } from '../refusals.ts'
import { seenOf } from './seen.ts'
import { forEachApplicant, type Outcome } from './several.ts'
import { applicantsChanged, type Applicant } from './use-applicants.ts'

const usualWords =
  'Thank you for applying and for the time you put into it. Unfortunately, your application was not selected for this position.'
const maxWords = 2000

type Phase =
  | { name: 'writing' }
  | { name: 'sending'; done: number }
  | { name: 'partly'; failed: readonly Outcome<Applicant>[] }

type Props = {
  chosen: readonly Applicant[]
  onClose: () => void
  onDone: (rejected: readonly Applicant[]) => void
}

const people = (count: number): string => (count === 1 ? '1 applicant' : `${count} applicants`)

/** One letter to several. For some minutes each can still be recalled, in its row of the list. */
export function RejectSeveral({ chosen, onClose, onDone }: Props) {
  const [phase, setPhase] = useState<Phase>({ name: 'writing' })
  const [problem, setProblem] = useState<string>()
  const reject = async (given: string): Promise<void> => {
    const words = given.trim()
    if (words === '' || words.length > maxWords) {
      setProblem(
        words === '' ? 'Please write what the letter says' : `Please use at most ${maxWords} characters`,
      )
      return
    }
    setPhase({ name: 'sending', done: 0 })
    const failed = await forEachApplicant(
      chosen,
      (applicant) =>
        recruitingApi.setApplicationStatus({
          params: { id: applicant.id },
          body: { status: 'rejected', words, ...seenOf(applicant) },
        }),
      (done) => setPhase({ name: 'sending', done }),
    )
    applicantsChanged()
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
    <Dialog title={`Reject ${people(chosen.length)}?`} onClose={onClose} busy={isSending}>
      <p>
        {`Each gets this letter, with a salutation by name and the way to other positions. It is sent in ${pendingMinutes} minutes; until then you can recall it in the list.`}
      </p>
      <RejectionForm
        problem={problem}
        isSending={isSending}
        label={isSending ? `Rejecting… ${phase.done} of ${chosen.length}` : 'Reject'}
        onSend={(words) => void reject(words)}
        onClose={onClose}
      />
    </Dialog>
  )
}

type FormProps = {
  problem: string | undefined
  isSending: boolean
  label: string
  onSend: (words: string) => void
  onClose: () => void
}

const RejectionForm = ({ problem, isSending, label, onSend, onClose }: FormProps) => (
  <form
    className="dialog-form"
    onSubmit={(event) => {
      event.preventDefault()
      const words = new FormData(event.currentTarget).get('words')
      onSend(typeof words === 'string' ? words : '')
    }}
  >
    <TextArea
      id="reject-words"
      name="words"
      label="What the letter says"
      placeholder=""
      maximum={maxWords}
      defaultValue={usualWords}
      readOnly={isSending}
      problem={problem}
    />
    <div className="page__actions">
      <button type="submit" className="quiet-button quiet-button--danger" disabled={isSending}>
        {label}
      </button>
      <button type="button" className="quiet-button" disabled={isSending} onClick={onClose}>
        Cancel
      </button>
    </div>
  </form>
)

type PartlyProps = { count: number; failed: readonly Outcome<Applicant>[]; onClose: () => void }

const PartlyRejected = ({ count, failed, onClose }: PartlyProps) => (
  <Dialog title="Not everybody was rejected" onClose={onClose}>
    <p>{`${people(count - failed.length)} will be told in ${pendingMinutes} minutes. Not rejected:`}</p>
    <ul className="list">
      {failed.map(({ item, error }) => (
        <li key={item.id}>
          <strong>{item.candidate.name}</strong>
          {`: ${messageOf(error, 'The decision was not kept.')}`}
        </li>
      ))}
    </ul>
    <button type="button" className="button" onClick={onClose}>
      Close
    </button>
  </Dialog>
)
