import type { MailedLink } from '#shared/account/contract/mailed-links.ts'
import { authApi } from '../../api/auth-client.ts'
import { FormFailure } from '../../form/FormFailure.tsx'
import { useCall } from '../../form/use-call.ts'
import { Button } from '../../ui/Button.tsx'
import { AccountFacts, StaysWithRecruiters } from './AccountFacts.tsx'
import { disownWords } from './link-calls.ts'
import { LinkStep } from './LinkStep.tsx'

type Props = { link: MailedLink; token: string; onDeleted: () => void; onMine: () => void }

/** Deletes what another person registered with the address. */
export function DisownAccount({ link, token, onDeleted, onMine }: Props) {
  const { isSending, failure, start } = useCall({
    words: disownWords,
    send: () => authApi.disownAccount({ body: { token } }),
    onDone: onDeleted,
  })
  return (
    <LinkStep
      title="Delete this account?"
      lead="It was opened with your email address. We delete it with its profile, its CV and its applications, and you will not hear from us again."
    >
      <AccountFacts link={link} />
      <StaysWithRecruiters link={link} />
      <FormFailure failure={failure} />
      <div className="grid gap-3">
        <Button onClick={start} aria-disabled={isSending}>
          {isSending ? 'Deleting…' : 'Delete the Account'}
        </Button>
        <Button look="quiet" onClick={onMine}>
          It's mine
        </Button>
      </div>
    </LinkStep>
  )
}
