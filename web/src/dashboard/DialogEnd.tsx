import './DialogEnd.css'
import type { ReactNode } from 'react'

type Props = {
  /** They stay in view while a long form scrolls. */
  isSticky?: boolean
  children: ReactNode
}

/** The buttons of a form in a dialog. */
export const DialogEnd = ({ isSticky = false, children }: Props) => (
  <div
    className={
      isSticky
        ? 'sticky bottom-0 z-1 -mx-1 flex flex-wrap gap-3 border-t border-line bg-surface px-1 py-3'
        : 'flex flex-wrap gap-3 pt-2'
    }
    data-sticky={isSticky}
  >
    {children}
  </div>
)
