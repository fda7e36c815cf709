import { ApiRefusal, type RefusalCode } from '#shared/platform/contract/refusal.ts'
import { useEffect, useRef } from 'react'
import { interviewsApi } from '../../api/interviews-client.ts'
import { KeepOrRemove } from '../KeepOrRemove.tsx'
import { useCall } from '../../form/use-call.ts'
import { WithdrawalFacts } from '../../form/WithdrawalFacts.tsx'
import { Reference } from '../../ui/Reference.tsx'
import { withdrawalWords } from './interview-words.ts'

type Props = {
  id: string
  jobTitle: string
  hadInterview: boolean
  onBusy: (isBusy: boolean) => void
  onKeep: () => void
  onWithdrawn: () => void
  /** The application was decided since the page loaded its data. */
  onTooLate: (message: string) => void
}

const refusalCode = (error: unknown): RefusalCode | undefined =>
  error instanceof ApiRefusal ? error.code : undefined

/** Asks for confirmation, and says what withdrawing does. */
export function Withdrawal({ id, jobTitle, hadInterview, onBusy, onKeep, onWithdrawn, onTooLate }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const { isSending, failure, start } = useCall({
    words: withdrawalWords,
    send: () => interviewsApi.unapply({ params: { id } }),
    onDone: onWithdrawn,
    onFailure: (error, message) => {
      onBusy(false)
      const code = refusalCode(error)
      // It was withdrawn in another tab.
      if (code === 'interview_not_found') onWithdrawn()
      if (code === 'application_decided') onTooLate(message)
    },
  })
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="grid gap-4 outline-none"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset groups form controls
      role="group"
      aria-labelledby="withdrawal-title"
    >
      <h3 className="text-large" id="withdrawal-title">
        Withdraw your application?
      </h3>
      <WithdrawalFacts jobTitle={jobTitle} hadInterview={hadInterview} />
      <p className="text-danger" role="alert">
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
