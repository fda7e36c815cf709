import { Field, noteId, type FieldProps } from './Field.tsx'
import { useChips } from './use-chips.ts'
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
  const { chips, news, input, remove, onKeyDown } = useChips(initial, { readOnly })
  const hintId = `${field.id}-hint`
  const problemId = field.problem === undefined ? '' : ` ${field.id}-problem`
  const noted = field.note === undefined ? '' : ` ${noteId(field.id)}`
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
              <Chip key={chip} name={field.name} text={chip} readOnly={readOnly} onRemove={remove} />
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

type ChipProps = { name: string; text: string; readOnly: boolean; onRemove: (text: string) => void }

function Chip({ name, text, readOnly, onRemove }: ChipProps) {
  return (
    <li className="chip">
      <span className="chip__text">{text}</span>
      <input type="hidden" name={name} value={text} />
      <button
        type="button"
        className="chip__remove"
        aria-label={`Remove ${text}`}
        disabled={readOnly}
        onClick={() => onRemove(text)}
      >
        <svg viewBox="0 0 16 16" width="10" height="10" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" />
        </svg>
      </button>
    </li>
  )
}
