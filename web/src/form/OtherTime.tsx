import { useEffect, useRef, useState, type FormEvent } from 'react'
import { maxAnswerCharacters } from '#shared/application/team-interview.ts'
import { TextArea } from '../ui/TextArea.tsx'
import { Button } from '../ui/Button.tsx'

export const choicesLook = (isStacked: boolean): string =>
  isStacked ? 'grid w-full gap-3' : 'flex flex-wrap gap-3'

type OtherTimeProps = {
  isSending: boolean
  isStacked: boolean
  onSend: (words: string) => void
  onBack: () => void
}

/** Asks when another time would suit the candidate. */
export function OtherTime({ isSending, isStacked, onSend, onBack }: OtherTimeProps) {
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
    <form ref={form} method="dialog" noValidate className="grid w-full gap-3" onSubmit={submit}>
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
      <div className={choicesLook(isStacked)}>
        <Button size="compact" type="submit" aria-disabled={isSending}>
          {isSending ? 'Sending…' : 'Send'}
        </Button>
        <Button look="quiet" disabled={isSending} onClick={onBack}>
          Back
        </Button>
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
