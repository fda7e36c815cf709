import { authApi } from '../../api/auth-client.ts'
import { useCall } from '../use-call.ts'
import type { Candidate } from '../use-candidate.ts'
import { resendWords } from './confirmation-words.ts'
import { useConfirmationLink } from './use-confirmation-link.ts'

export type ConfirmationLinkProps = { candidate: Candidate; onNews: (news: string) => void }

/** Follows the link that opened the dashboard, and sends another one. */
export default function ConfirmationLink({ candidate, onNews }: ConfirmationLinkProps) {
  useConfirmationLink(candidate, onNews)
  const { isSending, start, reset } = useCall({
    words: resendWords,
    send: () => authApi.sendConfirmation(),
    onDone: ({ message }) => {
      reset()
      onNews(message)
    },
    onFailure: (_, message) => onNews(message),
  })
  return (
    <button type="button" className="quiet-button" disabled={isSending} onClick={start}>
      {isSending ? 'Sending...' : 'Send it again'}
    </button>
  )
}
