import { useState } from 'react'
import { maxCompared, minCompared } from '#shared/desk/compared-count.ts'
import { comparePath } from './compare-path.ts'
import { endsLook } from '../looks.ts'
import { useMember } from '../member.ts'
import { MoveSeveral } from './MoveSeveral.tsx'
import { RejectSeveral } from './RejectSeveral.tsx'
import type { Applicant } from './use-applicants.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'

type Props = {
  chosen: readonly Applicant[]
  onClear: () => void
}

/** The actions for the selected applicants. */
export function SelectionBar({ chosen, onClear }: Props) {
  const { role } = useMember()
  const [isRejecting, setRejecting] = useState(false)
  const ids = chosen.map(({ id }) => id)
  const isOfOnePosition = new Set(chosen.map(({ jobId }) => jobId)).size === 1
  const isComparable = chosen.length >= minCompared && chosen.length <= maxCompared && isOfOnePosition
  return (
    <section
      className={`selection-bar lift sticky bottom-4 low:static z-4 rounded-card border border-line bg-surface px-4 py-3 ${endsLook}`}
      aria-label="Selected applicants"
    >
      <output>{`${chosen.length} selected`}</output>
      <div className="flex flex-wrap items-center gap-3">
        {isComparable && (
          <ButtonLink look="quiet" size="compact" to={comparePath(ids)}>
            Compare
          </ButtonLink>
        )}
        {!isComparable && chosen.length >= minCompared && (
          <span className="text-ink-soft">
            {isOfOnePosition
              ? `Select up to ${maxCompared} to compare`
              : 'Select applicants for one position to compare'}
          </span>
        )}
        {role === 'recruiter' && <MoveSeveral chosen={chosen} />}
        {role === 'recruiter' && (
          <Button look="danger" size="compact" onClick={() => setRejecting(true)}>
            Reject
          </Button>
        )}
        <Button look="quiet" size="compact" onClick={onClear}>
          Clear
        </Button>
      </div>
      {isRejecting && <RejectSeveral chosen={chosen} onClose={() => setRejecting(false)} onDone={onClear} />}
    </section>
  )
}
