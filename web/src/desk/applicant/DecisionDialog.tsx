import { useRef, useState } from 'react'
import type { RecruiterStatus } from '#shared/domain/application-status.ts'
import { pendingMinutes } from '#shared/domain/decision.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { recruitingApi } from '../desk-api.ts'
import { decisionNames } from '../names.ts'
import { seenOf } from '../applicants/seen.ts'
import { messageOf, refusalOf } from '../refusals.ts'
import type { Shown } from './use-applicant.ts'
import { usePreview, type Letter } from './use-preview.ts'
import { localTime, wantedIn } from './wanted-decision.ts'

type Props = {
  application: Shown['application']
  status: RecruiterStatus
  onClose: () => void
  /** After a decision, this one or a colleague's. */
  onChanged: () => void
}

const maxOpeningCharacters = 2000
const usualMinutes = '45'

/** Takes a decision, with a preview of the letter that it sends. */
export function DecisionDialog({ application, status, onClose, onChanged }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { letter, failure: previewFailure, refresh } = usePreview(application.id, status, form)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const decide = async (): Promise<void> => {
    if (form.current === null) return
    setBusy(true)
    setFailure('')
    try {
      const wanted = wantedIn(new FormData(form.current), status, letter?.opening)
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
    <Dialog
      title={`${decisionNames[status]}: ${candidate.name}`}
      width="wide"
      onClose={onClose}
      busy={isBusy}
    >
      <form
        ref={form}
        className="dialog-form"
        onSubmit={(event) => {
          event.preventDefault()
          void decide()
        }}
        onInput={refresh}
      >
        {status === 'interview_pending' && <InterviewFields teamInterview={application.teamInterview} />}
        {letter !== undefined && <Words initial={application.decision?.words ?? letter.opening} />}
        <ShownLetter letter={letter} />
        <p role="alert">{failure === '' ? previewFailure : failure}</p>
        <p className="panel__soft">{whenSent(status)}</p>
        <div className="page__actions">
          <button type="submit" className="button" disabled={isBusy || letter === undefined}>
            {isBusy ? 'Saving…' : decisionNames[status]}
          </button>
          <button type="button" className="quiet-button" disabled={isBusy} onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const whenSent = (status: RecruiterStatus): string =>
  `The letter is sent in ${pendingMinutes} minutes${status === 'interview_pending' ? ', with a calendar entry if you set a date' : ''}. Until then you can recall the decision, and the candidate never hears of it.`

const InterviewFields = ({ teamInterview }: Pick<Shown['application'], 'teamInterview'>) => (
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
      defaultValue={String(teamInterview?.minutes ?? usualMinutes)}
    />
    <TextField
      id="decision-place"
      name="place"
      label="Place or call link"
      defaultValue={teamInterview?.place ?? ''}
    />
  </div>
)

const ShownLetter = ({ letter }: { letter: Letter | undefined }) => (
  // A region that scrolls can be focused, so that arrow keys scroll it.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className="letter" aria-label="The letter" tabIndex={0}>
    <p className="letter__subject">{letter?.subject ?? 'Preparing the letter…'}</p>
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
