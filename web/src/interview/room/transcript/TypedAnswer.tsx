import { useEffect, useEffectEvent, useRef } from 'react'
import { transcriptLimits } from '#shared/domain/transcript-limits.ts'
import { Button } from '../../../ui/Button.tsx'
import './TypedAnswer.css'

type TypedAnswerProps = {
  /** Called with whether the field contains text. */
  onTyping: (isTyping: boolean) => void
  onSend: (text: string) => void
}

/** An answer in writing, for candidates who cannot or do not want to speak. */
export function TypedAnswer({ onTyping, onSend }: TypedAnswerProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  // The text is lost with the field.
  const leave = useEffectEvent(() => onTyping(false))
  useEffect(() => () => leave(), [])
  const send = (): void => {
    const area = field.current
    const text = area?.value.trim() ?? ''
    if (area === null || text === '') return
    onSend(text)
    area.value = ''
    onTyping(false)
    area.focus()
  }
  return (
    <form
      className="typed-answer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label className="unseen" htmlFor="typed-answer">
        Type your answer
      </label>
      <textarea
        className="typed-answer__field"
        id="typed-answer"
        ref={field}
        rows={2}
        maxLength={transcriptLimits.entryCharacters}
        placeholder="Type your answer"
        aria-describedby="typed-answer-keys"
        onInput={({ currentTarget }) => onTyping(currentTarget.value.trim() !== '')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          send()
        }}
      />
      <Button type="submit" size="compact">
        Send
      </Button>
    </form>
  )
}
