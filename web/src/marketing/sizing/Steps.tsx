import './Steps.css'
import { heading, lead } from './heading.ts'
import type { Step } from './view/step.ts'

/** The arithmetic, step by step, with the source of each formula. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <section className="py-section print:py-4" aria-labelledby="sizing-steps-title">
      <div className="page-width">
        <h2 id="sizing-steps-title" className={heading}>
          How we get there
        </h2>
        <p className={lead}>Every step with its figures, and the source of each formula.</p>
        <ol className="sizing-steps mt-6 border-b border-line print:mt-4">
          {steps.map(({ title, working, result, sources }) => (
            <li key={title} className="sizing-step grid break-inside-avoid border-t border-line">
              <h3 className="sizing-step__title text-body tracking-normal">{title}</h3>
              <p className="sizing-step__working">{working}</p>
              <p className="sizing-step__result text-title leading-short font-strong tracking-figure text-balance text-accent print:text-body">
                {result}
              </p>
              {sources.length > 0 && (
                <p className="sizing-step__sources flex flex-wrap gap-x-4 gap-y-1 text-small">
                  {sources.map(({ name, href }) => (
                    <a key={href} className="link" href={href} rel="noopener">
                      {name}
                    </a>
                  ))}
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
