import type { ReactNode } from 'react'

type Props = {
  title?: string
  text: string
  picture?: ReactNode
  /** For a failure, which screen readers announce. */
  role?: 'alert'
  /** What the visitor can do now. */
  children?: ReactNode
}

/** What a list shows in place of its first entry. */
export const Empty = ({ title, text, picture, role, children }: Props) => (
  <div
    role={role}
    className="grid justify-items-center gap-3 rounded-card border border-dashed border-line-control px-5 py-7 text-center"
  >
    {picture}
    {title !== undefined && <p className="text-large font-strong">{title}</p>}
    <p className="text-ink-soft">{text}</p>
    {children}
  </div>
)
