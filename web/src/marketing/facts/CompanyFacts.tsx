import type { ReactNode } from 'react'
import { certificates, dataHalls, photographs, references } from '#shared/company-facts.ts'
import { Fact, factList, FactsTitle, oneFact, Stated } from './Fact.tsx'
import { Pictures } from './Pictures.tsx'

const stated = { dataHalls, certificates, references, photographs }

/** What a buyer checks about the company, as far as it has stated it. */
export function CompanyFacts({ facts = stated }: { facts?: typeof stated }) {
  if (Object.values(facts).every(({ length }) => length === 0)) return null
  return (
    <div className="grid gap-section py-section">
      <Part id="halls-title" title="Where your work runs" isStated={facts.dataHalls.length > 0}>
        <dl className={factList}>
          {facts.dataHalls.map(({ place, hall, detail }) => (
            <Fact key={place + hall} name={place} fact={<Stated>{hall}</Stated>} more={[detail]} />
          ))}
        </dl>
      </Part>
      <Certificates certificates={facts.certificates} />
      <Customers references={facts.references} />
      <Part id="photographs-title" title="See for yourself" isStated={facts.photographs.length > 0}>
        <Pictures pictures={facts.photographs} />
      </Part>
    </div>
  )
}

type PartProps = { id: string; title: string; isStated: boolean; children: ReactNode }

function Part({ id, title, isStated, children }: PartProps) {
  if (!isStated) return null
  return (
    <section className="page-width grid gap-6" aria-labelledby={id}>
      <FactsTitle id={id}>{title}</FactsTitle>
      {children}
    </section>
  )
}

function Certificates({ certificates: items }: Pick<typeof stated, 'certificates'>) {
  return (
    <Part id="certificates-title" title="Certificates" isStated={items.length > 0}>
      <dl className={factList}>
        {items.map(({ name, scope, validUntil, proof }) => (
          <Fact key={name} name={scope} fact={<Stated>{name}</Stated>} more={[`Valid until ${validUntil}`]}>
            {proof !== undefined && (
              <dd>
                <a className="link" href={proof} aria-label={`Check ${name}`}>
                  Check it
                </a>
              </dd>
            )}
          </Fact>
        ))}
      </dl>
    </Part>
  )
}

function Customers({ references: customers }: Pick<typeof stated, 'references'>) {
  return (
    <Part id="customers-title" title="Customers you can ask" isStated={customers.length > 0}>
      <ul className={factList}>
        {customers.map(({ customer, work, quote, saidBy }) => (
          <li key={customer} className={oneFact}>
            <Stated>{customer}</Stated>
            <p className="text-ink-soft">{work}</p>
            {quote !== undefined && (
              <figure>
                <blockquote className="mt-3 mb-1 text-lead">{quote}</blockquote>
                {saidBy !== undefined && <figcaption className="text-ink-soft">{saidBy}</figcaption>}
              </figure>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}
