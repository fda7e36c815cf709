import './WorkedExample.css'
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
    <section className="worked page-width" aria-labelledby="worked-title">
      <div>
        <p className="worked__kind">A worked example</p>
        <h2 id="worked-title" className="service__heading">
          {title}
        </h2>
        <p className="worked__text">{text}</p>
        {sizing !== undefined && (
          <Link className="worked__sizing link" to={linkTo('/sizing') + sizing}>
            Do it with your own figures
          </Link>
        )}
      </div>
      <dl>
        {rows.map(({ figure, meaning }) => (
          <div key={figure}>
            <dt>{figure}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
