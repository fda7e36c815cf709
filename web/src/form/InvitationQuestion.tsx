import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ApiRefusal } from '#shared/contract/refusal.ts'
import type { InvitationAnswer, InvitationReply } from '#shared/domain/invitation.ts'
import { maxAnswerCharacters } from '#shared/domain/team-interview.ts'
import { TextArea } from '../ui/TextArea.tsx'
import { FormFailure } from './FormFailure.tsx'
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
  }, [isWriting, answer])
  const isComing = answer?.kind === 'coming'
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
        <div className="invitation__choices">
          {interviewAt !== null && !isComing && (
            <button
              type="button"
              className="button button--compact"
              aria-disabled={isSending}
              onClick={() => give({ kind: 'coming', interviewAt })}
            >
              {isSending ? 'Sending…' : 'I’ll be there'}
            </button>
          )}
          <button type="button" className="quiet-button" onClick={() => setWriting(true)}>
            {interviewAt === null ? 'Suggest a time' : 'Ask for another time'}
          </button>
          <button type="button" className="quiet-button quiet-button--danger" onClick={onWithdraw}>
            I withdraw
          </button>
        </div>
      )}
      <FormFailure failure={failure} />
    </section>
  )
}

type OtherTimeProps = { isSending: boolean; onSend: (words: string) => void; onBack: () => void }

function OtherTime({ isSending, onSend, onBack }: OtherTimeProps) {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string>()
  const area = () => form.current?.querySelector('textarea') ?? undefined
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const text = area()?.value.trim() ?? ''
    const wrong = problemOf(text)
    setProblem(wrong)
    if (wrong === undefined) onSend(text)
    else area()?.focus()
  }
  return (
    <form ref={form} method="dialog" noValidate className="invitation__words" onSubmit={submit}>
      <TextArea
        id="invitation-words"
        name="words"
        label="When would it suit you?"
        placeholder="For example: any day after 3 PM, or by video call"
        maximum={maxAnswerCharacters}
        required
        readOnly={isSending}
        problem={problem}
      />
      <div className="invitation__choices">
        <button type="submit" className="button button--compact" aria-disabled={isSending}>
          {isSending ? 'Sending…' : 'Send'}
        </button>
        <button type="button" className="quiet-button" disabled={isSending} onClick={onBack}>
          Back
        </button>
      </div>
    </form>
  )
}

function problemOf(text: string): string | undefined {
  if (text === '') return 'Please write when it would suit you'
  return text.length > maxAnswerCharacters
    ? `Please use at most ${maxAnswerCharacters} characters`
    : undefined
}
