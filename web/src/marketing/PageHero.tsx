import '../api/watch-release.ts'
import './PageHero.css'
import type { ReactNode } from 'react'

type Props = { title: string; lead: string; picture: ReactNode; children?: ReactNode }

/** The dark first section of a marketing page. */
export function PageHero({ title, lead, picture, children }: Props) {
  return (
    <div className="page-hero night">
      <div className="page-hero__picture">{picture}</div>
      <div className="page-width">
        <div className="page-hero__words">
          <h1 className="page-hero__title">{title}</h1>
          <p className="page-hero__lead">{lead}</p>
          {children}
        </div>
      </div>
    </div>
  )
}
