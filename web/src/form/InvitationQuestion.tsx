import { useEffect, useRef, useState } from 'react'
import type { Endpoint } from '#shared/platform/contract/endpoint.ts'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import type { InvitationAnswer, InvitationReply } from '#shared/application/invitation.ts'
import { FormFailure } from './FormFailure.tsx'
import { choicesLook, OtherTime } from './OtherTime.tsx'
import { useCall } from './use-call.ts'
import type { WordsFor } from './words.ts'
import { Button } from '../ui/Button.tsx'

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
  /** One button below the other, as in a narrow column. */
  isStacked?: boolean
  /** In place of the usual question. */
  title?: string | undefined
}

const answeredText = ({ kind, words }: InvitationAnswer): string =>
  kind === 'coming'
    ? 'Our team knows that you will be there.'
    : `Our team has your message and will write to you: “${words ?? ''}”`

type Titled = { interviewAt: string | null; title?: string | undefined }

const titleOf = ({ interviewAt, title }: Titled): string =>
  title ?? (interviewAt === null ? 'When would it suit you?' : 'Will you be there?')

const outdated: ReadonlySet<string> = new Set([
  'invitation_changed',
  'invitation_over',
  'invitation_gone',
  'application_not_found',
])

const layout = 'grid w-full justify-items-start gap-3 outline-none'

/** Asks a candidate whether they come to the interview with the team. The answer can be changed until it is over. */
export function InvitationQuestion<E extends Endpoint>(props: Props<E>) {
  const { interviewAt, answer, words, send, onAnswered, onWithdraw, onOutdated, isStacked = false } = props
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
    <section ref={section} tabIndex={-1} className={layout} aria-labelledby="invitation-title">
      <h3 className="text-body" id="invitation-title">
        {titleOf(props)}
      </h3>
      <output className="wrap-anywhere empty:hidden">{answer === null ? '' : answeredText(answer)}</output>
      {isWriting ? (
        <OtherTime
          isSending={isSending}
          isStacked={isStacked}
          onSend={(text) => give({ kind: 'other_time', interviewAt, words: text })}
          onBack={() => setWriting(false)}
        />
      ) : (
        <Choices
          hasDate={interviewAt !== null}
          isComing={answer?.kind === 'coming'}
          isSending={isSending}
          isStacked={isStacked}
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
  isStacked: boolean
  onComing: () => void
  onOtherTime: () => void
  onWithdraw: () => void
}

const Choices = ({
  hasDate,
  isComing,
  isSending,
  isStacked,
  onComing,
  onOtherTime,
  onWithdraw,
}: ChoicesProps) => (
  <div className={choicesLook(isStacked)}>
    {hasDate && !isComing && (
      <Button size="compact" aria-disabled={isSending} onClick={onComing}>
        {isSending ? 'Sending…' : "I'll be there"}
      </Button>
    )}
    <Button look="quiet" disabled={isSending} onClick={onOtherTime}>
      {hasDate ? 'Ask for another time' : 'Suggest a time'}
    </Button>
    <Button look="danger" disabled={isSending} onClick={onWithdraw}>
      I withdraw
    </Button>
  </div>
)
