import { authApi } from '../../api/auth-client.ts'
import { Notice } from '../../ui/Notice.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { dayText } from '../dates.ts'
import { useCall } from '../use-call.ts'
import type { Candidate } from '../use-candidate.ts'
import { resendWords } from './confirmation-words.ts'
import { useConfirmationLink } from './use-confirmation-link.ts'

type Props = { candidate: Candidate; onNews: (news: string) => void }

/** Asks to open the link of the welcome e-mail, for as long as the account would be deleted without it. */
export function ConfirmEmail({ candidate, onNews }: Props) {
  const { email_confirm_by: confirmBy } = candidate.profile
  useConfirmationLink(candidate, onNews)
  const { isSending, failure, start, reset } = useCall({
    words: resendWords,
    send: () => authApi.sendConfirmation(),
    onDone: ({ message }) => {
      reset()
      onNews(message)
    },
  })
  return (
    <StatusRegion>
      {confirmBy !== undefined && (
        <Notice
          action={
            <button type="button" className="quiet-button" disabled={isSending} onClick={start}>
              {isSending ? 'Sending...' : 'Send it again'}
            </button>
          }
        >
          {failure ??
            `Please confirm your email address: open the link in our welcome email. Without it, your account is deleted on ${dayText(confirmBy) ?? 'the seventh day'}.`}
        </Notice>
      )}
    </StatusRegion>
  )
}
