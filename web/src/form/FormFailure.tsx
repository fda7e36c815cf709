import './FormFailure.css'
import type { ReactNode } from 'react'
import { Reference } from '../ui/Reference.tsx'
import type { Failure } from './machine.ts'

/** Why a form failed. The alert region is always rendered: screen readers announce only text added to one. */
export function FormFailure({ failure, children }: { failure: Failure | undefined; children?: ReactNode }) {
  return (
    <div className="empty:absolute" role="alert">
      {failure !== undefined && (
        <div className="grid gap-2 rounded-control border border-danger/40 bg-danger-wash px-4 py-3 text-danger">
          <p className="font-medium">{failure.message}</p>
          {failure.hint !== undefined && <p>{failure.hint}</p>}
          <Reference id={failure.reference} />
          {children}
        </div>
      )}
    </div>
  )
}
