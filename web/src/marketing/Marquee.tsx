import './Marquee.css'
import type { ReactNode } from 'react'
import { pauseOutOfView } from './pause-out-of-view.ts'

type Props = {
  /** The strip's accessible name. */
  label: string
  /** What a narrow screen does: short phrases move faster, items to read stand still in a row that is swiped. */
  narrow?: 'faster' | 'swiped'
  look?: string
  /** List items at their own width. They are rendered twice, so they must not contain ids. */
  children: ReactNode
}

/**
 * An endless moving strip. It pauses while it is out of view, hovered, or paused by its button (a
 * check box, which needs no script); with reduced motion it is a plain list.
 */
export function Marquee({ label, narrow = 'faster', look = '', children }: Props) {
  const run = `marquee__run ${look}`
  return (
    <div className={`marquee marquee--${narrow}`} ref={pauseOutOfView}>
      <div className="marquee__window">
        <ul className={run} aria-label={label}>
          {children}
        </ul>
        <ul className={run} aria-hidden="true" inert>
          {children}
        </ul>
      </div>
      <input className="marquee__pause" type="checkbox" aria-label={`Pause the moving strip: ${label}`} />
    </div>
  )
}
