import type { MailedLink } from '#shared/account/contract/mailed-links.ts'
import { useState } from 'react'
import { useSession } from '../../api/session/Session.tsx'
import { authApi } from '../../api/auth-client.ts'
import { FormFailure } from '../../form/FormFailure.tsx'
import { useCall } from '../../form/use-call.ts'
import { justSignedIn } from '../../site/page-rules.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { setPasswordLinkWords } from './link-calls.ts'
import { LinkStep } from './LinkStep.tsx'

type Onward = { to: string | undefined }

/** Links to the page that the e-mail is about; for a visitor who is not signed in, by way of the sign-in page. */
function GoOn({ to }: Onward) {
  const { user } = useSession()
  const destination = to ?? '/dashboard'
  if (user === undefined)
    return (
      <ButtonLink to="/login" state={{ from: destination }}>
        Sign In
      </ButtonLink>
    )
  return (
    <ButtonLink to={destination} state={justSignedIn}>
      {to?.startsWith('/interview/') === true ? 'Go to Your Interview' : 'Go to Dashboard'}
    </ButtonLink>
  )
}

/** Confirming ends the other sign-ins, so a candidate without a password who is not signed in here has to set one. */
export function AddressConfirmed({ link, to }: { link: MailedLink } & Onward) {
  const { user } = useSession()
  const isSignedIn = link.isSignedIn && user !== undefined
  const needsPassword = link.claim === 'without_password' && !isSignedIn
  return (
    <LinkStep
      title="Your email address is confirmed"
      lead={
        needsPassword
          ? 'Everything in your account stays. To sign in, set a password.'
          : 'Thank you. Everything in your account stays.'
      }
    >
      {needsPassword ? <SendPasswordLink email={link.email} /> : <GoOn to={to} />}
    </LinkStep>
  )
}

function SendPasswordLink({ email }: { email: string }) {
  const [isSent, setSent] = useState(false)
  const { isSending, failure, start } = useCall({
    words: setPasswordLinkWords,
    send: () => authApi.forgotPassword({ body: { email } }),
    onDone: () => setSent(true),
  })
  return (
    <>
      <output>{isSent ? `We sent a link to ${email}. It works once and expires in one hour.` : ''}</output>
      <FormFailure failure={failure} />
      {!isSent && (
        <Button onClick={start} aria-disabled={isSending}>
          {isSending ? 'Sending…' : 'Email Me a Link to Set One'}
        </Button>
      )}
    </>
  )
}

/** For a link that was used or has expired. It still leads to the page that the e-mail is about. */
export const SpentConfirmation = ({ to }: Onward) => (
  <>
    <p className="text-small text-ink-soft">
      If you have confirmed your email address already, there is nothing more to do. If not, sign in and ask
      for another link on your dashboard.
    </p>
    <GoOn to={to} />
  </>
)

export const AccountDeleted = () => (
  <LinkStep title="The account is deleted" lead="Thank you for telling us. You will not hear from us again.">
    <ButtonLink to="/">Go to the Home Page</ButtonLink>
  </LinkStep>
)
