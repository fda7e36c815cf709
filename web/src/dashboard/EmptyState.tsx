import type { ReactNode } from 'react'
import './EmptyState.css'

type Props = {
  illustration: ReactNode
  title: string
  text?: string
  /** What to do next. */
  children?: ReactNode
}

export function EmptyState({ illustration, title, text, children }: Props) {
  return (
    <div className="empty">
      {illustration}
      <div className="empty__words">
        <p className="empty__title">{title}</p>
        {text !== undefined && <p className="empty__text">{text}</p>}
        {children}
      </div>
    </div>
  )
}
