import type { MailedLink } from '#shared/account/contract/mailed-links.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { destinationOf } from '../../api/session/sign-in-state.ts'
import { Button } from '../../ui/Button.tsx'
import { forgetLinkToken } from '../link-token.ts'
import { SetPassword, type PasswordSetHow } from '../SetPassword.tsx'
import { useSignInState } from '../use-sign-in-way.ts'
import { AccountFacts, StaysWithRecruiters } from './AccountFacts.tsx'
import { KeepAccount } from './KeepAccount.tsx'
import { mailedLinkCall } from './link-calls.ts'
import { LinkStep } from './LinkStep.tsx'
import { OpeningLink } from './OpeningLink.tsx'

export type ResetLinkProps = {
  token: string
  onSet: (how: PasswordSetHow) => void
  onAskAgain: () => void
}

/** The link of "Forgot password", or of a registration without a password. */
export default function ResetLink({ token, onSet, onAskAgain }: ResetLinkProps) {
  return (
    <OpeningLink
      token={token}
      call={mailedLinkCall}
      title="Set a new password"
      whenSpent={<Button onClick={onAskAgain}>Ask for a new link</Button>}
    >
      {(link) => <Choice link={link} token={token} onSet={onSet} onAskAgain={onAskAgain} />}
    </OpeningLink>
  )
}

type ChoiceProps = ResetLinkProps & { link: MailedLink }

function Choice({ link, ...given }: ChoiceProps) {
  const [chosen, choose] = useState<'keep' | 'empty'>()
  const { claim, isSignedIn } = link
  const back = (): void => choose(undefined)
  if (claim === 'proved' || (claim === 'with_password' && isSignedIn)) return <SetPassword {...given} />
  if (chosen === 'empty')
    return (
      <SetPassword
        {...given}
        contents="empty"
        title="Start with an empty account"
        lead="We remove the profile, the CV and the applications in this account. The person who put them there is signed out and cannot sign in again."
        onBack={back}
      >
        <StaysWithRecruiters link={link} />
      </SetPassword>
    )
  if (chosen === 'keep')
    return claim === 'with_password' ? (
      <Keep link={link} token={given.token} onBack={back} />
    ) : (
      <SetPassword
        {...given}
        contents="keep"
        lead="You will sign in with it from now on. Everything in your account stays as it is."
        onBack={back}
      />
    )
  return claim === 'with_password' ? (
    <WithPassword link={link} onChoose={choose} />
  ) : (
    <WithoutPassword link={link} onChoose={choose} />
  )
}

type AskProps = { link: MailedLink; onChoose: (chosen: 'keep' | 'empty') => void }

const WithoutPassword = ({ link, onChoose }: AskProps) => (
  <LinkStep
    title="Is this yours?"
    lead="This email address has not been confirmed yet. If you opened this account, everything in it stays, and you choose a password next."
  >
    <AccountFacts link={link} />
    <div className="grid gap-3">
      <Button onClick={() => onChoose('keep')}>Yes, keep everything</Button>
      <Button look="quiet" onClick={() => onChoose('empty')}>
        No, empty it
      </Button>
    </div>
  </LinkStep>
)

const WithPassword = ({ link, onChoose }: AskProps) => (
  <LinkStep
    title="Is this yours?"
    lead="A password was chosen for this account before the email address was confirmed. If you chose it, sign in with it and everything stays. If you did not, or no longer know it, start empty."
  >
    <AccountFacts link={link} />
    <div className="grid gap-3">
      <Button onClick={() => onChoose('keep')}>Keep it: I know the password</Button>
      <Button look="quiet" onClick={() => onChoose('empty')}>
        Start empty
      </Button>
    </div>
  </LinkStep>
)

function Keep({ link, token, onBack }: { link: MailedLink; token: string; onBack: () => void }) {
  const navigate = useNavigate()
  const { to, state } = destinationOf(useSignInState())
  const goOn = (): void => {
    forgetLinkToken()
    void navigate(to, { replace: true, state })
  }
  return (
    <LinkStep title="Keep the account" lead="Sign in with the password that was chosen when it was opened.">
      <KeepAccount token={token} email={link.email} onKept={goOn} />
      <Button look="quiet" onClick={onBack}>
        Back
      </Button>
    </LinkStep>
  )
}
