import '../api/watch-release.ts'
import './PageHero.css'
import type { ReactNode } from 'react'

type Props = {
  title: string
  lead: string
  picture: ReactNode
  /** The room that a page's illustration takes. */
  room?: string
  /** The widths of the words, which wrap before they reach the illustration. */
  words?: string
  /** What is beside the words, and below them in a narrow window. */
  beside?: ReactNode
  children?: ReactNode
}

const wordsOf = 'max-w-44 desktop:max-w-words wide:max-w-words-wide'

/** The dark first section of a marketing page. */
export function PageHero({ title, lead, picture, room = '', words = wordsOf, beside, children }: Props) {
  return (
    <div className={`page-hero night relative isolate overflow-clip pt-hero pb-band ${room}`}>
      <div className="pointer-events-none absolute inset-0 -z-1" data-print="hidden">
        {picture}
      </div>
      <div className="page-width grid-cols-hero gap-x-columns desktop:grid">
        <div className={`page-hero__words relative grid content-start justify-items-start gap-5 ${words}`}>
          <h1 className="text-display leading-display tracking-dense">{title}</h1>
          <p className="max-w-lead text-lead text-ink-soft">{lead}</p>
          {children}
        </div>
        {beside}
      </div>
    </div>
  )
}
