import type { ReactNode } from 'react'
import { endsLook } from '../looks.ts'

type Props = {
  /** "Question": one of several in an order. */
  what: 'Question' | 'Section'
  number: number
  onMoveUp: () => void
  onRemove: () => void
  /** Beside the buttons. */
  foot?: string
  children: ReactNode
}

/** The fields of one entry among several, which the recruiter orders. */
export function OrderedFieldset({ what, number, onMoveUp, onRemove, foot, children }: Props) {
  const unseen = <span className="unseen">{` ${what.toLowerCase()} ${number}`}</span>
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-control border border-line p-4">
      <legend className="px-2 font-strong">{`${what} ${number}`}</legend>
      {children}
      <div className={endsLook}>
        {foot !== undefined && <span className="text-ink-soft">{foot}</span>}
        <span className="flex flex-wrap items-center gap-3">
          {number > 1 && (
            <button type="button" className="text-button" onClick={onMoveUp}>
              Move up{unseen}
            </button>
          )}
          <button type="button" className="text-button" onClick={onRemove}>
            Remove{unseen}
          </button>
        </span>
      </div>
    </fieldset>
  )
}
