import './ServiceBlock.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Service } from '../services.ts'

type Layout = { block?: string; words: string; picture: string; offer: string; features?: string }

const left = 'desktop:col-start-1 desktop:col-end-6'
const right = 'desktop:col-start-8 desktop:col-end-13'
const wideLeft = 'desktop:col-start-1 desktop:col-end-8'
const whole = 'desktop:col-span-full'
const bothRows = 'desktop:row-start-1 desktop:row-end-3'

/** Each service has its own arrangement of twelve columns; on a narrow screen all have one column. */
const layouts: Record<Service['id'], Layout> = {
  // The plan is on the right, as tall as the text beside it.
  'gpu-clusters': {
    words: left,
    offer: left,
    picture: `service-block__plan rounded-card p-4 desktop:col-start-6 desktop:col-end-13 desktop:self-center ${bothRows}`,
  },
  // The node is large, on the left of a dark background.
  'gpu-leasing': {
    block: 'night overflow-clip',
    words: right,
    offer: right,
    picture: `desktop:-ml-8 desktop:self-center ${wideLeft} ${bothRows}`,
  },
  // The curve spans the full width between the text and the offer.
  'on-demand': {
    words: `desktop:grid-cols-2 desktop:items-end ${whole}`,
    offer: whole,
    picture: whole,
    features: 'desktop:grid-cols-5 desktop:gap-x-5',
  },
  'ai-solutions': {
    block: 'bg-surface-sunken',
    words: wideLeft,
    picture: wideLeft,
    offer: `desktop:self-end desktop:pl-6 ${right} ${bothRows}`,
  },
}

const marked =
  'flex gap-3 border-b border-line py-3 before:mt-2 before:size-mark before:flex-none before:bg-orange'

const more =
  'service-block__more inline-flex min-h-button items-center gap-3 justify-self-start rounded-round border border-accent px-5 font-strong text-accent no-underline hover:bg-accent-wash'

type Props = { service: Service; picture: ReactNode }

/** One service of the overview. */
export function ServiceBlock({ service, picture }: Props) {
  const titleId = `${service.id}-title`
  const layout = layouts[service.id]
  return (
    <section
      id={service.anchor}
      className={`service-block -scroll-mt-4 py-section outline-none ${layout.block ?? ''}`}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <div className="page-width grid grid-cols-12 content-start gap-x-5 gap-y-6 tablet:grid-cols-1">
        <div className={`grid content-start gap-5 ${layout.words}`}>
          <h2 id={titleId} className="text-heading">
            {service.title}
          </h2>
          <p className="max-w-36 text-lead text-ink-soft">{service.description}</p>
        </div>
        <div className={`service-block__picture ${layout.picture}`}>{picture}</div>
        <div className={`grid content-start gap-5 ${layout.offer}`}>
          <ul className={`grid ${layout.features ?? ''}`}>
            {service.features.map((feature) => (
              <li key={feature} className={marked}>
                {feature}
              </li>
            ))}
          </ul>
          <Link className={more} to={service.href} data-print="hidden">
            Learn More<span className="unseen"> about {service.title}</span>
          </Link>
        </div>
      </div>
    </section>
  )
}
