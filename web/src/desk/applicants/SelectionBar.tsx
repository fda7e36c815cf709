import { useState } from 'react'
import { Link } from 'react-router-dom'
import { maxCompared, minCompared } from '#shared/domain/compared-count.ts'
import { compareAddress } from './compare-address.ts'
import { useMember } from '../member.ts'
import { RejectSeveral } from './RejectSeveral.tsx'
import type { Applicant } from './use-applicants.ts'

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
  const isComparable = chosen.length >= minCompared && chosen.length <= maxCompared && isOfOnePosition
  return (
    <section className="selection" aria-label="Selected applicants">
      <output>{`${chosen.length} selected`}</output>
      <div className="selection__acts">
        {isComparable && (
          <Link className="quiet-button quiet-button--small" to={compareAddress(ids)}>
            Compare
          </Link>
        )}
        {!isComparable && chosen.length >= minCompared && (
          <span className="panel__soft">
            {isOfOnePosition
              ? `Up to ${maxCompared} can be compared`
              : 'Applicants of one position can be compared'}
          </span>
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
