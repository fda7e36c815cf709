import { useRef, useState, type InputHTMLAttributes } from 'react'
import { flushSync } from 'react-dom'
import { controlProps, Field, type FieldProps } from './Field.tsx'
import './PasswordField.css'

type Input = Pick<InputHTMLAttributes<HTMLInputElement>, 'readOnly' | 'disabled'> & {
  autoComplete: 'current-password' | 'new-password'
  /** The id of a further text about the field, such as a checklist. */
  describedBy?: string
}

/** A password that can be looked at. Looking moves neither the keyboard nor the place in the text. */
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
    // At once, because browsers move the caret when a field changes its type; some of them not before they lay it out.
    flushSync(() => setShown(!isShown))
    input.current?.getBoundingClientRect()
    input.current?.setSelectionRange(selectionStart, selectionEnd)
  }

  return (
    <Field field={field}>
      <div className="password-field">
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
          className="password-field__toggle"
          type="button"
          aria-label="Show password"
          aria-pressed={isShown}
          aria-controls={field.id}
          disabled={disabled}
          // A press would take the focus out of the field, and on a phone the keyboard with it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
            <circle cx="12" cy="12" r="3" />
            <path className="password-field__bar" d="M4 20L20 4" />
          </svg>
        </button>
      </div>
    </Field>
  )
}
