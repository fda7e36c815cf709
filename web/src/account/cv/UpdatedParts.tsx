import type { ReactNode } from 'react'
import { Fold } from './Fold.tsx'

/** The data of the CV, folded: the password comes first. `isMarked`: the candidate should check something in it. */
export const UpdatedParts = ({ isMarked, children }: { isMarked: boolean; children: ReactNode }) => (
  <Fold title="What will be updated" isMarked={isMarked}>
    <div className="grid gap-5 border-l-2 border-line pl-4">{children}</div>
  </Fold>
)
