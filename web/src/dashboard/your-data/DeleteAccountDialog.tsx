import { useEffect, useReducer, useRef } from 'react'
import { authApi } from '../../api/auth-client.ts'
import { forgetDrafts } from '../../session/drafts.ts'
import { leaveSession } from '../../session/session-state.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { deletionRefusal, firstQuestion, next, type Event } from './deletion.ts'

type Props = {
  onClose: () => void
  /** Told before the session goes, so that the goodbye stands when it does. */
  onDeleted: () => void
}

async function deleteAccount(password: string): Promise<Event> {
  try {
    await authApi.deleteMe({ body: password === '' ? {} : { password } })
    return { type: 'deleted' }
  } catch (error) {
    return { type: 'refused', message: deletionRefusal(error) }
  }
}

export function DeleteAccountDialog({ onClose, onDeleted }: Props) {
  const [phase, dispatch] = useReducer(next, firstQuestion)
  const form = useRef<HTMLFormElement>(null)
  const isDeleting = phase.name === 'deleting'
  const message = phase.name === 'asking' ? phase.message : undefined

  useEffect(() => {
    if (phase.name === 'deleting') void deleteAccount(phase.password).then(dispatch)
  }, [phase])

  useEffect(() => {
    if (phase.name !== 'asking') return
    if (phase.refusals === 0 || phase.message !== undefined)
      form.current?.querySelector<HTMLElement>('[name="password"]')?.focus()
  }, [phase])

  const isDeleted = phase.name === 'deleted'
  useEffect(() => {
    if (!isDeleted) return
    // A task of its own: what is told here is drawn at once, which must not happen while this is being drawn.
    const timer = setTimeout(() => {
      onDeleted()
      // No call ends this session: it went with the account.
      leaveSession()
      forgetDrafts()
    })
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- once, whoever has to be told
  }, [isDeleted])

  return (
    <Dialog title="Delete your account?" busy={isDeleting || isDeleted} onClose={onClose}>
      <form
        ref={form}
        className="dialog-form"
        method="post"
        noValidate
        aria-busy={isDeleting}
        onSubmit={(event) => {
          event.preventDefault()
          const password = new FormData(event.currentTarget).get('password')
          dispatch({ type: 'submitted', password: typeof password === 'string' ? password : '' })
        }}
        onInput={() => dispatch({ type: 'edited' })}
      >
        <div>
          <p>This cannot be undone. With your account we delete:</p>
          <ul className="what-goes">
            <li>your profile and your CV</li>
            <li>your applications, interviews and their recordings</li>
            <li>your sign-in, on every device</li>
          </ul>
        </div>
        <div role="alert">{message !== undefined && <Notice tone="bad">{message}</Notice>}</div>
        <PasswordField
          id="delete-password"
          name="password"
          label="Your password"
          autoComplete="current-password"
          readOnly={isDeleting}
          describedBy="delete-password-note"
        />
        <p className="field__below" id="delete-password-note">
          If you never set a password, leave this empty.
        </p>
        <div className="dialog-form__end">
          <button type="button" className="quiet-button" disabled={isDeleting} onClick={onClose}>
            Keep my account
          </button>
          <button
            type="submit"
            className="quiet-button quiet-button--danger quiet-button--filled"
            disabled={isDeleting || isDeleted}
          >
            {isDeleting ? 'Deleting...' : 'Delete account'}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
