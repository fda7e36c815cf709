import { ApiRefusal, type RefusalCode } from '#shared/contract/refusal.ts'
import { useEffect, useRef } from 'react'
import { interviewsApi } from '../../api/interviews-client.ts'
import { KeepOrRemove } from '../KeepOrRemove.tsx'
import { useCall } from '../../form/use-call.ts'
import { Reference } from '../../ui/Reference.tsx'
import { withdrawalWords } from './interview-words.ts'
import './Withdrawal.css'

type Props = {
  sessionId: string
  jobTitle: string
  onBusy: (isBusy: boolean) => void
  onKeep: () => void
  onWithdrawn: () => void
  /** The interview was completed, or the application decided, since the page loaded its data. */
  onTooLate: (message: string) => void
}

const refusalCode = (error: unknown): RefusalCode | undefined =>
  error instanceof ApiRefusal ? error.code : undefined

/** Asks for confirmation, and says what withdrawing does. */
export function Withdrawal({ sessionId, jobTitle, onBusy, onKeep, onWithdrawn, onTooLate }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const { isSending, failure, start } = useCall({
    words: withdrawalWords,
    send: () => interviewsApi.unapply({ params: { id: sessionId } }),
    onDone: onWithdrawn,
    onFailure: (error, message) => {
      onBusy(false)
      const code = refusalCode(error)
      // It was withdrawn in another tab.
      if (code === 'interview_not_found') onWithdrawn()
      if (code === 'interview_completed' || code === 'application_decided') onTooLate(message)
    },
  })
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="withdrawal"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset groups form controls
      role="group"
      aria-labelledby="withdrawal-title"
    >
      <h3 className="withdrawal__title" id="withdrawal-title">
        Withdraw your application?
      </h3>
      <ul className="withdrawal__facts">
        <li>{`Your application for ${jobTitle} and its interview session will be removed.`}</li>
        <li>Our team will no longer consider you for this position.</li>
        <li>You can apply again while the position is open.</li>
      </ul>
      <p className="withdrawal__failure" role="alert">
        {failure?.message} <Reference id={failure?.reference} />
      </p>
      <KeepOrRemove
        keep="Keep my application"
        onKeep={onKeep}
        isSending={isSending}
        onRemove={() => {
          onBusy(true)
          start()
        }}
      >
        {isSending ? 'Withdrawing…' : 'Withdraw application'}
      </KeepOrRemove>
    </div>
  )
}
