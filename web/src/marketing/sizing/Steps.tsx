import './Steps.css'
import { heading, lead } from './heading.ts'
import type { Step } from './view/step.ts'

const step =
  'sizing-step grid break-inside-avoid gap-2 border-t border-line py-4 desktop:grid-cols-step desktop:grid-rows-below desktop:gap-x-columns desktop:gap-y-1 desktop:py-5 print:grid-cols-step print:grid-rows-below print:gap-x-columns print:gap-y-1 print:py-2'

/** The arithmetic, step by step, with the source of each formula. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <section className="py-section print:py-4" aria-labelledby="sizing-steps-title">
      <div className="page-width">
        <h2 id="sizing-steps-title" className={heading}>
          How we get there
        </h2>
        <p className={lead}>
          Every step with its figures, and the source of each formula. We compute with unrounded values and
          show rounded ones.
        </p>
        <ol className="sizing-steps mt-6 border-b border-line print:mt-4">
          {steps.map(({ title, working, result, sources }) => (
            <li key={title} className={step}>
              <h3 className="sizing-step__title text-body tracking-normal desktop:row-span-2 print:row-span-2">
                {title}
              </h3>
              <p>{working}</p>
              <p className="text-title leading-short font-strong tracking-figure text-balance text-accent desktop:row-span-2 desktop:text-right print:row-span-2 print:text-right print:text-body">
                {result}
              </p>
              {sources.length > 0 && (
                <p className="flex flex-wrap gap-x-4 gap-y-1 text-small desktop:col-start-2 print:col-start-2">
                  {sources.map(({ name, href }) => (
                    <a key={href} className="link touchable" href={href} rel="noopener">
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
