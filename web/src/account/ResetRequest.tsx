import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { handedOn } from '../api/session/sign-in-state.ts'
import { Form } from '../form/Form.tsx'
import { FormFailure } from '../form/FormFailure.tsx'
import { importAgain } from '../form/import-again.ts'
import { SendButton } from '../form/SendButton.tsx'
import { useForm } from '../form/use-form.ts'
import { useTyped } from '../form/use-typed.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import SentIllustration from './SentIllustration.svg?drawing'
import { useSignInState } from './use-sign-in-way.ts'

/** Requests an e-mail with a link to set a new password, and confirms that it was sent. */
export function ResetRequest() {
  const way = handedOn(useSignInState())
  const form = useForm({
    name: 'reset',
    action: async () => (await importAgain(() => import('./account-calls.ts'))).requestReset,
    whenUnloaded: 'Failed to process password reset request. Please try again.',
  })
  const { phase, element } = form
  const isBlank = useTyped(element, 'email').email.trim() === ''
  const isSent = phase.name === 'done'

  const sendAnother = (): void => {
    form.reset()
    requestAnimationFrame(() => element.current?.querySelector('input')?.focus())
  }

  return (
    <>
      {isSent ? (
        <SentEmail email={phase.result.body.email} onSendAnother={sendAnother} />
      ) : (
        <header>
          <h1 className="account__title">Forgot your password?</h1>
          <p className="account__lead">
            Enter the email address of your account, and we’ll email you a link to set a new password.
          </p>
        </header>
      )}
      <Form
        form={form}
        className="account__form"
        hidden={isSent}
        label="Forgot password"
        onKeyDown={({ key }) => {
          // Enter does not submit a form whose button is disabled; submitting shows which field is missing.
          if (key === 'Enter' && isBlank) form.submit()
        }}
      >
        <TextField {...form.text('email')} label="Email" type="email" autoComplete="username" />
        <FormFailure failure={form.failure}>
          {form.failure?.code === 'email_not_registered' && (
            <p className="form-failure__ways">
              <Link to="/register" state={way}>
                Register Now
              </Link>
            </p>
          )}
        </FormFailure>
        <SendButton label="Send Reset Link" busyLabel="Sending…" isBusy={form.isSending} disabled={isBlank} />
      </Form>
    </>
  )
}

function SentEmail({ email, onSendAnother }: { email: string; onSendAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="account__step">
      <SentIllustration />
      <header>
        <h1 className="account__title" ref={heading} tabIndex={-1}>
          Check Your Email
        </h1>
        <p className="account__lead">
          We sent a link to <strong>{email}</strong>. It works once and expires in one hour. If it does not
          arrive within a few minutes, check your spam folder.
        </p>
      </header>
      <Button onClick={onSendAnother}>Send Another Email</Button>
    </div>
  )
}
