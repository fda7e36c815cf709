import type { ReactNode } from 'react'
import './StatusRegion.css'

/** A place whose messages are read aloud when they come. It is in the page before they are. */
export function StatusRegion({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no blocks
    <div role="status" className="status-region">
      {children}
    </div>
  )
}
