import './ServicesSection.css'
import { ServiceTabs } from './ServiceTabs.tsx'

export function ServicesSection() {
  return (
    // Existing links use the fragment #Services, with a capital letter.
    <section
      id="Services"
      className="home__section home-services night"
      tabIndex={-1}
      aria-labelledby="services-title"
    >
      <div className="page-width">
        <div className="home__opening">
          <h2 id="services-title" className="home__heading">
            Four ways to put AI to work
          </h2>
          <p className="home__lead">
            Built for you, leased by the node, ready on demand, or delivered as finished software. Start with
            one and add the others when you need them.
          </p>
        </div>
        <ServiceTabs />
      </div>
    </section>
  )
}
