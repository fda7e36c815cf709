import './ImageStrip.css'
import { Link } from 'react-router-dom'
import { services, type Service } from '../services.ts'

/** The viewBox of each block's illustration in the strip: all of it, and of the demand its longest run. */
const windows: Record<Service['id'], string> = {
  'gpu-clusters': '10 12 620 490',
  'gpu-leasing': '90 60 570 400',
  'on-demand': '528 12 432 324',
  'ai-solutions': '-20 0 720 440',
}

/** The illustrations below, small; each links to its block. */
export function ImageStrip() {
  return (
    <nav className="night pb-7" aria-label="Services on this page" data-print="hidden">
      <ul className="image-strip page-width grid gap-3 from-phone:grid-cols-4">
        {services.map(({ id, label, anchor }) => (
          <li key={id}>
            <Link
              className="image-strip__window relative block overflow-clip rounded-card border border-line no-underline hover:border-amber"
              to={`#${anchor}`}
            >
              <svg viewBox={windows[id]} aria-hidden="true">
                <use href={`#scene-${id}`} />
              </svg>
              <span className="image-strip__label relative flex justify-between border-t border-line bg-surface px-4 py-3 font-strong">
                {label}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
