import type { SignedInUser } from '#shared/contract/auth.ts'
import { useEffect, useReducer } from 'react'
import { authApi } from '../../api/auth-client.ts'
import { useSession, type Session } from '../../session/Session.tsx'
import { readSession } from '../../session/stored-session.ts'
import { passwordRefusal } from './password-answer.ts'
import {
  closedForm,
  next,
  successMilliseconds,
  type Event,
  type Passwords,
  type Phase,
} from './password-form.ts'

const tickMilliseconds = 1000

/** The answer carries the token to go on with: the one the password was changed with is dead. */
async function change(
  { current, chosen }: Passwords,
  user: SignedInUser,
  signIn: Session['signIn'],
): Promise<Event> {
  try {
    const { data } = await authApi.updatePassword({
      body: { current_password: current, new_password: chosen },
    })
    // Unless somebody else signed in meanwhile, in another tab.
    const stored = readSession()
    if (stored?.user.id === user.id) signIn({ token: data.token, user: stored.user })
    return { type: 'changed' }
  } catch (error) {
    return { type: 'refused', refusal: passwordRefusal(error), now: Date.now() }
  }
}

export type ChangePassword = {
  phase: Phase
  isOpen: boolean
  open: () => void
  dispatch: (event: Event) => void
}

/** Runs what each phase of the dialog asks for. It outlives the dialog, and with it does a wait that was imposed. */
export function useChangePassword(user: SignedInUser): ChangePassword {
  const [phase, dispatch] = useReducer(next, closedForm)
  const { signIn } = useSession()

  useEffect(() => {
    if (phase.name === 'changing') void change(phase.passwords, user, signIn).then(dispatch)
  }, [phase, user, signIn])

  useEffect(() => {
    if (phase.name !== 'changed') return
    const timer = setTimeout(() => dispatch({ type: 'closed' }), successMilliseconds)
    return () => clearTimeout(timer)
  }, [phase])

  useEffect(() => {
    if (phase.name !== 'locked') return
    const timer = setInterval(() => dispatch({ type: 'ticked', now: Date.now() }), tickMilliseconds)
    return () => clearInterval(timer)
  }, [phase])

  return {
    phase,
    isOpen: phase.name !== 'closed',
    open: () => dispatch({ type: 'opened', now: Date.now() }),
    dispatch,
  }
}
