import { heading } from './heading.ts'

const limits = [
  {
    title: 'Time that is not training',
    text: 'Failed nodes, checkpoints, evaluation and experiments before the run. Add them, or lower the utilisation.',
  },
  {
    title: 'Mixtures of experts',
    text: 'The formulas are for dense models. For a mixture of experts, the active parameters set the time, all of them the memory.',
  },
  {
    title: 'The network',
    text: 'Utilisation falls when more GPUs wait for each other. It stays up only as long as the interconnect grows with them.',
  },
  {
    title: 'Attention at great length',
    text: 'The work of attention grows with the square of the length. Above some 32,000 tokens it is no longer small.',
  },
] as const

/** What the estimate leaves out. */
export function Limits() {
  return (
    <section className="page-width py-section print:py-4" aria-labelledby="sizing-limits-title">
      <h2 id="sizing-limits-title" className={heading}>
        What it leaves out
      </h2>
      <dl className="mt-6 grid grid-cols-meanings gap-6 print:mt-4 print:gap-y-4">
        {limits.map(({ title, text }) => (
          <div key={title} className="border-t border-line pt-4">
            <dt className="font-strong">{title}</dt>
            <dd className="mt-2 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
