import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { StaffMember } from '#shared/platform/staff-member.ts'
import { Form } from '../../form/Form.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { SendButton } from '../../form/SendButton.tsx'
import { useForm } from '../../form/use-form.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CodeForm } from './CodeForm.tsx'
import { enterCode, enterPassword } from './entry-calls.ts'
import { deskPath } from '../desk-path.ts'

type SignedIn = { member: StaffMember; recoveryCodesLeft: number }

type Props = { email?: string; onDone: (signedIn: SignedIn) => void }

/** Password, then the code of the authenticator app. */
export function SignInSteps({ email, onDone }: Props) {
  const [step, setStep] = useState<'password' | 'code'>('password')
  return step === 'password' ? (
    <PasswordStep email={email} onDone={() => setStep('code')} />
  ) : (
    <CodeStep onDone={onDone} onBack={() => setStep('password')} />
  )
}

function PasswordStep({ email, onDone }: { email: string | undefined; onDone: () => void }) {
  const form = useForm({ name: 'desk-sign-in', action: enterPassword, onDone })
  return (
    <Form
      form={form}
      className="grid gap-5"
      label="Sign in"
      startAt={email === undefined ? 'email' : 'password'}
    >
      <TextField
        {...form.text('email')}
        label="Email"
        type="email"
        autoComplete="username"
        {...(email === undefined ? {} : { defaultValue: email })}
      />
      <PasswordField {...form.text('password')} label="Password" autoComplete="current-password" />
      <FormFailure failure={form.failure} />
      <SendButton label="Continue" busyLabel="Checking…" isBusy={form.isSending} />
      <p className="border-t border-line pt-4">
        <Link className="link touchable py-2" to={deskPath('/desk/forgot-password')}>
          Forgot password?
        </Link>
      </p>
    </Form>
  )
}

type CodeProps = { onDone: (signedIn: SignedIn) => void; onBack: () => void }

function CodeStep({ onDone, onBack }: CodeProps) {
  const form = useForm({ name: 'desk-code', action: enterCode, onDone })
  const isOver = form.failure?.code === 'password_step_over'
  return (
    <CodeForm form={form}>
      {isOver ? (
        <button type="button" className="button" onClick={onBack}>
          Enter the password again
        </button>
      ) : (
        <SendButton label="Sign In" busyLabel="Checking…" isBusy={form.isSending} />
      )}
    </CodeForm>
  )
}
