import { programmes } from '#shared/company-facts.ts'
import { Marquee } from '../Marquee.tsx'
import { SecondLink } from '../SecondLink.tsx'
import { partners } from './partners.ts'
import { Lead, Section, Title } from './Section.tsx'

/** Where the strip stands still, it has two columns on a phone, and one row in a very wide window. */
const strip =
  'gap-4 pr-4 still:pr-0 motion-reduce:handset:grid-cols-2 motion-reduce:handset:gap-3 motion-reduce:wide:grid-cols-6'

const partner =
  'grid min-w-16 content-center gap-1 rounded-card border border-line bg-surface px-6 py-5 whitespace-nowrap still:min-w-0 motion-reduce:handset:p-4 motion-reduce:handset:whitespace-normal motion-reduce:wide:px-5 narrow:min-w-0 narrow:whitespace-normal'

export function PartnersSection() {
  return (
    <Section id="partners">
      <div className="page-width mb-6 grid grid-cols-partners items-center gap-x-7 gap-y-4 tablet:grid-cols-1 tablet:justify-items-start">
        <Title id="partners" title="The hardware we build on" />
        <Lead>The companies whose hardware we run, from the GPU to the network between nodes.</Lead>
        <SecondLink to="/contact">Become a Partner</SecondLink>
      </div>
      <Marquee label="Our partners" narrow="swiped" look={strip}>
        {partners.map(({ name, description }) => (
          <li key={name} className={partner}>
            <span className="text-title leading-115 font-strong tracking-title">{name}</span>
            <span className="text-small text-ink-soft">{description}</span>
            {programmes[name] !== undefined && (
              <span className="text-small font-strong text-accent">{programmes[name]}</span>
            )}
          </li>
        ))}
      </Marquee>
    </Section>
  )
}
