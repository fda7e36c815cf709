import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useSession } from '../../api/session/Session.tsx'
import { importAgain } from '../../form/import-again.ts'
import { unloaded } from '../../form/unloaded.ts'
import type { ApplyDialog } from './ApplyDialog.tsx'
import {
  atRest,
  isRequesting,
  isWaiting,
  next,
  type ApplyEvent,
  type ApplyFlow,
  type Step,
} from './apply-flow.ts'
import { notProcessed } from './not-processed.ts'
import { useReturn } from './use-return.ts'

const loadCalls = () => importAgain(() => import('./apply-calls.ts'))
const loadDialog = () => importAgain(() => import('./ApplyDialog.tsx'))

const notLoaded = (): ApplyEvent => ({ type: 'refused', ...unloaded(notProcessed) })

async function request(step: Step, jobId: string): Promise<ApplyEvent> {
  const calls = await loadCalls().catch(() => undefined)
  if (calls === undefined) return notLoaded()
  return step.name === 'checking' ? calls.checkStatus(jobId) : calls.createInterview(jobId)
}

export type ApplyControls = {
  flow: ApplyFlow
  /** A request is under way, or the code of a dialog is being loaded. */
  isBusy: boolean
  /** Undefined until its code is loaded. */
  Dialog: typeof ApplyDialog | undefined
  press: () => void
  look: () => void
  /** The questions before the interview are answered. */
  answered: () => void
  dismiss: () => void
  /** Loads what pressing the button needs, before it is pressed. */
  prepare: () => void
}

/** Runs what each step of the flow asks for. */
export function useApplyFlow(jobId: string): ApplyControls {
  const { isRestored, user } = useSession()
  const [flow, dispatch] = useReducer(next, atRest)
  const { step } = flow

  useEffect(() => {
    if (!isRequesting(step)) return
    let isLeft = false
    void request(step, jobId).then((event) => {
      if (!isLeft) dispatch(event)
    })
    return () => {
      isLeft = true
    }
  }, [step, jobId])

  const userId = user?.id
  const lastUser = useRef<{ id: string | undefined }>(undefined)
  useEffect(() => {
    if (!isRestored) return
    const last = lastUser.current
    lastUser.current = { id: userId }
    if (last !== undefined && last.id !== userId)
      dispatch({ type: 'userChanged', isSignedIn: userId !== undefined })
  }, [isRestored, userId])

  // After the change of user, which would end the check.
  const isReturning = useReturn()
  useEffect(() => {
    if (isReturning) dispatch({ type: 'returned' })
  }, [isReturning])

  const [Dialog, setDialog] = useState<typeof ApplyDialog>()
  const isDialogMissing = !isWaiting(step) && !isRequesting(step) && Dialog === undefined
  useEffect(() => {
    if (!isDialogMissing) return
    loadDialog().then(
      (loaded) => setDialog(() => loaded.ApplyDialog),
      () => dispatch(notLoaded()),
    )
  }, [isDialogMissing])

  return {
    flow,
    isBusy: isRequesting(step) || isDialogMissing,
    Dialog,
    press: () => {
      const by = isRestored ? (user === undefined ? 'guest' : 'candidate') : 'unknown'
      dispatch({ type: 'pressed', by })
    },
    look: () => dispatch({ type: 'looked' }),
    answered: () => dispatch({ type: 'answered' }),
    dismiss: useCallback(() => dispatch({ type: 'dismissed' }), []),
    prepare: () => {
      // If an import fails, pressing the button imports again.
      loadDialog().catch(() => undefined)
      if (user !== undefined) loadCalls().catch(() => undefined)
    },
  }
}
