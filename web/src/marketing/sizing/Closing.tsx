import '../glow-below.css'
import './Closing.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** The last section, with the same actions as the answer. */
export function Closing({ task, children }: { task: string; children: ReactNode }) {
  return (
    <section className="sizing-closing glow-below night" aria-labelledby="sizing-closing-title">
      <div className="page-width">
        <h2 id="sizing-closing-title" className="sizing__heading">
          Have an engineer check it
        </h2>
        <p className="sizing-closing__text">
          {task}: we repeat the arithmetic with your model and your data, and reply within 24 hours. Or{' '}
          <Link className="link" to="/contact">
            write without a sizing
          </Link>
          .
        </p>
        {children}
      </div>
    </section>
  )
}
