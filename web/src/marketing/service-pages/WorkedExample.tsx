import { Link } from 'react-router-dom'
import { linkTo } from '../../site/link.ts'

type Row = { figure: string; meaning: string }

type Props = {
  title: string
  text: string
  rows: readonly Row[]
  /** The query with which the sizing page opens close to the example. */
  sizing?: string
}

/** The arithmetic of one task, which a buyer can repeat with their own numbers. */
export function WorkedExample({ title, text, rows, sizing }: Props) {
  return (
    <section
      className="page-width grid grid-cols-5-6 items-start gap-x-columns gap-y-6 py-section tablet:grid-cols-1"
      aria-labelledby="worked-title"
    >
      <div>
        <p className="mb-3 text-small font-strong text-accent">A worked example</p>
        <h2 id="worked-title" className="text-heading tracking-figure">
          {title}
        </h2>
        <p className="mt-4 text-lead text-ink-soft">{text}</p>
        {sizing !== undefined && (
          <Link className="link touchable mt-4 py-2 font-medium" to={linkTo('/sizing') + sizing}>
            Do it with your own figures
          </Link>
        )}
      </div>
      <dl>
        {rows.map(({ figure, meaning }) => (
          <div
            key={figure}
            className="grid grid-cols-figure items-baseline gap-x-5 gap-y-2 border-t border-line py-4 last:border-b narrow:grid-cols-1"
          >
            <dt className="text-title font-strong tracking-figure text-accent">{figure}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
