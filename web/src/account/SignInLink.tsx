import { useState, type RefObject } from 'react'
import { importAgain } from '../form/import-again.ts'

async function linkSent(email: string): Promise<string> {
  try {
    const { requestSignInLink } = await importAgain(() => import('./account-calls.ts'))
    return await requestSignInLink(email)
  } catch {
    return 'The email was not sent. Please check your connection and try again.'
  }
}

type Phase = { name: 'ready' } | { name: 'sending' } | { name: 'said'; text: string }

/**
 * Requests a link to sign in, for a candidate whose account is rate limited because of other people's failed attempts. The
 * text of the answer does not reveal whether the e-mail address has an account.
 */
export function SignInLink({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const [phase, setPhase] = useState<Phase>({ name: 'ready' })
  const send = (): void => {
    if (phase.name === 'sending' || form.current === null) return
    const email = new FormData(form.current).get('email')
    if (typeof email !== 'string') return
    setPhase({ name: 'sending' })
    void linkSent(email).then((text) => setPhase({ name: 'said', text }))
  }
  return (
    <>
      <p className="form-failure__ways">
        <button type="button" aria-disabled={phase.name === 'sending'} onClick={send}>
          {phase.name === 'sending' ? 'Sending…' : 'Email me a link to get in now'}
        </button>
      </p>
      <output>{phase.name === 'said' ? phase.text : ''}</output>
    </>
  )
}
