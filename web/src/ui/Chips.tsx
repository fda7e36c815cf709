import { useRef, useState, type KeyboardEvent } from 'react'
import { withChip } from './chips.ts'
import { Field, noteId, type FieldProps } from './Field.tsx'
import './Chips.css'

type Props = FieldProps & {
  initial: readonly string[]
  /** The form control name of the text input, which holds text that is not a chip yet. */
  typingName: string
  placeholder: string
  hint: string
  readOnly?: boolean
}

/** A list of short texts. Enter adds one; its button, or Backspace in the empty input, removes one. */
export function Chips({ initial, typingName, placeholder, hint, readOnly = false, ...field }: Props) {
  const [chips, setChips] = useState(initial)
  const [news, setNews] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const hintId = `${field.id}-hint`
  const problemId = field.problem === undefined ? '' : ` ${field.id}-problem`
  const noted = field.note === undefined ? '' : ` ${noteId(field.id)}`

  const remove = (chip: string): void => {
    setChips(chips.filter((other) => other !== chip))
    setNews(`${chip} removed`)
    // The focused button is removed with its chip, so the focus moves to the input.
    input.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { value } = event.currentTarget
    // Enter that confirms an input method's composition does not add a chip.
    if (readOnly || event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      const next = withChip(chips, value)
      if (next.length > chips.length) setNews(`${value.trim()} added`)
      setChips(next)
      event.currentTarget.value = ''
    }
    const last = chips.at(-1)
    if (event.key === 'Backspace' && value === '' && last !== undefined) remove(last)
  }

  return (
    <Field
      field={field}
      below={
        <span className="field__below" id={hintId}>
          {hint}
        </span>
      }
    >
      {/* A click anywhere in the frame focuses the input. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className="chips field__control"
        aria-invalid={field.problem === undefined ? undefined : true}
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget) input.current?.focus()
        }}
      >
        {chips.length > 0 && (
          <ul className="chips__list" aria-label={field.label}>
            {chips.map((chip) => (
              <li key={chip} className="chip">
                <span className="chip__text">{chip}</span>
                <input type="hidden" name={field.name} value={chip} />
                <button
                  type="button"
                  className="chip__remove"
                  aria-label={`Remove ${chip}`}
                  disabled={readOnly}
                  onClick={() => remove(chip)}
                >
                  <svg viewBox="0 0 16 16" width="10" height="10" aria-hidden="true">
                    <path
                      d="M3 3l10 10M13 3L3 13"
                      stroke="currentColor"
                      strokeWidth="2.25"
                      strokeLinecap="round"
                    />
                  </svg>
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          ref={input}
          id={field.id}
          name={typingName}
          className="chips__input"
          autoComplete="off"
          enterKeyHint="enter"
          placeholder={placeholder}
          readOnly={readOnly}
          aria-invalid={field.problem === undefined ? undefined : true}
          aria-describedby={hintId + problemId + noted}
          onKeyDown={onKeyDown}
        />
      </div>
      <output className="unseen">{news}</output>
    </Field>
  )
}
