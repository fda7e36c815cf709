import './ServicesSection.css'
import { Opening } from './Opening.tsx'
import { ServiceTabs } from './ServiceTabs.tsx'

export function ServicesSection() {
  return (
    // Existing links use the fragment #Services, with a capital letter.
    <section
      id="Services"
      className="home-services night -scroll-mt-4 py-section outline-none"
      tabIndex={-1}
      aria-labelledby="services-title"
    >
      <div className="page-width">
        <Opening titleId="services-title" title="Four ways to put AI to work">
          <p className="max-w-36 text-lead text-ink-soft">
            Built for you, leased by the node, ready on demand, or delivered as finished software. Start with
            one and add the others when you need them.
          </p>
        </Opening>
        <ServiceTabs />
      </div>
    </section>
  )
}
