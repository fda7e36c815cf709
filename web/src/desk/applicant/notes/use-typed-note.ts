import { useState, type RefObject } from 'react'
import { mentionedIn, offered, typedMention } from './mentions.ts'
import type { Colleague } from './use-notes.ts'

export type TypedNote = { text: string; mentions: string[] }

type Wanted = {
  form: RefObject<HTMLFormElement | null>
  start: TypedNote
  colleagues: readonly Colleague[]
  onTyped: (typed: TypedNote) => void
}

/** The text in a form's text area, and the colleagues whom it mentions and could mention. */
export function useTypedNote({ form, start, colleagues, onTyped }: Wanted) {
  const [text, setText] = useState(start.text)
  const [chosen, setChosen] = useState<readonly string[]>(start.mentions)
  const [mention, setMention] = useState<ReturnType<typeof typedMention>>()
  const area = (): HTMLTextAreaElement | null => form.current?.querySelector('textarea') ?? null
  const close = (): void => setMention(undefined)
  const changed = (now: string, ids: readonly string[]): void => {
    setText(now)
    setChosen(ids)
    onTyped({ text: now, mentions: [...ids] })
  }
  return {
    text,
    area,
    close,
    mentioned: mentionedIn(text, chosen, colleagues),
    options: mention === undefined ? [] : offered(colleagues, mention.name),

    input: (): void => {
      const field = area()
      if (field === null) return
      setMention(typedMention(field.value, field.selectionStart))
      changed(field.value, chosen)
    },

    choose: ({ id, name }: Colleague): void => {
      const field = area()
      // The caret may have moved since.
      const present = field === null ? undefined : typedMention(field.value, field.selectionStart)
      close()
      if (field === null || present === undefined) return
      field.setRangeText(`@${name} `, present.from, field.selectionStart, 'end')
      // The character count listens.
      field.dispatchEvent(new Event('input'))
      changed(field.value, [...new Set([...chosen, id])])
      field.focus()
    },

    clear: (): void => {
      const field = area()
      if (field === null) return
      field.value = ''
      field.dispatchEvent(new Event('input'))
      setText('')
      setChosen([])
    },
  }
}
