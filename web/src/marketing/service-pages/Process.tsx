import './Process.css'
import './ProcessMotion.css'
import type { Claim } from '#shared/company-facts.ts'
import { Meanings } from '../facts/Meanings.tsx'
import { pauseOutOfView } from '../pause-out-of-view.ts'

/** What a wide screen changes for each arrangement. */
const layouts = {
  column: {
    inner: 'desktop:grid-cols-5-6 desktop:gap-columns',
    words: 'desktop:sticky desktop:top-steps desktop:self-start',
    steps: '',
  },
  row: { inner: '', words: '', steps: 'process--row desktop:grid-cols-4 desktop:gap-6' },
  stairs: {
    inner: '',
    words: '',
    steps: 'process--stairs desktop:grid-cols-4 desktop:items-end desktop:gap-6',
  },
  weave: {
    inner: '',
    words: 'desktop:mx-auto desktop:justify-items-center desktop:text-center',
    steps: 'process--weave desktop:gap-0',
  },
} as const

type Step = { title: string; text: string }

type Props = {
  title: string
  lead: string
  steps: readonly Step[]
  /** The arrangement of the steps on a wide screen; on a narrow one they are always in one column. */
  layout: keyof typeof layouts
  /** What the steps claim. */
  claims?: readonly Claim[]
}

export const processAnchor = 'process'

/**
 * The steps from the first talk to a running service. Scroll-driven animations in CSS light up the line and the steps;
 * browsers without them show the steps one after the other when they come into view.
 */
export function Process({ title, lead, steps, layout, claims }: Props) {
  const look = layouts[layout]
  return (
    <section id={processAnchor} className="process py-section" aria-labelledby="process-title">
      <div className={`page-width grid gap-7 ${look.inner}`}>
        <div className={`grid max-w-38 content-start gap-4 ${look.words}`}>
          <h2 id="process-title" className="text-heading tracking-figure">
            {title}
          </h2>
          <p className="text-lead text-ink-soft">{lead}</p>
          {claims !== undefined && <Meanings claims={claims} />}
        </div>
        <ol className={`process__steps relative grid gap-7 ${look.steps}`} ref={pauseOutOfView}>
          {steps.map((step) => (
            <li key={step.title}>
              <div className="process__step">
                <h3 className="pt-2 text-title narrow:pt-0 narrow:text-word">{step.title}</h3>
                <p className="mt-3 max-w-32 text-ink-soft">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
