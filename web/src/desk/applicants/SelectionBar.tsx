import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useMember } from '../member.ts'
import { RejectSeveral } from './RejectSeveral.tsx'
import type { Applicant } from './use-applicants.ts'

const compared = { fewest: 2, most: 4 } as const

type Props = {
  chosen: readonly Applicant[]
  onClear: () => void
  onRejected: (those: readonly Applicant[]) => void
}

/** What can be done with the selected applicants. */
export function SelectionBar({ chosen, onClear, onRejected }: Props) {
  const { role } = useMember()
  const [isRejecting, setRejecting] = useState(false)
  const ids = chosen.map(({ id }) => id)
  const isOfOnePosition = new Set(chosen.map(({ jobId }) => jobId)).size === 1
  const isComparable = chosen.length >= compared.fewest && chosen.length <= compared.most && isOfOnePosition
  return (
    <section className="selection" aria-label="Selected applicants">
      <output>{`${chosen.length} selected`}</output>
      <div className="selection__acts">
        {isComparable && (
          <Link className="quiet-button quiet-button--small" to={`/desk/compare?ids=${ids.join(',')}`}>
            Compare
          </Link>
        )}
        {role === 'recruiter' && (
          <button
            type="button"
            className="quiet-button quiet-button--small quiet-button--danger"
            onClick={() => setRejecting(true)}
          >
            Reject
          </button>
        )}
        <button type="button" className="quiet-button quiet-button--small" onClick={onClear}>
          Clear
        </button>
      </div>
      {isRejecting && (
        <RejectSeveral chosen={chosen} onClose={() => setRejecting(false)} onDone={onRejected} />
      )}
    </section>
  )
}
