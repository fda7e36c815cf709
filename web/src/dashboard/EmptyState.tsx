import type { ReactNode } from 'react'
import './EmptyState.css'

type Props = {
  picture: ReactNode
  title: string
  text?: string
  /** What to do next. */
  children?: ReactNode
}

export function EmptyState({ picture, title, text, children }: Props) {
  return (
    <div className="empty">
      {picture}
      <div className="empty__words">
        <p className="empty__title">{title}</p>
        {text !== undefined && <p className="empty__text">{text}</p>}
        {children}
      </div>
    </div>
  )
}
