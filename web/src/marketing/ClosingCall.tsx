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
      <svg className="closing-call__rays" viewBox="0 0 400 400" aria-hidden="true">
        <path d="M400 400m-60 0a60 60 0 0 1 60-60M400 400m-130 0a130 130 0 0 1 130-130M400 400m-200 0a200 200 0 0 1 200-200M400 400m-270 0a270 270 0 0 1 270-270M400 400m-340 0a340 340 0 0 1 340-340" />
      </svg>
    </section>
  )
}
