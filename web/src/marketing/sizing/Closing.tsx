import '../glow-below.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Meaning } from '../facts/Meaning.tsx'

/** The last section, with the same actions as the answer. */
export function Closing({ task, children }: { task: string; children: ReactNode }) {
  return (
    <section className="glow-below night" aria-labelledby="sizing-closing-title" data-print="hidden">
      <div className="page-width grid justify-items-start gap-5">
        <h2 id="sizing-closing-title" className="text-heading tracking-figure">
          Have an engineer check it
        </h2>
        <p className="max-w-38 text-lead text-ink-soft">
          {task}: we repeat the arithmetic with your model and your data, and reply within 24 hours. Or{' '}
          <Link className="link" to="/contact">
            write without a sizing
          </Link>
          .
        </p>
        <Meaning claim="24 hours" />
        {children}
      </div>
    </section>
  )
}
