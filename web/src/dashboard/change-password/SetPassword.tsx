import { authApi } from '../../api/auth-client.ts'
import { useState } from 'react'
import { useCall } from '../../form/use-call.ts'
import { passwordLinkWords } from './password-link-words.ts'
import { Button } from '../../ui/Button.tsx'

/** For a candidate who registered with a CV and never chose a password: an e-mailed link sets one. */
export function SetPassword({ email }: { email: string }) {
  const [isSent, setSent] = useState(false)
  const { isSending, failure, start, reset } = useCall({
    words: passwordLinkWords,
    send: () => authApi.forgotPassword({ body: { email } }),
    onDone: () => {
      setSent(true)
      reset()
    },
  })
  return (
    <>
      <p className="text-compact text-ink-soft">
        You have not set a password yet. Set one to sign in on any device.
      </p>
      <Button look="quiet" className="justify-self-start" aria-disabled={isSending} onClick={start}>
        {isSending ? 'Sending…' : isSent ? 'Send another link' : 'Set a password'}
      </Button>
      <output className="text-compact text-ink-soft">
        {failure?.message ?? (isSent && `We sent a link to ${email}. It works once and expires in one hour.`)}
      </output>
    </>
  )
}
