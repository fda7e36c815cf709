import type { ReactNode } from 'react'

/**
 * A live region: screen readers announce content added to it. Render it empty before there is a message: it takes no space,
 * but stays in the accessibility tree.
 */
export function StatusRegion({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element must not contain block elements
    <div role="status" className="empty:absolute">
      {children}
    </div>
  )
}
