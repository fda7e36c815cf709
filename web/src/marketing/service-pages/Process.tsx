import './Process.css'
import './ProcessMotion.css'
import { pauseOutOfView } from '../pause-out-of-view.ts'

type Step = { title: string; text: string }

type Props = {
  title: string
  lead: string
  steps: readonly Step[]
  /** The arrangement of the steps on a wide screen; on a narrow one they are always in one column. */
  layout: 'column' | 'row' | 'stairs' | 'weave'
}

export const processAnchor = 'process'

/**
 * The steps from the first talk to a running service. Scroll-driven animations in CSS light up the line and the steps;
 * browsers without them show the steps one after the other when they come into view.
 */
export function Process({ title, lead, steps, layout }: Props) {
  return (
    <section id={processAnchor} className={`process process--${layout}`} aria-labelledby="process-title">
      <div className="page-width process__inner">
        <div className="process__words">
          <h2 id="process-title" className="text-heading tracking-figure">
            {title}
          </h2>
          <p>{lead}</p>
        </div>
        <ol className="process__steps" ref={pauseOutOfView}>
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
