import type { ReactNode } from 'react'
import { CheckMark } from './CheckMark.tsx'

/** The data of the CV, folded: the password comes first. `isMarked`: the candidate should check something in it. */
export function UpdatedParts({ isMarked, children }: { isMarked: boolean; children: ReactNode }) {
  return (
    <details className="review-update">
      <summary className="review-section__title">
        What will be updated
        {isMarked && <CheckMark />}
      </summary>
      <div className="review-update__parts">{children}</div>
    </details>
  )
}
