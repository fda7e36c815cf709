import { Confirmation } from '../Confirmation.tsx'
import { useState } from 'react'
import { recruitingApi } from '../desk-api.ts'
import type { Shown } from './use-applicant.ts'

/** Grants another interview, for instance where the sound of the first one failed. */
export function GrantAttempt({ shown, onGranted }: { shown: Shown; onGranted: () => void }) {
  const { application } = shown
  const [isAsking, setAsking] = useState(false)
  const grant = async (): Promise<void> => {
    const [candidate = ''] = application.id.split('--')
    // Also after a failure: where the answer was lost, the page shows that it was offered.
    await recruitingApi.grantAttempt({ body: { candidate, jobId: application.jobId } }).finally(onGranted)
    setAsking(false)
  }
  return (
    <>
      <button type="button" className="text-button" onClick={() => setAsking(true)}>
        Offer a retake
      </button>
      {isAsking && (
        <Confirmation
          title="Offer a retake?"
          label="Grant"
          look="main"
          act={grant}
          failed="The retake was not offered. Please try again."
          onClose={() => setAsking(false)}
        >
          <p>
            {`${application.candidate.name} can take the AI interview again. What was recorded stays here. A letter with the link is sent at once.`}
          </p>
        </Confirmation>
      )}
    </>
  )
}
