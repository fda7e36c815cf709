import './Steps.css'
import type { Step } from './view/step.ts'

/** The arithmetic, step by step, with the source of each formula. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <section className="sizing-steps" aria-labelledby="sizing-steps-title">
      <div className="page-width">
        <h2 id="sizing-steps-title" className="sizing__heading">
          How we get there
        </h2>
        <p className="sizing__lead">Every step with its figures, and the source of each formula.</p>
        <ol>
          {steps.map(({ title, working, result, sources }) => (
            <li key={title} className="sizing-step">
              <h3 className="sizing-step__title">{title}</h3>
              <p className="sizing-step__working">{working}</p>
              <p className="sizing-step__result">{result}</p>
              {sources.length > 0 && (
                <p className="sizing-step__sources">
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
