import type { ReactNode } from 'react'
import { CheckMark } from './CheckMark.tsx'

/** The data of the CV, folded: the password comes first. `isMarked`: the candidate should check something in it. */
export function UpdatedParts({ isMarked, children }: { isMarked: boolean; children: ReactNode }) {
  return (
    <details className="border-t border-line">
      <summary className="review-section__title">
        What will be updated
        {isMarked && <CheckMark />}
      </summary>
      <div className="grid gap-5 border-l-2 border-line pl-4">{children}</div>
    </details>
  )
}
