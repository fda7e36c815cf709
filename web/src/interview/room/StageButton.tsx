import type { ReactNode } from 'react'

/** A button on the candidate's video. */
export const StageButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button
    className="min-h-touch cursor-pointer rounded-round border border-ink/40 bg-veil px-4 py-0 text-compact font-medium text-ink hover:bg-amber hover:text-on-amber"
    type="button"
    data-part="over"
    onClick={onClick}
  >
    {children}
  </button>
)
