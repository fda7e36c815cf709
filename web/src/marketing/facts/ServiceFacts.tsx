import './facts.css'
import {
  prices,
  productPictures,
  serviceLevels,
  termsUrl,
  type Price,
  type ServiceId,
  type ServiceLevel,
} from '#shared/company-facts.ts'
import { Pictures } from './Pictures.tsx'

const of =
  (service: ServiceId) =>
  (fact: { service: ServiceId }): boolean =>
    fact.service === service

const stated = { prices, serviceLevels, productPictures, termsUrl }

type Props = { service: ServiceId; facts?: typeof stated }

/** What a buyer of a service checks, as far as the company has stated it. */
export function ServiceFacts({ service, facts = stated }: Props) {
  const ownFacts = of(service)
  const ownPrices = facts.prices.filter(ownFacts)
  const levels = facts.serviceLevels.filter(ownFacts)
  const pictures = facts.productPictures.filter(ownFacts)
  if (ownPrices.length + levels.length + pictures.length === 0) return null
  return (
    <section className="facts page-width" aria-labelledby="facts-title">
      <h2 id="facts-title" className="service__heading">
        In black and white
      </h2>
      <Prices prices={ownPrices} />
      <ServiceLevels levels={levels} />
      <Pictures pictures={pictures} />
      {facts.termsUrl !== '' && (
        <a className="facts__terms link" href={facts.termsUrl}>
          Terms and conditions
        </a>
      )}
    </section>
  )
}

function Prices({ prices: listed }: { prices: readonly Price[] }) {
  if (listed.length === 0) return null
  return (
    <dl className="facts__list" aria-label="Prices">
      {listed.map(({ item, from, per, note }) => (
        <div key={item}>
          <dt>{item}</dt>
          <dd>
            <strong>from {from}</strong> per {per}
          </dd>
          {note !== undefined && <dd className="facts__more">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

function ServiceLevels({ levels }: { levels: readonly ServiceLevel[] }) {
  if (levels.length === 0) return null
  return (
    <dl className="facts__list" aria-label="Service levels">
      {levels.map(({ promise, measure, remedy }) => (
        <div key={promise}>
          <dt>Service level</dt>
          <dd>
            <strong>{promise}</strong>
          </dd>
          <dd className="facts__more">{measure}</dd>
          <dd className="facts__more">If we miss it: {remedy}</dd>
        </div>
      ))}
    </dl>
  )
}
