import { useState } from 'react'
import { company } from '#shared/company.ts'
import { roomClosedText, type FromInterview } from '../../site/dashboard-state.ts'
import { Panel } from '../../ui/Panel.tsx'
import { DismissibleNotice } from '../../ui/DismissibleNotice.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { detailState } from '../standing/detail-state.ts'
import { turnIn, type Standing } from '../standing/standing.ts'
import { doneText } from './done-text.ts'
import { useInterviewReturn } from './use-interview-return.ts'
import { Button } from '../../ui/Button.tsx'

type Props = {
  /** The interview that the candidate comes from; its session can also be named by the job. */
  returnedFrom: FromInterview
  standings: readonly Standing[]
  refresh: () => Promise<void>
  onReadTranscript: (jobId: string) => void
}

/** What follows a completed interview. A recruiter may have decided while it was held. */
const afterwards = (taken: Standing): string =>
  turnIn(taken) === 'none'
    ? detailState(taken).text
    : "Our team is reviewing it. We'll email you as soon as there is news."

const withdrawalTexts = {
  deleted:
    'The interview has ended. Your application is withdrawn, and the recording and your answers are deleted.',
  notDeleted:
    'The interview has ended, but your application was not withdrawn, so nothing is deleted yet. Open it below and choose “Withdraw application”.',
  recordingDeleted:
    'The interview has ended. The recording and your answers are deleted, and your application stays: people decide without the interview.',
  recordingNotDeleted: `The interview has ended, but we could not confirm that its recording is deleted. Write to ${company.careersEmail}, and we delete it.`,
} as const

/** Greets the candidate who comes from an interview, and offers its transcript once it is completed. */
export default function InterviewReturn({ returnedFrom, standings, refresh, onReadTranscript }: Props) {
  const isUpdating = useInterviewReturn(refresh)
  const [isDismissed, setDismissed] = useState(false)
  if (isDismissed) return null
  const { sessionId, hasRoomClosed, withdrawal, questions } = returnedFrom
  if (withdrawal !== undefined)
    return (
      <DismissibleNotice
        tone={withdrawal === 'deleted' || withdrawal === 'recordingDeleted' ? 'calm' : 'bad'}
        onDismiss={() => setDismissed(true)}
      >
        {withdrawalTexts[withdrawal]}
      </DismissibleNotice>
    )
  const taken = standings.find(({ session, jobId }) => session?.id === sessionId || jobId === sessionId)
  // Mostly it is completed before the page is left: a notice first would move the page twice.
  if (taken?.session?.status !== 'completed')
    return isUpdating ? <Notice>Thank you. Updating your dashboard…</Notice> : null
  return (
    <Panel className={`grid gap-4 ${taken.status === 'rejected' ? '' : 'warm'}`} aria-labelledby="done-title">
      <h2 className="text-title" id="done-title">
        {doneText(taken.session, questions)}
      </h2>
      <p className="max-w-44">
        {hasRoomClosed === true && `${roomClosedText} `}
        {`Your interview for ${taken.jobTitle} is complete. ${afterwards(taken)}`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => onReadTranscript(taken.jobId)}>
          Read transcript
        </Button>
        <Button look="quiet" onClick={() => setDismissed(true)}>
          Dismiss
        </Button>
      </div>
    </Panel>
  )
}
