import { Suspense, useEffect, useRef } from 'react'
import { destinationOf } from '../../api/session/sign-in-state.ts'
import { pageAt } from '../../site/match.ts'
import type { PagePath } from '../../site/routes.ts'
import { Button } from '../../ui/Button.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { Heading } from '../Heading.tsx'
import { useSignInState } from '../use-sign-in-way.ts'
import { ByHand } from './ByHand.tsx'
import { waitsForConnection, type Phase, type Setback } from './cv-registration.ts'
import { DropZone } from './DropZone.tsx'
import { Processing } from './Processing.tsx'
import { ReviewDialog } from './review-on-demand.ts'
import { Success } from './Success.tsx'
import type { CvRegistration as Registration } from './use-cv-registration.ts'
import { useIsOnline } from './use-is-online.ts'

type Props = {
  registration: Registration
  /** The e-mail address of the signed-in candidate; `isUpdate`: signed in on arrival, so the CV updates the profile. */
  own: string | undefined
  isUpdate: boolean
}

const leads = {
  start: 'Start with your CV. We read it, you check it, and your profile is ready.',
  update: 'Your new CV replaces the one we have. You check what we read in it before anything is saved.',
} as const

/** Registering with a CV: upload, processing, review and success. */
export function CvRegistration({ registration: { phase, dispatch, choose }, own, isUpdate }: Props) {
  const { heading, start } = usePhaseFocus(phase)
  const state = useSignInState()
  const isOnline = useIsOnline()
  const setback = phase.name === 'upload' ? phase.setback : undefined
  // Here and not in the hook of the page: while the form without a CV is shown, nothing starts again.
  useEffect(() => {
    const reconnected = (): void => dispatch({ type: 'reconnected' })
    addEventListener('online', reconnected)
    return () => removeEventListener('online', reconnected)
  }, [dispatch])
  return (
    <>
      <Heading
        ref={heading}
        title={titleOf(phase, isUpdate)}
        lead={phase.name === 'upload' ? (isUpdate ? leads.update : leads.start) : undefined}
      />
      <FormFailure failure={setback?.failure}>
        {setback !== undefined && (
          <>
            {waitsForConnection(setback) && !isOnline && (
              <p>When you are back online, this page continues by itself.</p>
            )}
            <Ways setback={setback} isUpdate={isUpdate} onRetry={() => dispatch({ type: 'retried' })} />
          </>
        )}
      </FormFailure>
      {phase.name === 'upload' && (
        <div className="grid gap-5">
          <DropZone file={phase.file} onChoose={choose} onRemove={() => dispatch({ type: 'removed' })} />
          {phase.file !== undefined && (
            <div className="grid" ref={start}>
              <Button onClick={() => dispatch({ type: 'started' })}>
                {phase.review === undefined ? 'Upload CV' : 'Continue with this CV'}
              </Button>
            </div>
          )}
        </div>
      )}
      {phase.name === 'upload' && phase.review?.isOpen === true && (
        <Suspense>
          <ReviewDialog review={phase.review} own={own} dispatch={dispatch} />
        </Suspense>
      )}
      {phase.name === 'processing' && (
        <Processing phase={phase} isUpdate={isUpdate} onCancel={() => dispatch({ type: 'cancelled' })} />
      )}
      {phase.name === 'success' && (
        <Success outcome={phase.outcome} destination={destinationName(destinationOf(state).to)} />
      )}
    </>
  )
}

/** A change of phase unmounts the focused element, so the focus moves on. The review dialog manages its own focus. */
function usePhaseFocus(phase: Phase) {
  const heading = useRef<HTMLHeadingElement>(null)
  const start = useRef<HTMLDivElement>(null)
  const scene = sceneOf(phase)
  const before = useRef(scene)
  useEffect(() => {
    if (before.current === scene) return
    before.current = scene
    if (scene === 'review') return
    const way = scene === 'upload' ? start.current?.querySelector('button') : undefined
    ;(way ?? heading.current)?.focus()
  }, [scene])
  return { heading, start }
}

const sceneOf = (phase: Phase): 'review' | Phase['name'] =>
  phase.name === 'upload' && phase.review?.isOpen === true ? 'review' : phase.name

function titleOf(phase: Phase, isUpdate: boolean): string {
  switch (phase.name) {
    case 'upload':
      return isUpdate ? 'Update your profile' : 'Create your account'
    case 'processing':
      return phase.task.kind === 'sending' ? 'Uploading your CV' : 'Reading your CV'
    case 'success':
      return phase.outcome.kind === 'created' ? 'Welcome Aboard!' : 'Profile Updated!'
  }
}

const destinationNames: Partial<Record<string, string>> = {
  '/careers/{jobId}': 'the position',
  '/interview/{sessionId}': 'your interview',
} satisfies Partial<Record<PagePath, string>>

const destinationName = (path: string): string => destinationNames[pageAt(path).path] ?? 'your dashboard'

type WaysProps = { setback: Setback; isUpdate: boolean; onRetry: () => void }

/** What to do after a failure: retry, or go on without a CV. */
function Ways({ setback, isUpdate, onRetry }: WaysProps) {
  return (
    <p className="form-failure__ways">
      {setback.again !== undefined && (
        <button type="button" onClick={onRetry}>
          {setback.again === 'saving' ? 'Check it and try again' : 'Retry'}
        </button>
      )}
      <ByHand isUpdate={isUpdate} />
    </p>
  )
}
