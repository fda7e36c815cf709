import './ServicesSection.css'
import { Lead, Opening, Section } from './Section.tsx'
import { ServiceTabs } from './ServiceTabs.tsx'

export function ServicesSection() {
  return (
    // Existing links use the fragment #Services, with a capital letter.
    <Section id="Services" look="home-services night">
      <div className="page-width">
        <Opening id="Services" title="Four ways to put AI to work">
          <Lead>
            Built for you, leased by the node, ready on demand, or delivered as finished software. Start with
            one and add the others when you need them.
          </Lead>
        </Opening>
        <ServiceTabs />
      </div>
    </Section>
  )
}
