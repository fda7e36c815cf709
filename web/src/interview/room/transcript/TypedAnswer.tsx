import { useEffect, useEffectEvent, useRef } from 'react'
import { transcriptLimits } from '#shared/interview/transcript-limits.ts'
import { Button } from '../../../ui/MainButton.tsx'
import type { CallCommands } from '../call-view.ts'
import { WillType } from '../../WillType.tsx'

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
      className="flex flex-wrap items-end gap-2 border-t border-line px-4 pt-3 pb-safe-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <WillType
        className="basis-full items-center text-small"
        willType={willType}
        onChange={commands.setWillType}
      />
      <label className="unseen" htmlFor="typed-answer">
        Type your answer
      </label>
      <textarea
        className="field-sizing-content max-h-answer min-h-touch min-w-0 flex-1 resize-none rounded-control border border-line-control bg-surface px-3 py-2 placeholder:text-ink-soft placeholder:opacity-100"
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
