import type { PasswordRule } from './password-rules.ts'
import './PasswordChecklist.css'

/** The rules of a new password with a tick for each that is met. The field refers to `id` in `aria-describedby`. */
export function PasswordChecklist({ id, rules }: { id: string; rules: readonly PasswordRule[] }) {
  return (
    <ul
      className="grid gap-2 text-small text-ink-soft"
      id={id}
      aria-label="Password requirements"
      aria-live="polite"
    >
      {rules.map(({ text, isMet }) => (
        <li
          key={text}
          className={`password-rule flex items-center gap-2 ${isMet ? 'password-rule--met text-success' : ''}`}
        >
          <svg viewBox="0 0 20 20" width="1.25rem" height="1.25rem" aria-hidden="true">
            <circle cx="10" cy="10" r="8.5" />
            <path d="M6 10.4l2.7 2.7L14.2 7.4" pathLength="1" />
          </svg>
          <span>
            {text}
            <span className="unseen">{isMet ? ' (met)' : ' (not met yet)'}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
