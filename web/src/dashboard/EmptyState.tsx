import type { ReactNode } from 'react'
import './EmptyState.css'

export function EmptyState({ picture, title, text }: { picture: ReactNode; title: string; text?: string }) {
  return (
    <div className="empty">
      {picture}
      <div>
        <p className="empty__title">{title}</p>
        {text !== undefined && <p className="empty__text">{text}</p>}
      </div>
    </div>
  )
}
