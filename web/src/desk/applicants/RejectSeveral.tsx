import { useEffect, useState } from 'react'
import type { ReadStatus } from '#shared/application/application-status.ts'
import { pendingMinutes } from '#shared/application/decision.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { reasonProblems, rejectionIn } from './rejection.ts'
import { canReject, isRejectedByDefault, rejectionGroups } from './rejection-groups.ts'
import { RejectedGroups } from './RejectedGroups.tsx'
import { RejectionFields } from './RejectionFields.tsx'
import { recruitingApi } from '../desk-api.ts'
import { messageOf, refusalOf } from '../refusals.ts'
import { textIn } from '../text-in.ts'
import { applicantCount } from './applicant-count.ts'
import { seenOf } from './seen.ts'
import { forEachApplicant, type Outcome } from './several.ts'
import { listsChanged } from '../invalidation.ts'
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
  onDone: () => void
}

const titleOf = (count: number, all: number): string =>
  count === all ? `Reject ${applicantCount(all)}?` : `Reject ${count} of ${applicantCount(all)}?`

/** Which groups of the selected applicants are rejected. */
function useGroups(chosen: readonly Applicant[]) {
  const groups = rejectionGroups(chosen)
  const [ticked, setTicked] = useState<ReadonlySet<ReadStatus>>(
    () => new Set(groups.map(({ status }) => status).filter(isRejectedByDefault)),
  )
  const toggle = (status: ReadStatus): void => {
    const next = new Set(ticked)
    if (!next.delete(status)) next.add(status)
    setTicked(next)
  }
  const rejected = groups.flatMap(({ status, applicants }) => (ticked.has(status) ? applicants : []))
  const left = groups.flatMap(({ status, applicants }) => (canReject(status) ? applicants : []))
  return { groups, ticked, toggle, rejected, left }
}

/** Rejects several applicants with one letter. For some minutes each decision can be undone, alone or together. */
export function RejectSeveral({ chosen, onClose, onDone }: Props) {
  const [phase, setPhase] = useState<Phase>({ name: 'writing' })
  const [problems, setProblems] = useState<Problems>({})
  const { groups, ticked, toggle, rejected, left } = useGroups(chosen)
  // The list is read again: where answers were lost, the applicants may be rejected.
  const failures =
    phase.name === 'partly'
      ? phase.failed.filter(({ item, error }) => refusalOf(error).code !== 'no_answer' || isAmong(left, item))
      : []
  const isOver = phase.name === 'partly' && left.length === 0 && failures.length === 0
  useEffect(() => {
    if (isOver) onDone()
  }, [isOver, onDone])
  const reject = async (form: FormData): Promise<void> => {
    const [words, rejection, wrong] = [textIn(form, 'words'), rejectionIn(form), problemsIn(form)]
    setProblems(wrong)
    const [first] = Object.keys(wrong)
    if (first !== undefined || rejection === undefined)
      return document.getElementById(`decision-${first}`)?.focus()
    setPhase({ name: 'sending', done: 0 })
    const failed = await forEachApplicant(
      rejected,
      (applicant) =>
        recruitingApi.setApplicationStatus({
          params: { id: applicant.id },
          body: { status: 'rejected', rejection, words, ...seenOf(applicant) },
        }),
      (done) => setPhase({ name: 'sending', done }),
    )
    listsChanged()
    if (failed.length === 0) onDone()
    else setPhase({ name: 'partly', failed })
  }
  const isSending = phase.name === 'sending'
  return (
    <Dialog title={titleOf(rejected.length, chosen.length)} onClose={onClose} busy={isSending}>
      <RejectedGroups groups={groups} ticked={ticked} disabled={isSending} onToggle={toggle} />
      <p>
        {`Each applicant gets this letter, addressed by name and with a link to other positions. It is sent in ${pendingMinutes} minutes; until then you can undo each decision in the list, or all of them.`}
      </p>
      <RejectionForm
        problems={problems}
        isSending={isSending}
        isNobody={rejected.length === 0}
        failed={failures}
        label={isSending ? `Rejecting… ${phase.done} of ${rejected.length}` : 'Reject'}
        onSend={(form) => void reject(form)}
        onClose={onClose}
      />
    </Dialog>
  )
}

const isAmong = (applicants: readonly Applicant[], { id }: Applicant): boolean =>
  applicants.some((each) => each.id === id)

type FormProps = {
  problems: Problems
  isSending: boolean
  isNobody: boolean
  failed: readonly Outcome<Applicant>[]
  label: string
  onSend: (form: FormData) => void
  onClose: () => void
}

const RejectionForm = ({ problems, isSending, isNobody, failed, label, onSend, onClose }: FormProps) => (
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
    <Failures failed={failed} />
    <div className="flex flex-wrap items-center gap-3">
      <Button look="danger" type="submit" disabled={isSending || isNobody}>
        {label}
      </Button>
      <Button look="quiet" disabled={isSending} onClick={onClose}>
        Cancel
      </Button>
      <output className="text-ink-soft">{isNobody && 'Nobody is ticked above.'}</output>
    </div>
  </form>
)

/** The others are among "Rejected already" above. */
const Failures = ({ failed }: { failed: readonly Outcome<Applicant>[] }) => (
  <div role="alert">
    {failed.length > 0 && (
      <>
        <p className="text-danger">{`${applicantCount(failed.length)} not rejected. What you wrote is still here.`}</p>
        <ul className="grid gap-3">
          {failed.map(({ item, error }) => (
            <li key={item.id}>
              <strong>{item.candidate.name}</strong>
              {`: ${messageOf(error, 'The decision was not saved.')}`}
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
)
