import '../api/watch-release.ts'
import './PageHero.css'
import type { ReactNode } from 'react'

type Props = { title: string; lead: string; picture: ReactNode; children?: ReactNode }

/** The dark first section of a marketing page. */
export function PageHero({ title, lead, picture, children }: Props) {
  return (
    <div className="page-hero night relative isolate overflow-clip">
      <div className="pointer-events-none absolute inset-0 -z-1" data-print="hidden">
        {picture}
      </div>
      <div className="page-width">
        <div className="page-hero__words relative grid justify-items-start gap-5">
          <h1 className="text-display leading-display tracking-dense">{title}</h1>
          <p className="page-hero__lead text-lead text-ink-soft">{lead}</p>
          {children}
        </div>
      </div>
    </div>
  )
}
