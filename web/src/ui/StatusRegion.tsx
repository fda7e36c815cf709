import type { ReactNode } from 'react'
import './StatusRegion.css'

/** A live region: screen readers announce content added to it. Render it empty before there is a message. */
export function StatusRegion({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element must not contain block elements
    <div role="status" className="status-region">
      {children}
    </div>
  )
}
