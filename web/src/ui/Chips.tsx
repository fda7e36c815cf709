import { Field, fieldLook, noteId, type FieldProps } from './Field.tsx'
import { useChips } from './use-chips.ts'
import './Chips.css'

type Props = FieldProps & {
  initial: readonly string[]
  /** The form control name of the text input, which holds text that is not a chip yet. */
  typingName: string
  placeholder: string
  hint: string
  readOnly?: boolean
  isLabelUnseen?: boolean | undefined
}

/** A list of short texts. Enter adds one; its button, or Backspace in the empty input, removes one. */
export function Chips({
  initial,
  typingName,
  placeholder,
  hint,
  readOnly = false,
  isLabelUnseen,
  ...field
}: Props) {
  const { chips, news, input, remove, onKeyDown } = useChips(initial, { readOnly })
  const hintId = `${field.id}-hint`
  const problemId = field.problem === undefined ? '' : ` ${field.id}-problem`
  const noted = field.note === undefined ? '' : ` ${noteId(field.id)}`
  return (
    <Field
      field={field}
      isLabelUnseen={isLabelUnseen}
      below={
        <span className={fieldLook.below} id={hintId}>
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
          <ul className="contents" aria-label={field.label}>
            {chips.map((chip) => (
              <Chip key={chip} name={field.name} text={chip} readOnly={readOnly} onRemove={remove} />
            ))}
          </ul>
        )}
        <input
          ref={input}
          id={field.id}
          name={typingName}
          className="min-h-chip min-w-0 grow basis-9 border-0 bg-transparent px-2 py-0 outline-none placeholder:text-ink-soft placeholder:opacity-100"
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
    <li className="inline-flex max-w-full items-center gap-1 rounded-round bg-accent-wash pl-3 text-compact text-accent forced-colors:border">
      <span className="min-w-0 wrap-anywhere">{text}</span>
      <input type="hidden" name={name} value={text} />
      <button
        type="button"
        className="grid size-chip flex-none cursor-pointer place-items-center rounded-round border-0 bg-transparent p-0 hover:bg-amber hover:text-on-amber focus-visible:-outline-offset-2"
        aria-label={`Remove ${text}`}
        disabled={readOnly}
        onClick={() => onRemove(text)}
      >
        <svg viewBox="0 0 16 16" width="0.625rem" height="0.625rem" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" />
        </svg>
      </button>
    </li>
  )
}
