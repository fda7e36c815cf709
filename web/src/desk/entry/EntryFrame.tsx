import { useEffect, type ReactNode } from 'react'
import { Wordmark } from '../../layout/Wordmark.tsx'
import '../../ui/Button.css'
import '../../ui/Card.css'
import './EntryFrame.css'

type Props = { title: string; lead?: ReactNode; children: ReactNode }

/** The layout of the pages outside of the workspace: one panel with one task. */
export function EntryFrame({ title, lead, children }: Props) {
  useEffect(() => {
    document.title = `${title} | Recruiting desk`
  }, [title])
  return (
    <main className="entry">
      <div className="entry__brand">
        <Wordmark />
        <span className="entry__place">Recruiting desk</span>
      </div>
      <div className="entry__panel card">
        <header>
          <h1 className="entry__title">{title}</h1>
          {lead !== undefined && <p className="entry__lead">{lead}</p>}
        </header>
        {children}
      </div>
    </main>
  )
}
