import { useEffect, useRef, useState } from 'react'
import type { Endpoint } from '#shared/platform/contract/endpoint.ts'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import type { InvitationAnswer, InvitationReply } from '#shared/application/invitation.ts'
import { FormFailure } from './FormFailure.tsx'
import { OtherTime } from './OtherTime.tsx'
import { useCall } from './use-call.ts'
import type { WordsFor } from './words.ts'
import './InvitationQuestion.css'

type Props<E extends Endpoint> = {
  /** Null for an invitation without a date. */
  interviewAt: string | null
  answer: InvitationAnswer | null
  words: WordsFor<E>
  send: (reply: InvitationReply) => Promise<{ data: InvitationAnswer }>
  onAnswered: (answer: InvitationAnswer) => void
  onWithdraw: () => void
  /** The invitation is another one by now, or none. */
  onOutdated: () => void
}

const answeredText = ({ kind, words }: InvitationAnswer): string =>
  kind === 'coming'
    ? 'Our team knows that you will be there.'
    : `Our team has your message and will write to you: “${words ?? ''}”`

const outdated: ReadonlySet<string> = new Set([
  'invitation_changed',
  'invitation_over',
  'invitation_gone',
  'application_not_found',
])

/** Asks a candidate whether they come to the interview with the team. The answer can be changed until it is over. */
export function InvitationQuestion<E extends Endpoint>(props: Props<E>) {
  const { interviewAt, answer, words, send, onAnswered, onWithdraw, onOutdated } = props
  const [isWriting, setWriting] = useState(false)
  const section = useRef<HTMLElement>(null)
  const isShown = useRef(false)
  const reply = useRef<InvitationReply>({ kind: 'coming', interviewAt })
  const { isSending, failure, start, reset } = useCall<E, { data: InvitationAnswer }>({
    words,
    send: () => send(reply.current),
    onDone: ({ data }) => {
      reset()
      setWriting(false)
      onAnswered(data)
    },
    onFailure: (error) => {
      if (error instanceof ApiRefusal && outdated.has(error.code)) onOutdated()
    },
  })
  const give = (given: InvitationReply): void => {
    reply.current = given
    start()
  }
  // The button that was pressed is gone.
  useEffect(() => {
    if (isShown.current && !isWriting) section.current?.focus()
    isShown.current = true
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each answer changes the buttons
  }, [isWriting, answer?.at])
  return (
    <section ref={section} tabIndex={-1} className="invitation" aria-labelledby="invitation-title">
      <h3 className="invitation__title" id="invitation-title">
        {interviewAt === null ? 'When would it suit you?' : 'Will you be there?'}
      </h3>
      <output className="invitation__answer">{answer === null ? '' : answeredText(answer)}</output>
      {isWriting ? (
        <OtherTime
          isSending={isSending}
          onSend={(text) => give({ kind: 'other_time', interviewAt, words: text })}
          onBack={() => setWriting(false)}
        />
      ) : (
        <Choices
          hasDate={interviewAt !== null}
          isComing={answer?.kind === 'coming'}
          isSending={isSending}
          onComing={() => give({ kind: 'coming', interviewAt })}
          onOtherTime={() => setWriting(true)}
          onWithdraw={onWithdraw}
        />
      )}
      <FormFailure failure={failure} />
    </section>
  )
}

type ChoicesProps = {
  hasDate: boolean
  isComing: boolean
  isSending: boolean
  onComing: () => void
  onOtherTime: () => void
  onWithdraw: () => void
}

const Choices = ({ hasDate, isComing, isSending, onComing, onOtherTime, onWithdraw }: ChoicesProps) => (
  <div className="invitation__choices">
    {hasDate && !isComing && (
      <button type="button" className="button button--compact" aria-disabled={isSending} onClick={onComing}>
        {isSending ? 'Sending…' : 'I’ll be there'}
      </button>
    )}
    <button type="button" className="quiet-button" disabled={isSending} onClick={onOtherTime}>
      {hasDate ? 'Ask for another time' : 'Suggest a time'}
    </button>
    <button
      type="button"
      className="quiet-button quiet-button--danger"
      disabled={isSending}
      onClick={onWithdraw}
    >
      I withdraw
    </button>
  </div>
)
