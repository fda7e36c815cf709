import './Process.css'
import './ProcessMotion.css'
import { restOutOfSight } from '../rest-out-of-sight.ts'

type Step = { title: string; text: string }

type Props = {
  title: string
  lead: string
  steps: readonly Step[]
  /** How the steps stand on a wide screen; on a narrow one they always stand below each other. */
  layout: 'column' | 'row' | 'stairs' | 'weave'
}

export const processAnchor = 'process'

/**
 * The way from the first talk to running work. Its line and its steps light up with the page's scrolling, which is
 * the work of styles alone; browsers without scroll-driven animations show the steps in turn once they are in sight.
 */
export function Process({ title, lead, steps, layout }: Props) {
  return (
    <section id={processAnchor} className={`process process--${layout}`} aria-labelledby="process-title">
      <div className="page-width process__inner">
        <div className="process__words">
          <h2 id="process-title" className="service__heading">
            {title}
          </h2>
          <p>{lead}</p>
        </div>
        <ol className="process__steps" ref={restOutOfSight}>
          {steps.map((step) => (
            <li key={step.title}>
              <div className="process__step">
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
