import { useEffect, useRef, useState, type RefObject } from 'react'
import type { RecruiterStatus } from '#shared/domain/application-status.ts'
import { pendingMinutes } from '#shared/domain/decision.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { recruitingApi } from '../desk-api.ts'
import { decisionNames } from '../names.ts'
import { messageOf } from '../refusals.ts'
import type { Shown } from './use-applicant.ts'
import { localTime, wantedIn } from './wanted-decision.ts'

type Props = {
  application: Shown['application']
  status: RecruiterStatus
  onClose: () => void
  onDecided: () => void
}

const maxWords = 2000
const usualMinutes = '45'
const readSoonMilliseconds = 400

/** The decision with its letter, as it will be sent. */
export function DecisionDialog({ application, status, onClose, onDecided }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { letter, failure: previewFailure, refresh } = usePreview(application.id, status, form)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const decide = async (): Promise<void> => {
    if (form.current === null) return
    setBusy(true)
    setFailure('')
    try {
      const body = wantedIn(new FormData(form.current), status, letter?.opening)
      await recruitingApi.setApplicationStatus({ params: { id: application.id }, body })
      onDecided()
    } catch (error) {
      setFailure(messageOf(error, 'The decision was not kept.'))
      setBusy(false)
    }
  }
  const { teamInterview, candidate } = application
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
        {status === 'interview_pending' && (
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
              label="Minutes"
              type="number"
              defaultValue={String(teamInterview?.minutes ?? usualMinutes)}
            />
            <TextField
              id="decision-place"
              name="place"
              label="Place, or link of the call"
              defaultValue={teamInterview?.place ?? ''}
            />
          </div>
        )}
        {letter !== undefined && (
          <TextArea
            id="decision-words"
            name="words"
            label="How the letter begins"
            placeholder=""
            maximum={maxWords}
            defaultValue={application.decision?.words ?? letter.opening}
          />
        )}
        <section className="letter" aria-label="The letter">
          <p className="letter__subject">{letter?.subject ?? 'The letter is being written…'}</p>
          <p className="letter__text">{letter?.text ?? ''}</p>
        </section>
        <p role="alert" className="dialog-form__failure">
          {failure === '' ? previewFailure : failure}
        </p>
        <p className="panel__soft">
          {`The letter is sent in ${pendingMinutes} minutes. Until then you can recall the decision, and the candidate never hears of it.`}
        </p>
        <div className="page__actions">
          <button type="submit" className="button" disabled={isBusy || letter === undefined}>
            {isBusy ? 'Deciding…' : decisionNames[status]}
          </button>
          <button type="button" className="quiet-button" disabled={isBusy} onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  )
}

type Letter = Awaited<ReturnType<typeof recruitingApi.previewLetter>>['data']

/** The letter as the form has it now. A later answer replaces an earlier one, in whichever order they arrive. */
function usePreview(id: string, status: RecruiterStatus, form: RefObject<HTMLFormElement | null>) {
  const [letter, setLetter] = useState<Letter>()
  const [failure, setFailure] = useState('')
  const newest = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const opening = useRef<string>(undefined)
  const read = async (): Promise<void> => {
    newest.current += 1
    const mine = newest.current
    const body = wantedIn(
      form.current === null ? new FormData() : new FormData(form.current),
      status,
      opening.current,
    )
    try {
      const { data } = await recruitingApi.previewLetter({ params: { id }, body })
      if (mine !== newest.current) return
      opening.current = data.opening
      setLetter(data)
      setFailure('')
    } catch (error) {
      if (mine === newest.current) setFailure(messageOf(error, 'The letter could not be shown.'))
    }
  }
  useEffect(() => {
    void read()
    return () => clearTimeout(timer.current)
    // oxlint-disable-next-line react/exhaustive-deps -- the dialog is of one decision
  }, [])
  const refresh = (): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void read(), readSoonMilliseconds)
  }
  return { letter, failure, refresh }
}
