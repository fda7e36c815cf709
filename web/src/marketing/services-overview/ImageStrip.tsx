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
    <nav className="image-strip night" aria-label="Services on this page">
      <ul className="image-strip__row page-width">
        {services.map(({ id, label, anchor }) => (
          <li key={id}>
            <Link className="image-strip__window" to={`#${anchor}`}>
              <svg viewBox={windows[id]} aria-hidden="true">
                <use href={`#scene-${id}`} />
              </svg>
              <span className="image-strip__label">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
