import './Marquee.css'
import type { ReactNode } from 'react'
import { restOutOfSight } from './rest-out-of-sight.ts'

type Props = {
  /** What the strip shows, for those who do not see it. */
  label: string
  /** List items, at their own width. They stand there twice, so nothing in them may have an id. */
  children: ReactNode
}

/**
 * A strip that runs past without end. It rests while it is out of sight, under the pointer, or when its button (a
 * check box, which needs no script) says so; for people who want no motion it is a plain list.
 */
export function Marquee({ label, children }: Props) {
  return (
    <div className="marquee" ref={restOutOfSight}>
      <div className="marquee__window">
        <ul className="marquee__run" aria-label={label}>
          {children}
        </ul>
        <ul className="marquee__run marquee__run--again" aria-hidden="true" inert>
          {children}
        </ul>
      </div>
      <input className="marquee__pause" type="checkbox" aria-label={`Pause the moving strip: ${label}`} />
    </div>
  )
}
