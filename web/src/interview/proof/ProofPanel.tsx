import type { auth } from '#shared/account/auth/auth.ts'
import { createClient } from '#shared/platform/contract/client.ts'
import { useId, useState } from 'react'
import * as endpoints from '../../api/endpoints.data.ts'
import { sessionSend } from '../../api/session-client.ts'
import { useCall } from '../../form/use-call.ts'
import { common, messageOr, saidToWait, type WordsFor } from '../../form/words.ts'
import { Panel } from '../../ui/Panel.tsx'
import { PlainButton } from '../PlainButton.tsx'

const { sendConfirmation } = createClient({ sendConfirmation: endpoints.auth.sendConfirmation }, sessionSend)

const notSent = 'The email was not sent. Please try again in a moment.'

const words: WordsFor<typeof auth.sendConfirmation> = {
  ...common(notSent),
  not_signed_in: notSent,
  mail_unavailable: messageOr(notSent),
  too_many_attempts: saidToWait(notSent),
}

/** Asks the candidate to confirm the e-mail address. The room continues by itself once that has happened. */
export function ProofPanel({ email }: { email: string }) {
  const [news, setNews] = useState('')
  const title = useId()
  const { isSending, start, reset } = useCall({
    words,
    send: () => sendConfirmation(),
    onDone: () => {
      reset()
      setNews('Sent. If you do not see it, look in your spam folder.')
    },
    onFailure: (_, message) => setNews(message),
  })
  return (
    <Panel room="small" isDue className="grid gap-3" aria-labelledby={title}>
      <h2 className="text-lead" id={title}>
        Confirm your email address to start
      </h2>
      <p>
        Open the link that we sent to <strong className="wrap-anywhere">{email}</strong>, on this or another
        device. This page continues by itself, so keep it open.
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <PlainButton disabled={isSending} onClick={start}>
          {isSending ? 'Sending…' : 'Send the link again'}
        </PlainButton>
        <output className="text-small text-ink-soft">{news}</output>
      </div>
    </Panel>
  )
}
