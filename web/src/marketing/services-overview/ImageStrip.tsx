import './ImageStrip.css'
import { Link } from 'react-router-dom'
import { services, type Service } from '../services.ts'

/** The viewBox of each block's illustration in the strip. */
const windows: Record<Service['id'], string> = {
  'gpu-clusters': '22 20 270 330',
  'gpu-leasing': '250 30 270 330',
  'on-demand': '640 0 254 310',
  'ai-solutions': '330 40 270 330',
}

/** Four details of the illustrations below; each links to its block. */
export function ImageStrip() {
  return (
    <nav className="image-strip night" aria-label="Services on this page">
      <ul className="image-strip__row page-width">
        {services.map(({ id, label, anchor }) => (
          <li key={id}>
            <Link className="image-strip__window" to={`#${anchor}`}>
              <svg viewBox={windows[id]} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
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
