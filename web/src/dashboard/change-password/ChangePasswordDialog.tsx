import { useEffect, useRef } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import type { ChangePassword } from './use-change-password.ts'

export function ChangePasswordDialog({ form, email }: { form: ChangePassword; email: string }) {
  const { phase, dispatch } = form
  return (
    <Dialog
      title="Change Password"
      busy={phase.name === 'changing'}
      onClose={() => dispatch({ type: 'closed' })}
    >
      {phase.name !== 'changed' && <PasswordForm form={form} email={email} />}
      <StatusRegion>{phase.name === 'changed' && <Changed />}</StatusRegion>
    </Dialog>
  )
}

function Changed() {
  const panel = useRef<HTMLDivElement>(null)
  // The form took the keyboard's place away with it.
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} className="changed" tabIndex={-1}>
      <svg className="changed__mark" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <circle cx="24" cy="24" r="22" />
        <path d="M14.5 24.5l6.5 6.5 13-14" />
      </svg>
      <p className="changed__title">Password Updated Successfully!</p>
      <p>A confirmation email has been sent to your registered email address.</p>
    </div>
  )
}
