import type { SignedInUser } from '#shared/account/contract/answers.ts'
import { useEffect, useRef } from 'react'
import { useSessionActions } from '../../api/session/Session.tsx'
import { readSession } from '../../api/session/stored-session.ts'
import { Form } from '../../form/Form.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { NewPasswordFields } from '../../form/NewPasswordFields.tsx'
import { SendButton } from '../../form/SendButton.tsx'
import type { Failure } from '../../form/machine.ts'
import { useForm, type FormState } from '../../form/use-form.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { changePassword, requirementsText } from './password-action.ts'
import { DialogEnd } from '../DialogEnd.tsx'
import { RetryIn } from './RetryIn.tsx'
import type { PasswordLock } from './use-password-lock.ts'
import { Button } from '../../ui/Button.tsx'

/** How long the success message is shown before the dialog closes. */
const successMilliseconds = 3000

type Props = { user: SignedInUser; lock: PasswordLock; onClose: () => void }

export function ChangePasswordDialog({ user, lock, onClose }: Props) {
  const { signIn } = useSessionActions()
  const form = useForm({
    name: 'password',
    action: changePassword,
    whenInvalid: requirementsText,
    onDone: ({ token }) => {
      // Skipped if another user signed in meanwhile in another tab.
      const stored = readSession()
      if (stored?.user.id === user.id) signIn({ token, user: stored.user })
    },
    onFailure: ({ waitSeconds }) => {
      if (waitSeconds !== undefined) lock.lockFor(waitSeconds)
    },
  })
  const isChanged = form.phase.name === 'done'
  return (
    <Dialog title="Change Password" busy={form.isSending} onClose={onClose}>
      {!isChanged && <Fields form={form} email={user.email} until={lock.until} onCancel={onClose} />}
      <StatusRegion>{isChanged && <Changed onRead={onClose} />}</StatusRegion>
    </Dialog>
  )
}

type FieldsProps = {
  form: FormState<unknown>
  email: string
  until: number | undefined
  onCancel: () => void
}

function Fields({ form, email, until, onCancel }: FieldsProps) {
  const isLocked = until !== undefined
  return (
    <Form form={form} className="grid grid-cols-1 gap-4" startAt="current">
      {/* Lets a password manager assign the password to the account. */}
      <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
      <FormFailure failure={failureShown(form.failure, isLocked)} />
      {isLocked && <RetryIn until={until} />}
      <PasswordField
        {...form.text('current')}
        required
        disabled={isLocked}
        label="Current password"
        autoComplete="current-password"
      />
      <NewPasswordFields form={form} name="chosen" required disabled={isLocked} />
      <DialogEnd>
        <SendButton
          label="Update Password"
          busyLabel="Updating..."
          size="compact"
          isBusy={form.isSending}
          disabled={isLocked}
        />
        <Button look="quiet" disabled={form.isSending} onClick={onCancel}>
          Cancel
        </Button>
      </DialogEnd>
    </Form>
  )
}

/** Hides the rate limit's failure when the lock ends. A dialog opened during the lock shows a failure of its own. */
function failureShown(failure: Failure | undefined, isLocked: boolean): Failure | undefined {
  const isAboutLock = failure?.waitSeconds !== undefined
  if (isLocked) return isAboutLock ? failure : { message: 'Too many password change attempts.' }
  return isAboutLock ? undefined : failure
}

function Changed({ onRead }: { onRead: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  const latest = useRef(onRead)
  useEffect(() => {
    latest.current = onRead
  })
  useEffect(() => {
    // The form, which had the focus, is unmounted.
    panel.current?.focus()
    const timer = setTimeout(() => latest.current(), successMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div ref={panel} className="grid justify-items-center gap-3 py-4 text-center outline-none" tabIndex={-1}>
      <svg
        className="fill-success-wash stroke-success"
        viewBox="0 0 48 48"
        width="48"
        height="48"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <circle cx="24" cy="24" r="22" />
        <path d="M14.5 24.5l6.5 6.5 13-14" />
      </svg>
      <p className="text-title font-strong tracking-title">Password Updated Successfully!</p>
      <p>A confirmation email has been sent to your registered email address.</p>
    </div>
  )
}
