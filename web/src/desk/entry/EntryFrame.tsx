import { useEffect, type ReactNode } from 'react'
import { Wordmark } from '../../layout/Wordmark.tsx'
import { Panel } from '../../ui/Panel.tsx'

type Props = { title: string; lead?: ReactNode; children: ReactNode }

/** The layout of the pages outside of the workspace: one panel with one task. */
export function EntryFrame({ title, lead, children }: Props) {
  useEffect(() => {
    document.title = `${title} | Recruiting desk`
  }, [title])
  return (
    <main className="entry grid justify-items-center gap-5 px-edge pt-6 pb-8">
      <div className="desk-brand flex w-full max-w-28 items-center gap-3 text-large">
        <Wordmark />
        <span className="border-l border-line-control pl-3 text-body text-ink-soft">Recruiting desk</span>
      </div>
      <Panel as="div" isLifted className="grid w-full max-w-28 gap-5">
        <header>
          <h1 className="text-subheading tracking-statement">{title}</h1>
          {lead !== undefined && <p className="mt-3 text-ink-soft">{lead}</p>}
        </header>
        {children}
      </Panel>
    </main>
  )
}
