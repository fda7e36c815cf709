import { Link } from 'react-router-dom'
import type { OpenedIntroduction } from '#shared/account/contract/introductions.ts'
import { Form } from '../../form/Form.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { NewPasswordFields } from '../../form/NewPasswordFields.tsx'
import { SendButton } from '../../form/SendButton.tsx'
import { useCall } from '../../form/use-call.ts'
import { useForm } from '../../form/use-form.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import {
  accept,
  acceptWithNewPassword,
  acceptWithPassword,
  acceptWords,
  type Accepted,
} from './introduction-calls.ts'

type Props = {
  token: string
  introduction: OpenedIntroduction
  /** An account was opened with the address since. */
  onOutdated: () => void
  onAccepted: (accepted: Accepted) => void
}

/** By what the address has: no account, one that this browser is signed in to, or another one. */
export function SayYes(props: Props) {
  const { isOpen, hasAccount, isSignedIn } = props.introduction
  if (!isOpen)
    return (
      <p>
        This position no longer accepts applications.{' '}
        <Link className="link" to="/careers">
          See all positions
        </Link>
      </p>
    )
  if (!hasAccount) return <WithNewPassword {...props} />
  return isSignedIn ? <SignedIn {...props} /> : <WithPassword {...props} />
}

/** For password managers, which save a password with its user name. */
const UserName = ({ email }: { email: string }) => (
  <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
)

function WithNewPassword({ token, introduction, onOutdated, onAccepted }: Props) {
  const form = useForm({
    name: 'yes',
    action: acceptWithNewPassword(token),
    onDone: onAccepted,
    onFailure: ({ code }) => {
      if (code === 'wrong_credentials') onOutdated()
    },
  })
  return (
    <Form form={form} className="grid gap-5" label="Say yes with a new account">
      <p>Choose a password for your candidate account, in which you follow your application.</p>
      <UserName email={introduction.email} />
      <NewPasswordFields form={form} />
      <FormFailure failure={form.failure} />
      <SendButton label="Yes, Consider Me" busyLabel="Applying…" isBusy={form.isSending} />
      <p className="text-small text-ink-soft">
        We use your details only for your applications. To learn more, read our{' '}
        <Link className="link" to="/privacy">
          Privacy Policy
        </Link>
        .
      </p>
    </Form>
  )
}

function WithPassword({ token, introduction, onAccepted }: Props) {
  const form = useForm({ name: 'yes', action: acceptWithPassword(token), onDone: onAccepted })
  return (
    <Form form={form} className="grid gap-5" label="Say yes with your account">
      <p>You have a candidate account with this address. Sign in, and your application is made.</p>
      <UserName email={introduction.email} />
      <PasswordField {...form.text('password')} label="Password" autoComplete="current-password" />
      <Link className="link touchable justify-self-start py-2" to="/forgot-password">
        Forgot password?
      </Link>
      <FormFailure failure={form.failure} />
      <SendButton label="Yes, Consider Me" busyLabel="Applying…" isBusy={form.isSending} />
    </Form>
  )
}

function SignedIn({ token, onAccepted }: Props) {
  const { isSending, failure, start } = useCall({
    words: acceptWords,
    send: () => accept(token),
    onDone: onAccepted,
  })
  return (
    <>
      <FormFailure failure={failure} />
      <Button aria-disabled={isSending} onClick={start}>
        {isSending ? 'Applying…' : 'Yes, Consider Me'}
      </Button>
    </>
  )
}
