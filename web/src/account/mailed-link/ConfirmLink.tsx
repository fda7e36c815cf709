import type { MailedLink } from '#shared/account/contract/mailed-links.ts'
import { useState } from 'react'
import { announceProof } from '../../api/proof-news.ts'
import { useSession } from '../../api/session/Session.tsx'
import { authApi } from '../../api/auth-client.ts'
import { FormFailure } from '../../form/FormFailure.tsx'
import { useCall } from '../../form/use-call.ts'
import { Button } from '../../ui/Button.tsx'
import { forgetLinkToken, type LinkToken } from '../link-token.ts'
import { AccountFacts } from './AccountFacts.tsx'
import { AccountDeleted, AddressConfirmed, SpentConfirmation } from './confirmation-ends.tsx'
import { DisownAccount } from './DisownAccount.tsx'
import { KeepAccount } from './KeepAccount.tsx'
import { confirmWords, mailedLinkCall } from './link-calls.ts'
import { LinkStep } from './LinkStep.tsx'
import { OpeningLink } from './OpeningLink.tsx'

export type ConfirmLinkProps = { opened: LinkToken }

/** The link of an e-mail by which the owner of the mailbox confirms the address, or denies having registered. */
export default function ConfirmLink({ opened }: ConfirmLinkProps) {
  // The last step is shown after the token was used and forgotten.
  const [end, setEnd] = useState<{ kind: 'confirmed'; link: MailedLink } | { kind: 'deleted' }>()
  const { token, to } = opened
  const confirmed = (link: MailedLink): void => {
    announceProof()
    setEnd({ kind: 'confirmed', link })
  }
  if (end?.kind === 'deleted') return <AccountDeleted />
  if (end?.kind === 'confirmed') return <AddressConfirmed link={end.link} to={to} />
  return (
    <OpeningLink
      token={token}
      call={mailedLinkCall}
      title="Confirm your email address"
      whenSpent={<SpentConfirmation to={to} />}
    >
      {(link) =>
        link.claim === 'proved' ? (
          <AddressConfirmed link={link} to={to} />
        ) : (
          <Asked
            opened={opened}
            link={link}
            onConfirmed={() => confirmed(link)}
            onDeleted={() => setEnd({ kind: 'deleted' })}
          />
        )
      }
    </OpeningLink>
  )
}

type AskedProps = {
  opened: LinkToken
  link: MailedLink
  onConfirmed: () => void
  onDeleted: () => void
}

const keeps = 'Once you do, our emails are sure to reach you, and you keep your account.'

function Asked({ opened: { kind, token }, link, onConfirmed, onDeleted }: AskedProps) {
  const [isDisowning, setDisowning] = useState(kind === 'not-mine' && link.canDisown)
  const { user } = useSession()
  if (isDisowning)
    return (
      <DisownAccount link={link} token={token} onDeleted={onDeleted} onMine={() => setDisowning(false)} />
    )
  const isSignedIn = link.isSignedIn && user !== undefined
  const needsPassword = link.claim === 'with_password' && !isSignedIn
  return (
    <LinkStep
      title="Confirm your email address"
      lead={
        needsPassword
          ? 'Sign in with the password that you chose when you opened this account.'
          : isSignedIn
            ? keeps
            : `${keeps} It signs out every other device: you set a password next, to sign in with.`
      }
    >
      <AccountFacts link={link} />
      {needsPassword ? (
        <KeepAccount token={token} email={link.email} onKept={onConfirmed} />
      ) : (
        <ConfirmButton token={token} onConfirmed={onConfirmed} />
      )}
      {link.canDisown ? (
        <Button look="quiet" onClick={() => setDisowning(true)}>
          I never registered
        </Button>
      ) : (
        <p className="text-small text-ink-soft">
          If you never registered, our email “Your candidate account” has a link that deletes the account.
        </p>
      )}
    </LinkStep>
  )
}

function ConfirmButton({ token, onConfirmed }: { token: string; onConfirmed: () => void }) {
  const { isSending, failure, start } = useCall({
    words: confirmWords,
    send: () => authApi.confirmEmail({ body: { token } }),
    onDone: () => {
      forgetLinkToken()
      onConfirmed()
    },
  })
  return (
    <>
      <FormFailure failure={failure} />
      <Button onClick={start} aria-disabled={isSending}>
        {isSending ? 'Confirming…' : 'Confirm My Email Address'}
      </Button>
    </>
  )
}
