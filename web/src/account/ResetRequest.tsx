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
import { Heading } from './Heading.tsx'

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
        <Heading
          title="Forgot your password?"
          lead="Enter the email address of your account, and we'll email you a link to set a new password."
        />
      )}
      <Form
        form={form}
        className={isSent ? 'hidden' : 'grid gap-5'}
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
    <div className="grid gap-5">
      <SentIllustration />
      <Heading
        ref={heading}
        title="Check Your Email"
        lead={
          <>
            We sent a link to <strong>{email}</strong>. It works once and expires in one hour. If it does not
            arrive within a few minutes, check your spam folder.
          </>
        }
      />
      <Button onClick={onSendAnother}>Send Another Email</Button>
    </div>
  )
}
