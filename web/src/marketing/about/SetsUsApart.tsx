import '../drawing-motion.css'
import './SetsUsApart.css'
import { Meanings } from '../facts/Meanings.tsx'

const figures = [
  {
    figure: '24/7',
    title: 'Support day and night',
    text: "Machines don't keep office hours, and neither does our support.",
  },
  {
    figure: '99.9%',
    title: 'Uptime you can plan on',
    text: 'Compute that is there when a job starts, and still there when it ends.',
  },
  {
    figure: '30s',
    title: 'From request to running',
    text: 'On-demand compute deploys in 30 seconds, with up to 48TB of memory.',
  },
] as const

const card = 'grid rounded-card border border-line bg-surface p-panel'

export function SetsUsApart() {
  return (
    <section className="night py-section" aria-labelledby="apart-title">
      <div className="page-width">
        <h2 id="apart-title" className="text-heading">
          What Sets Us Apart
        </h2>
        <ul className="mt-7 grid grid-cols-3 gap-4 tablet:grid-cols-1">
          <li
            className={`${card} apart__whole col-span-full grid-cols-10-13 items-center gap-5 tablet:grid-cols-1`}
          >
            <div>
              <h3 className="text-title">One provider, end to end</h3>
              <p className="mt-3 max-w-30 text-ink-soft">
                Infrastructure, software and deployment come from one team. One plan, one contact, one party
                accountable for the result.
              </p>
            </div>
            <WholeIllustration />
          </li>
          {figures.map(({ figure, title, text }) => (
            <li key={title} className={`${card} content-start gap-2`}>
              <span className="mb-5 text-display leading-none font-strong tracking-digits text-accent tablet:mb-2">
                {figure}
              </span>
              <h3 className="text-title">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
        <Meanings claims={[...figures.map(({ figure }) => figure), '48TB', '24 hours']} />
      </div>
    </section>
  )
}

/** Icons of a chip, code and a tick, joined by a line. */
const WholeIllustration = () => (
  <svg
    className="w-full"
    viewBox="0 0 480 150"
    fill="none"
    stroke="var(--amber)"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path stroke="var(--drawing-line)" d="M0 75H480" />
    <path className="drawing-pulse" d="M0 75H480" pathLength="100" />
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d="M62 47v-11m14 11v-11m14 11v-11M62 103v11m14-11v11m14-11v11M48 61h-11m11 14h-11m11 14h-11m67-28h11m-11 14h11m-11 14h11" />
      <g fill="var(--drawing-front)">
        <rect x="48" y="47" width="56" height="56" rx="8" />
        <rect x="64" y="63" width="24" height="24" rx="4" />
        <rect x="194" y="39" width="92" height="72" rx="10" />
        <circle cx="404" cy="75" r="36" />
      </g>
      <path d="M194 57h92M216 72l-9 9 9 9m48-18 9 9-9 9m-18-20-12 22M389 75l11 11 20-22" />
    </g>
  </svg>
)
