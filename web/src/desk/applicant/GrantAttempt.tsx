import { Confirmation } from '../Confirmation.tsx'
import { useState } from 'react'
import { recruitingApi } from '../desk-api.ts'
import { refusalOf } from '../refusals.ts'
import type { Shown } from './use-applicant.ts'

/** Grants another interview, for instance where the sound of the first one failed. */
export function GrantAttempt({ shown, onGranted }: { shown: Shown; onGranted: () => void }) {
  const { application } = shown
  const [isAsking, setAsking] = useState(false)
  const grant = async (): Promise<void> => {
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
