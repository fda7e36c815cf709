import { useState } from 'react'
import { authApi } from '../../api/auth-client.ts'
import { useCall } from '../../form/use-call.ts'
import type { Candidate } from '../use-candidate.ts'
import { resendWords } from './confirmation-words.ts'
import { CorrectEmailDialog } from './CorrectEmailDialog.tsx'
import { Button } from '../../ui/Button.tsx'

export type ConfirmationLinkProps = { candidate: Candidate; onNews: (news: string) => void }

/** Sends the link again, or corrects the address that it was sent to. */
export default function ConfirmationLink({ candidate, onNews }: ConfirmationLinkProps) {
  const [isCorrecting, setCorrecting] = useState(false)
  const { profile, setProfile } = candidate
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
    <>
      <Button look="quiet" disabled={isSending} onClick={start}>
        {isSending ? 'Sending…' : 'Send it again'}
      </Button>
      {profile.email_correctable === true && (
        <Button look="quiet" onClick={() => setCorrecting(true)}>
          Correct the address
        </Button>
      )}
      {isCorrecting && (
        <CorrectEmailDialog
          email={profile.email}
          onClose={() => setCorrecting(false)}
          onCorrected={(email) => {
            setCorrecting(false)
            setProfile({ ...profile, email, email_correctable: false })
            onNews(`Your email address is now ${email}. We sent the link there.`)
          }}
        />
      )}
    </>
  )
}
