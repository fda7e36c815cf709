import { auth } from '#shared/account/auth/auth.ts'
import { useEffect } from 'react'
import { authApi } from '../../api/auth-client.ts'
import { leaveSession } from '../../api/session/session-state.ts'
import { formAction } from '../../form/action.ts'
import { forgetDrafts } from '../../form/drafts.ts'
import { Form } from '../../form/Form.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { useForm } from '../../form/use-form.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { KeepOrRemove } from '../KeepOrRemove.tsx'
import { deletionWords } from './deletion-words.ts'
import { fieldLook } from '../../ui/Field.tsx'

type Props = {
  hasPassword: boolean
  onClose: () => void
  /** Called before the sign-in ends, so that the farewell is already rendered. */
  onDeleted: () => void
}

const deleteAccount = formAction({
  endpoint: auth.deleteMe,
  words: deletionWords,
  schema: auth.deleteMe.body,
  send: ({ password = '' }) => authApi.deleteMe({ body: password === '' ? {} : { password } }),
})

export function DeleteAccountDialog({ hasPassword, onClose, onDeleted }: Props) {
  const form = useForm({ name: 'delete', action: deleteAccount })
  const isDeleting = form.isSending

  const isDeleted = form.phase.name === 'done'
  useEffect(() => {
    if (!isDeleted) return
    // In a separate task, since `onDeleted` renders synchronously, which React forbids inside an effect.
    const timer = setTimeout(() => {
      onDeleted()
      // Needs no call to the API, which deleted the sign-in with the account.
      leaveSession()
      forgetDrafts()
    })
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, with the current callback
  }, [isDeleted])

  return (
    <Dialog title="Delete your account?" busy={isDeleting || isDeleted} onClose={onClose}>
      <Form form={form} className="grid grid-cols-1 gap-4" startAt="password">
        <div>
          <p>This cannot be undone. Deleting your account also deletes:</p>
          <ul className="mt-2 list-disc pl-5">
            <li>your profile and your CV</li>
            <li>your applications, interviews and their recordings</li>
            <li>your sign-in on every device</li>
          </ul>
        </div>
        <FormFailure failure={form.failure} />
        {hasPassword && (
          <div className={fieldLook.whole}>
            <PasswordField
              id="delete-password"
              name="password"
              label="Your password"
              autoComplete="current-password"
              readOnly={isDeleting}
              describedBy="delete-password-note"
            />
            {/* The profile may not have been loaded. */}
            <p className={fieldLook.below} id="delete-password-note">
              If you never set a password, leave this empty.
            </p>
          </div>
        )}
        <KeepOrRemove keep="Keep my account" onKeep={onClose} isSending={isDeleting} isDone={isDeleted}>
          {isDeleting ? 'Deleting…' : 'Delete account'}
        </KeepOrRemove>
      </Form>
    </Dialog>
  )
}
