import { useEffect, type ReactNode } from 'react'
import { Wordmark } from '../../layout/Wordmark.tsx'
import '../../ui/Button.css'
import './EntryFrame.css'

type Props = { title: string; lead?: ReactNode; children: ReactNode }

/** The layout of the pages before the desk: one panel with one thing to do. */
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
      <div className="entry__panel">
        <header>
          <h1 className="entry__title">{title}</h1>
          {lead !== undefined && <p className="entry__lead">{lead}</p>}
        </header>
        {children}
      </div>
    </main>
  )
}
