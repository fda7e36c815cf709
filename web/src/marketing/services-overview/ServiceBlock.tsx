import './ServiceBlock.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Service } from '../services.ts'

type Props = { service: Service; picture: ReactNode }

/** One service of the overview. A class of the service's id gives each block its own layout. */
export function ServiceBlock({ service, picture }: Props) {
  const titleId = `${service.id}-title`
  return (
    <section
      id={service.anchor}
      className={`service-block service-block--${service.id}`}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <div className="service-block__row page-width">
        <div className="service-block__words">
          <h2 id={titleId} className="service-block__title">
            {service.title}
          </h2>
          <p className="service-block__text">{service.description}</p>
        </div>
        <div className="service-block__picture">{picture}</div>
        <div className="service-block__offer">
          <ul className="service-block__features">
            {service.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <Link className="service-block__more" to={service.href}>
            Learn More<span className="unseen"> about {service.title}</span>
          </Link>
        </div>
      </div>
    </section>
  )
}
