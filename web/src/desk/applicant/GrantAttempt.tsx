import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { recruitingApi } from '../desk-api.ts'
import { refusalOf } from '../refusals.ts'
import { useBusy } from '../use-busy.ts'
import type { Shown } from './use-applicant.ts'
import { Button } from '../../ui/Button.tsx'

/** Grants another interview, for instance where the sound of the first one failed. */
export function GrantAttempt({ shown, onGranted }: { shown: Shown; onGranted: () => void }) {
  const { application } = shown
  const [isAsking, setAsking] = useState(false)
  const { isBusy, failure, run } = useBusy()
  const grant = (): Promise<void> =>
    run(async () => {
      const [candidate = ''] = application.id.split('--')
      try {
        await recruitingApi.grantAttempt({ body: { candidate, jobId: application.jobId } })
      } catch (error) {
        // The page, read again, shows whether it was offered.
        if (refusalOf(error).code === 'no_answer') onGranted()
        throw error
      }
      setAsking(false)
      onGranted()
    }, 'The retake was not offered. Please try again.')
  return (
    <>
      <button type="button" className="text-button" onClick={() => setAsking(true)}>
        Offer a retake
      </button>
      {isAsking && (
        <Dialog title="Offer a retake?" onClose={() => setAsking(false)} busy={isBusy}>
          <p>
            {`${application.candidate.name} can take the AI interview again. What was recorded stays here. A letter with the link is sent at once.`}
          </p>
          <p role="alert">{failure}</p>
          <div className="flex flex-wrap items-center gap-3">
            <button type="button" className="button" disabled={isBusy} onClick={() => void grant()}>
              Grant
            </button>
            <Button look="quiet" disabled={isBusy} onClick={() => setAsking(false)}>
              Cancel
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
