import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { maxMentions } from '#shared/application/applicant-note.ts'
import { maxNoteLetters } from '#shared/application/staff-assessment.ts'
import { Button } from '../../../ui/Button.tsx'
import { indexAfter, moveOf } from '../../../ui/moving-focus.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useBusy } from '../../use-busy.ts'
import { MentionList } from './MentionList.tsx'
import type { Colleague } from './use-notes.ts'
import { useTypedNote, type TypedNote } from './use-typed-note.ts'

type Props = {
  id: string
  label: string
  start: TypedNote
  colleagues: readonly Colleague[]
  /** The button, and what it says while the note is sent. */
  action: readonly [label: string, busy: string]
  hasFocus?: boolean
  onTyped: (typed: TypedNote) => void
  onSend: (typed: TypedNote) => Promise<void>
  /** Further buttons. */
  children?: ReactNode
}

/** The text of a note. "@" offers the colleagues who can read it. */
export function NoteForm({ id, label, action, hasFocus = false, onSend, children, ...note }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const typed = useTypedNote({ form, ...note })
  const { isBusy, failure, run } = useBusy()
  useEffect(() => {
    if (hasFocus) form.current?.querySelector('textarea')?.focus()
  }, [hasFocus])
  const text = typed.text.trim()
  const send = (): Promise<void> =>
    run(async () => {
      await onSend({ text, mentions: typed.mentioned.map((each) => each.id) })
      typed.clear()
    }, 'The note was not saved. What you typed is still here.')
  const isSendable = text !== '' && text.length <= maxNoteLetters && typed.mentioned.length <= maxMentions
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles keys of its field and of the list
    <form
      ref={form}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      onInput={typed.input}
      onKeyDown={(event) => moveAmong(event, typed)}
    >
      <div className="grid gap-1">
        <TextArea
          id={id}
          name="note"
          label={label}
          placeholder="Type @ to mention a colleague."
          rows={3}
          maximum={maxNoteLetters}
          defaultValue={note.start.text}
          readOnly={isBusy}
        />
        <MentionList options={typed.options} onChoose={typed.choose} />
      </div>
      <Recipients mentioned={typed.mentioned} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="compact" disabled={isBusy || !isSendable}>
          {action[isBusy ? 1 : 0]}
        </Button>
        {children}
      </div>
      <p role="alert" className="text-danger empty:absolute">
        {failure}
      </p>
    </form>
  )
}

function Recipients({ mentioned }: { mentioned: readonly Colleague[] }) {
  if (mentioned.length === 0) return null
  return (
    <p className="text-small text-ink-soft">
      {mentioned.length > maxMentions
        ? `A note can mention ${maxMentions} colleagues. Take out a name to save it.`
        : `Email to ${mentioned.map(({ name }) => name).join(', ')}, without the note and the applicant's name.`}
    </p>
  )
}

type Offer = Pick<ReturnType<typeof useTypedNote>, 'options' | 'area' | 'choose' | 'close'>

/** In the text, Enter takes the first colleague and the down arrow goes to the list; arrows move in it, Escape closes it. */
function moveAmong(event: KeyboardEvent<HTMLFormElement>, { options, area, choose, close }: Offer): void {
  const [first] = options
  if (first === undefined || event.nativeEvent.isComposing) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('li button')]
  const index = buttons.findIndex((button) => button === document.activeElement)
  const isInText = document.activeElement === area()
  if (!isInText && index < 0) return
  const move = moveOf(event, 'column')
  if (event.key === 'Escape') {
    close()
    area()?.focus()
  } else if (isInText && event.key === 'Enter') choose(first)
  else if (move === 'previous' && index === 0) area()?.focus()
  else if (move !== undefined && (!isInText || move === 'next'))
    buttons[indexAfter(move, index, buttons.length)]?.focus()
  else return
  event.preventDefault()
}
