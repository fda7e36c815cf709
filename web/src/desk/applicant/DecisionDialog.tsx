import { useRef, useState } from 'react'
import { waivesInterview, type RecruiterStatus } from '#shared/application/application-status.ts'
import { needsLetter, pendingMinutes } from '#shared/application/decision.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { recruitingApi } from '../desk-api.ts'
import { seenOf } from '../applicants/seen.ts'
import { messageOf, refusalOf } from '../refusals.ts'
import type { Shown } from './use-applicant.ts'
import { RejectionFields } from '../applicants/RejectionFields.tsx'
import { AgreementField } from './AgreementField.tsx'
import { InvitationFields } from './InvitationFields.tsx'
import { ShownLetter, TeamField, Words } from './DecisionFields.tsx'
import { decisionNameOf, lastSetInterview } from './next-statuses.ts'
import { usePreview } from './use-preview.ts'
import { problemsIn, wantedIn, type DecisionField, type DecisionProblems } from './wanted-decision.ts'
import { Button } from '../../ui/Button.tsx'

type Props = {
  application: Shown['application']
  status: RecruiterStatus
  onClose: () => void
  /** After a decision, this one or a colleague's. */
  onChanged: () => void
}

const fields: readonly DecisionField[] = [
  'reason',
  'reasonNote',
  'waiver',
  'slots',
  'place',
  'minutes',
  'note',
  'agreement',
]

/** Sends the decision of the form, unless something in it has to be corrected. */
function useDecide({ application, status, onClose, onChanged }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [problems, setProblems] = useState<DecisionProblems>({})
  const decide = async (data: FormData, opening: string | undefined): Promise<void> => {
    const wrong = problemsIn(data, status)
    const first = fields.find((field) => wrong[field] !== undefined)
    setProblems(wrong)
    if (first !== undefined) return document.getElementById(`decision-${first}`)?.focus()
    setBusy(true)
    setFailure('')
    try {
      const body = { ...wantedIn(data, status, opening), ...seenOf(application) }
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
  return { isBusy, failure, problems, decide }
}

/** Takes a decision, with a preview of the letter that it sends. */
export function DecisionDialog(props: Props) {
  const { application, status, onClose } = props
  const form = useRef<HTMLFormElement>(null)
  const preview = usePreview(application, status, form)
  const { letter, wait, refresh } = preview
  const { isBusy, failure, problems, decide } = useDecide(props)
  // A recruiter reads one name from the button to the letter, also where the interview begins meanwhile.
  const [name] = useState(() => decisionNameOf(status, application, new Date()))
  const [mayBeQuiet] = useState(() => !needsLetter(status, application, new Date()))
  const [isQuiet, setQuiet] = useState(false)
  const waits = wait === 'unchanged' || (!isQuiet && letter === undefined && wait !== 'problem')
  return (
    <Dialog title={`${name}: ${application.candidate.name}`} width="wide" onClose={onClose} busy={isBusy}>
      <form
        ref={form}
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void decide(new FormData(event.currentTarget), letter?.opening)
        }}
        onInput={(event) => {
          setQuiet(new FormData(event.currentTarget).has('quiet'))
          refresh()
        }}
      >
        <Questions application={application} status={status} problems={problems} />
        {mayBeQuiet && <Checkbox name="quiet">Send no letter: the dashboard tells the candidate</Checkbox>}
        <Letter preview={preview} words={ownWords(application, status)} isQuiet={isQuiet} />
        <p role="alert">{failure === '' ? preview.failure : failure}</p>
        {preview.failure !== '' && (
          <Button look="quiet" size="compact" onClick={preview.readAgain}>
            Try again
          </Button>
        )}
        <p className="text-ink-soft">{whenSent(status, isQuiet)}</p>
        <div className="flex flex-wrap items-center gap-3">
          {/* With a problem, the button shows what to correct. */}
          <button type="submit" className="button" disabled={isBusy || waits}>
            {isBusy ? 'Saving…' : isQuiet ? 'Save without a letter' : name}
          </button>
          <Button look="quiet" disabled={isBusy} onClick={onClose}>
            Close
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type LetterProps = { preview: ReturnType<typeof usePreview>; words: string | undefined; isQuiet: boolean }

/** Hidden where none is sent, so that the words are still there when the recruiter changes their mind. */
const Letter = ({ preview: { letter, wait, failure }, words, isQuiet }: LetterProps) => (
  <div className={isQuiet ? 'hidden' : 'grid gap-4'}>
    {letter !== undefined && <Words initial={words ?? letter.opening} />}
    {(failure === '' || letter !== undefined) && (
      <ShownLetter letter={wait === undefined ? letter : undefined} wait={wait} />
    )}
  </div>
)

type QuestionsProps = Pick<Shown, 'application'> & {
  status: RecruiterStatus
  problems: ReturnType<typeof useDecide>['problems']
}

/** What a decision asks the recruiter for. */
const Questions = ({ application, status, problems }: QuestionsProps) => (
  <>
    {status === 'rejected' && (
      <RejectionFields problems={problems} initial={application.decision?.rejection} />
    )}
    {waivesInterview(application.status, status) && (
      <TeamField name="waiver" problem={problems.waiver} initial={application.decision?.waiverReason} />
    )}
    {status === 'interview_pending' && <InvitationFields application={application} problems={problems} />}
    {status === 'accepted' && <AgreementField application={application} problem={problems.agreement} />}
    {status === 'interviewed' && lastSetInterview(application) === null && (
      <TeamField name="note" problem={problems.note} />
    )}
  </>
)

/** Those of the pending decision, which this one replaces. */
const ownWords = ({ decision }: Shown['application'], status: RecruiterStatus): string | undefined =>
  decision?.status === status ? decision.words : undefined

const whenSent = (status: RecruiterStatus, isQuiet: boolean): string =>
  isQuiet
    ? `The status changes in ${pendingMinutes} minutes, and the candidate's dashboard shows it. Until then you can undo the decision.`
    : `The letter is sent in ${pendingMinutes} minutes${status === 'interview_pending' ? ', with a calendar entry if it has a date' : ''}. Until then you can undo the decision, and the candidate won't know.`
