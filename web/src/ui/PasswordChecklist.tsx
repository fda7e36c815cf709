import type { PasswordRule } from './password-rules.ts'
import './PasswordChecklist.css'

/** The rules of a password, ticked off while it is typed. A field names the list's `id` as its description. */
export function PasswordChecklist({ id, rules }: { id: string; rules: readonly PasswordRule[] }) {
  return (
    <ul className="password-checklist" id={id} aria-label="Password requirements" aria-live="polite">
      {rules.map(({ text, isMet }) => (
        <li key={text} className={isMet ? 'password-checklist__met' : undefined}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
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
