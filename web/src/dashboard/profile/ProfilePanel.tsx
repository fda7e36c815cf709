import { useId, type ReactNode } from 'react'
import '../Panel.css'

export function ProfilePanel({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className="panel" aria-labelledby={titleId}>
      <h2 className="panel__title" id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  )
}
