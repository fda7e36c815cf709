import { useRef, useState } from 'react'
import type { RecruiterStatus } from '#shared/domain/application-status.ts'
import { pendingMinutes } from '#shared/domain/decision.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { recruitingApi } from '../desk-api.ts'
import { seenOf } from '../applicants/seen.ts'
import { messageOf, refusalOf } from '../refusals.ts'
import type { Shown } from './use-applicant.ts'
import { usePreview, type Letter } from './use-preview.ts'
import { decisionNameOf, lastSetInterview } from './next-statuses.ts'
import {
  localTime,
  problemsIn,
  usualMinutes,
  wantedIn,
  type DecisionField,
  type DecisionProblems,
} from './wanted-decision.ts'

type Props = {
  application: Shown['application']
  status: RecruiterStatus
  onClose: () => void
  /** After a decision, this one or a colleague's. */
  onChanged: () => void
}

const maxOpeningCharacters = 2000
const maxNoteCharacters = 500
const fields: readonly DecisionField[] = ['place', 'minutes', 'note']

/** Takes a decision, with a preview of the letter that it sends. */
export function DecisionDialog({ application, status, onClose, onChanged }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { letter, wait, failure: previewFailure, refresh } = usePreview(application, status, form)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [problems, setProblems] = useState<DecisionProblems>({})
  // A recruiter reads one name from the button to the letter, also where the interview begins meanwhile.
  const [name] = useState(() => decisionNameOf(status, application, new Date()))
  const decide = async (): Promise<void> => {
    if (form.current === null) return
    const data = new FormData(form.current)
    const wrong = problemsIn(data, status)
    const first = fields.find((field) => wrong[field] !== undefined)
    setProblems(wrong)
    if (first !== undefined) return document.getElementById(`decision-${first}`)?.focus()
    setBusy(true)
    setFailure('')
    try {
      const wanted = wantedIn(data, status, letter?.opening)
      const body = { ...wanted, ...seenOf(application) }
      await recruitingApi.setApplicationStatus({ params: { id: application.id }, body })
      onClose()
      onChanged()
    } catch (error) {
      setFailure(messageOf(error, 'The decision was not saved.'))
      setBusy(false)
      // Reloads the page, so that the next decision is compared with the colleague's.
      if (refusalOf(error).code === 'decided_meanwhile') onChanged()
    }
  }
  const { candidate } = application
  return (
    <Dialog title={`${name}: ${candidate.name}`} width="wide" onClose={onClose} busy={isBusy}>
      <form
        ref={form}
        className="dialog-form"
        onSubmit={(event) => {
          event.preventDefault()
          void decide()
        }}
        onInput={refresh}
      >
        {status === 'interview_pending' && (
          <InterviewFields teamInterview={lastSetInterview(application)} problems={problems} />
        )}
        {status === 'interviewed' && lastSetInterview(application) === null && (
          <NoteField problem={problems.note} />
        )}
        {letter !== undefined && <Words initial={ownWords(application, status) ?? letter.opening} />}
        <ShownLetter letter={wait === undefined ? letter : undefined} wait={wait} />
        <p role="alert">{failure === '' ? previewFailure : failure}</p>
        <p className="panel__soft">{whenSent(status)}</p>
        <div className="page__actions">
          <button
            type="submit"
            className="button"
            // With a problem, the button shows what to correct.
            disabled={isBusy || wait === 'unchanged' || (letter === undefined && wait !== 'problem')}
          >
            {isBusy ? 'Saving…' : name}
          </button>
          <button type="button" className="quiet-button" disabled={isBusy} onClick={onClose}>
            Close
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** Those of the pending decision, which this one replaces. */
const ownWords = ({ decision }: Shown['application'], status: RecruiterStatus): string | undefined =>
  decision?.status === status ? decision.words : undefined

const whenSent = (status: RecruiterStatus): string =>
  `The letter is sent in ${pendingMinutes} minutes${status === 'interview_pending' ? ', with a calendar entry if you set a date' : ''}. Until then you can recall the decision, and the candidate never hears of it.`

type InterviewFieldsProps = Pick<Shown['application'], 'teamInterview'> & { problems: DecisionProblems }

const InterviewFields = ({ teamInterview, problems }: InterviewFieldsProps) => (
  <div className="fields">
    <TextField
      id="decision-date"
      name="date"
      label="Date and time (Malaysian time)"
      type="datetime-local"
      defaultValue={localTime(teamInterview?.at)}
    />
    <TextField
      id="decision-minutes"
      name="minutes"
      label="Length in minutes"
      type="number"
      problem={problems.minutes}
      defaultValue={teamInterview === null ? usualMinutes : String(teamInterview.minutes ?? '')}
    />
    <TextField
      id="decision-place"
      name="place"
      label="Place or call link"
      problem={problems.place}
      defaultValue={teamInterview?.place ?? ''}
    />
  </div>
)

const waitTexts = {
  unchanged: 'Change the date, place or length to see the letter.',
  problem: 'Set a date with the place and length to see the letter.',
} as const

const NoteField = ({ problem }: { problem: string | undefined }) => (
  <TextArea
    id="decision-note"
    name="note"
    label="When and how you met"
    note="For the team. The letter does not say it."
    placeholder=""
    maximum={maxNoteCharacters}
    required
    problem={problem}
  />
)

type ShownLetterProps = { letter: Letter | undefined; wait: keyof typeof waitTexts | undefined }

const ShownLetter = ({ letter, wait }: ShownLetterProps) => (
  // A region that scrolls can be focused, so that arrow keys scroll it.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className="letter" aria-label="The letter" tabIndex={0}>
    <p className="letter__subject">
      {letter?.subject ?? (wait === undefined ? 'Preparing the letter…' : waitTexts[wait])}
    </p>
    <p className="letter__text">{letter?.text ?? ''}</p>
  </section>
)

const Words = ({ initial }: { initial: string }) => (
  <TextArea
    id="decision-words"
    name="words"
    label="How the letter begins"
    placeholder=""
    maximum={maxOpeningCharacters}
    defaultValue={initial}
  />
)
