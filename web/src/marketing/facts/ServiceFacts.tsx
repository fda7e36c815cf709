import {
  prices,
  productPictures,
  serviceLevels,
  termsUrl,
  type Price,
  type ServiceId,
  type ServiceLevel,
} from '#shared/company-facts.ts'
import { Fact, factList, FactsTitle, Stated } from './Fact.tsx'
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
    <section className="page-width grid gap-6 py-section" aria-labelledby="facts-title">
      <FactsTitle id="facts-title">In black and white</FactsTitle>
      <Prices prices={ownPrices} />
      <ServiceLevels levels={levels} />
      <Pictures pictures={pictures} />
      {facts.termsUrl !== '' && (
        <a className="link touchable justify-self-start" href={facts.termsUrl}>
          Terms and conditions
        </a>
      )}
    </section>
  )
}

function Prices({ prices: listed }: { prices: readonly Price[] }) {
  if (listed.length === 0) return null
  return (
    <dl className={factList} aria-label="Prices">
      {listed.map(({ item, from, per, note }) => (
        <Fact
          key={item}
          name={item}
          fact={
            <>
              <Stated>from {from}</Stated> per {per}
            </>
          }
          more={note === undefined ? [] : [note]}
        />
      ))}
    </dl>
  )
}

function ServiceLevels({ levels }: { levels: readonly ServiceLevel[] }) {
  if (levels.length === 0) return null
  return (
    <dl className={factList} aria-label="Service levels">
      {levels.map(({ promise, measure, remedy }) => (
        <Fact
          key={promise}
          name="Service level"
          fact={<Stated>{promise}</Stated>}
          more={[measure, `If we miss it: ${remedy}`]}
        />
      ))}
    </dl>
  )
}
