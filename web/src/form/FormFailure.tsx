import './FormFailure.css'
import type { ReactNode } from 'react'
import { Reference } from '../ui/Reference.tsx'
import type { Failure } from './machine.ts'

/** Why a form failed. The alert region is always rendered: screen readers announce only text added to one. */
export function FormFailure({ failure, children }: { failure: Failure | undefined; children?: ReactNode }) {
  return (
    <div className="form-failure" role="alert">
      {failure !== undefined && (
        <div className="form-failure__words">
          <p>{failure.message}</p>
          {failure.hint !== undefined && <p>{failure.hint}</p>}
          <Reference id={failure.reference} />
          {children}
        </div>
      )}
    </div>
  )
}
