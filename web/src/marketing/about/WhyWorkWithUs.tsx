import { company } from '#shared/company.ts'
import { Panel } from '../../ui/Panel.tsx'

/** Each reason has its own icon, drawn in a square of 48. */
const reasons = [
  {
    title: 'You talk to engineers',
    text: 'The person who answers your enquiry knows the hardware. Expect a straight answer.',
    sign: 'M6 10h36v24H24l-9 8v-8H6zM15 19h18M15 25h11',
  },
  {
    title: 'Start small, grow in place',
    text: 'Try an idea on demand, lease nodes when it works, build a cluster when it pays. The team stays the same.',
    sign: 'M6 42V32h12v10M18 42V21h12v21M30 42V8h12v34M6 42h36',
  },
  {
    title: 'Fitted to the workload',
    text: "From the RTX 4090 to the HGX B200, we recommend what the job needs and tell you what it doesn't.",
    sign: 'M14 14h20v20H14zM20 14V6m8 8V6m-8 36v-8m8 8v-8M14 20H6m8 8H6m36-8h-8m8 8h-8M20 24h8',
  },
  {
    title: 'Close by',
    text: `Our office is in ${company.address.city}. Call us ${company.businessHours.support}, or come and see us.`,
    sign: 'M24 43C14 31 9 25 9 18a15 15 0 0 1 30 0c0 7-5 13-15 25zM24 23a5 5 0 1 0 0-10 5 5 0 0 0 0 10z',
  },
] as const

export function WhyWorkWithUs() {
  return (
    <section
      className="page-width grid grid-cols-third gap-x-7 gap-y-6 py-section tablet:grid-cols-1"
      aria-labelledby="why-title"
    >
      <h2 id="why-title" className="sticky top-sticky self-start text-heading tablet:static">
        Why Work With Us
      </h2>
      {/* The second column starts lower than the first. */}
      <ul className="grid grid-cols-2 gap-4 phone:grid-cols-1 desktop:pb-7">
        {reasons.map(({ title, text, sign }) => (
          <Panel
            as="li"
            key={title}
            isLifted
            className="grid content-start gap-3 even:translate-y-7 phone:even:translate-y-0"
          >
            <svg
              className="mb-5 size-7 phone:mb-2"
              viewBox="0 0 48 48"
              fill="none"
              stroke="var(--accent)"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d={sign} />
            </svg>
            <h3 className="text-title">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </Panel>
        ))}
      </ul>
    </section>
  )
}
