import { useRef } from 'react'
import { transcriptLimits } from '#shared/domain/transcript-limits.ts'
import { Button } from '../../../ui/Button.tsx'
import './TypedAnswer.css'

/** An answer in writing, for candidates who cannot or do not want to speak. */
export function TypedAnswer({ onSend }: { onSend: (text: string) => void }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const send = (): void => {
    const area = field.current
    const text = area?.value.trim() ?? ''
    if (area === null || text === '') return
    onSend(text)
    area.value = ''
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
