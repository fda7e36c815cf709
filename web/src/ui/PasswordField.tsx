import { useRef, useState, type InputHTMLAttributes } from 'react'
import { flushSync } from 'react-dom'
import { controlProps, Field, type FieldProps } from './Field.tsx'
import './PasswordField.css'

type Input = Pick<InputHTMLAttributes<HTMLInputElement>, 'readOnly' | 'disabled'> & {
  autoComplete: 'current-password' | 'new-password'
  /** The id of a further description, such as a checklist. */
  describedBy?: string
}

/** A password input with a button that shows the password. The button keeps the input's focus and selection. */
export function PasswordField({
  autoComplete,
  readOnly,
  disabled,
  describedBy,
  ...field
}: FieldProps & Input) {
  const [isShown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const toggle = (): void => {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {}
    // Changing the type resets the selection, in some browsers only at layout. So the type is changed and the layout
    // forced synchronously, before the selection is restored.
    flushSync(() => setShown(!isShown))
    input.current?.getBoundingClientRect()
    input.current?.setSelectionRange(selectionStart, selectionEnd)
  }

  return (
    <Field field={field}>
      <div className="password-field relative">
        <input
          {...controlProps(field, describedBy)}
          ref={input}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          readOnly={readOnly}
          disabled={disabled}
        />
        <button
          className="absolute inset-y-px right-px grid w-eye cursor-pointer place-items-center rounded-control border-0 bg-transparent p-0 text-ink-soft hover:text-ink focus-visible:-outline-offset-3"
          type="button"
          aria-label="Show password"
          aria-pressed={isShown}
          aria-controls={field.id}
          disabled={disabled}
          // Keeps the focus in the input, and with it a phone's on-screen keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <Eye isCrossed={!isShown} />
        </button>
      </div>
    </Field>
  )
}

const Eye = ({ isCrossed }: { isCrossed: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    width="1.375rem"
    height="1.375rem"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
    {isCrossed && <path d="M4 20L20 4" />}
  </svg>
)
