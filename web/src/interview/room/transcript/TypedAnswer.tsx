import { useEffect, useEffectEvent, useRef } from 'react'
import { transcriptLimits } from '#shared/interview/transcript-limits.ts'
import { Button } from '../../../ui/MainButton.tsx'
import type { CallCommands } from '../call-view.ts'
import { WillType } from '../../WillType.tsx'
import './TypedAnswer.css'

type TypedAnswerProps = {
  willType: boolean
  commands: Pick<CallCommands, 'setTyping' | 'setWillType' | 'sendText'>
}

/** An answer in writing, for candidates who cannot or do not want to speak. */
export function TypedAnswer({ willType, commands }: TypedAnswerProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  // The text is lost with the field.
  const leave = useEffectEvent(() => commands.setTyping(false))
  useEffect(() => () => leave(), [])
  const send = (): void => {
    const area = field.current
    const text = area?.value.trim() ?? ''
    if (area === null || text === '') return
    commands.sendText(text)
    area.value = ''
    commands.setTyping(false)
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
      <WillType willType={willType} onChange={commands.setWillType} />
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
        onInput={({ currentTarget }) => commands.setTyping(currentTarget.value.trim() !== '')}
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
