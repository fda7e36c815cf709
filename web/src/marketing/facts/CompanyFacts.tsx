import './facts.css'
import type { ReactNode } from 'react'
import { certificates, dataHalls, photographs, references } from '#shared/company-facts.ts'
import { Pictures } from './Pictures.tsx'

const stated = { dataHalls, certificates, references, photographs }

/** What a buyer checks about the company, as far as it has stated it. */
export function CompanyFacts({ facts = stated }: { facts?: typeof stated }) {
  return (
    <>
      <Part id="halls-title" title="Where your work runs" isStated={facts.dataHalls.length > 0}>
        <dl className="facts__list">
          {facts.dataHalls.map(({ place, hall, detail }) => (
            <div key={place + hall}>
              <dt>{place}</dt>
              <dd>
                <strong>{hall}</strong>
              </dd>
              <dd className="facts__more">{detail}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Certificates certificates={facts.certificates} />
      <Customers references={facts.references} />
      <Part id="photographs-title" title="See for yourself" isStated={facts.photographs.length > 0}>
        <Pictures pictures={facts.photographs} />
      </Part>
    </>
  )
}

type PartProps = { id: string; title: string; isStated: boolean; children: ReactNode }

function Part({ id, title, isStated, children }: PartProps) {
  if (!isStated) return null
  return (
    <section className="facts page-width" aria-labelledby={id}>
      <h2 id={id} className="about__heading">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Certificates({ certificates: items }: Pick<typeof stated, 'certificates'>) {
  return (
    <Part id="certificates-title" title="Certificates" isStated={items.length > 0}>
      <dl className="facts__list">
        {items.map(({ name, scope, validUntil, proof }) => (
          <div key={name}>
            <dt>{scope}</dt>
            <dd>
              <strong>{name}</strong>
            </dd>
            <dd className="facts__more">Valid until {validUntil}</dd>
            {proof !== undefined && (
              <dd>
                <a className="link" href={proof} aria-label={`Check ${name}`}>
                  Check it
                </a>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Part>
  )
}

function Customers({ references: customers }: Pick<typeof stated, 'references'>) {
  return (
    <Part id="customers-title" title="Customers you can ask" isStated={customers.length > 0}>
      <ul className="facts__list">
        {customers.map(({ customer, work, quote, saidBy }) => (
          <li key={customer}>
            <strong>{customer}</strong>
            <p className="facts__more">{work}</p>
            {quote !== undefined && (
              <figure>
                <blockquote>{quote}</blockquote>
                {saidBy !== undefined && <figcaption className="facts__more">{saidBy}</figcaption>}
              </figure>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}
