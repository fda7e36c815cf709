import './ClosingCall.css'
import { Link } from 'react-router-dom'
import { ButtonLink } from '../ui/Button.tsx'

type Way = { to: string; label: string }
type Props = { title: string; text: string; first: Way; second: Way }

/** The last section of a marketing page, with links to the next steps. */
export function ClosingCall({ title, text, first, second }: Props) {
  return (
    <section className="closing-call page-width" aria-labelledby="closing-call-title">
      <div className="closing-call__words">
        <h2 id="closing-call-title" className="closing-call__title">
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <div className="closing-call__ways">
        <ButtonLink to={first.to}>{first.label}</ButtonLink>
        <Link className="closing-call__second" to={second.to}>
          {second.label}
        </Link>
      </div>
      <svg className="closing-call__rays" viewBox="0 0 144 144" aria-hidden="true">
        <path d="M114 0a30 30 0 0 0 30 30M88 0a56 56 0 0 0 56 56M62 0a82 82 0 0 0 82 82M36 0a108 108 0 0 0 108 108M10 0a134 134 0 0 0 134 134" />
      </svg>
    </section>
  )
}
