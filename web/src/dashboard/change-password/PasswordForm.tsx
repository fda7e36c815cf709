import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordChecklist } from '../../ui/PasswordChecklist.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { passwordRules } from '../../ui/password-rules.ts'
import type { Passwords } from './password-form.ts'
import { RetryIn } from './RetryIn.tsx'
import type { ChangePassword } from './use-change-password.ts'

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const passwordsIn = (element: HTMLFormElement): Passwords => {
  const form = new FormData(element)
  return {
    current: textIn(form, 'current'),
    chosen: textIn(form, 'chosen'),
    confirmation: textIn(form, 'confirmation'),
  }
}

const nothingYet: Passwords = { current: '', chosen: '', confirmation: '' }
const checklistId = 'password-requirements'

/** The field that has to be seen to, for whoever uses the keyboard. */
const fieldToMend = (isCurrentWrong: boolean, { current, chosen }: Passwords): string => {
  if (isCurrentWrong || current === '') return 'current'
  return passwordRules(chosen).every(({ isMet }) => isMet) ? 'confirmation' : 'chosen'
}

export function PasswordForm({ form: { phase, dispatch }, email }: { form: ChangePassword; email: string }) {
  const element = useRef<HTMLFormElement>(null)
  // For the checklist alone: the fields keep their own values.
  const [typed, setTyped] = useState(nothingYet)
  const isChanging = phase.name === 'changing'
  const isLocked = phase.name === 'locked'
  const message = phase.name === 'asking' || phase.name === 'locked' ? phase.message : undefined

  // From the phase itself, so that the second refusal in a row leads there, too.
  useEffect(() => {
    if (phase.name !== 'asking' || element.current === null) return
    const isStart = phase.refusals === 0
    const name = isStart ? 'current' : fieldToMend(phase.isCurrentPasswordWrong, passwordsIn(element.current))
    if (isStart || phase.message !== undefined) {
      element.current.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
    }
  }, [phase])

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    dispatch({ type: 'submitted', passwords: passwordsIn(event.currentTarget) })
  }

  const state = { required: true, readOnly: isChanging, disabled: isLocked }
  return (
    <form
      ref={element}
      className="dialog-form"
      method="post"
      noValidate
      aria-busy={isChanging}
      onSubmit={onSubmit}
      onInput={({ currentTarget }) => {
        setTyped(passwordsIn(currentTarget))
        dispatch({ type: 'edited' })
      }}
    >
      {/* Tells a password manager whose password this is. */}
      <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
      <div role="alert">{message !== undefined && <Notice tone="bad">{message}</Notice>}</div>
      {isLocked && <RetryIn until={phase.until} />}
      <PasswordField
        {...state}
        id="current-password"
        name="current"
        label="Current password"
        autoComplete="current-password"
      />
      <PasswordField
        {...state}
        id="new-password"
        name="chosen"
        label="New password"
        autoComplete="new-password"
        describedBy={checklistId}
      />
      <PasswordField
        {...state}
        id="confirm-password"
        name="confirmation"
        label="Confirm new password"
        autoComplete="new-password"
        describedBy={checklistId}
      />
      <PasswordChecklist id={checklistId} rules={passwordRules(typed.chosen, typed.confirmation)} />
      <div className="dialog-form__end">
        <button
          type="button"
          className="quiet-button"
          disabled={isChanging}
          onClick={() => dispatch({ type: 'closed' })}
        >
          Cancel
        </button>
        <Button type="submit" size="compact" disabled={isChanging || isLocked}>
          {isChanging ? 'Updating...' : 'Update Password'}
        </Button>
      </div>
    </form>
  )
}
