import type { ReactNode } from 'react'
import type { Failure } from './account-form.ts'
import './FormFailure.css'

/** Why a form was not done. The region is there before its words, so that a screen reader reads them. */
export function FormFailure({ failure, children }: { failure: Failure | undefined; children?: ReactNode }) {
  return (
    <div className="form-failure" role="alert">
      {failure !== undefined && (
        <div className="form-failure__words">
          <p>{failure.message}</p>
          {failure.hint !== undefined && <p>{failure.hint}</p>}
          {children}
        </div>
      )}
    </div>
  )
}
