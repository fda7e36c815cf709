import './AboutPage.css'
import { company } from '#shared/company.ts'
import { ClosingCall } from '../ClosingCall.tsx'
import { CompanyFacts } from '../facts/CompanyFacts.tsx'
import { PageHero } from '../PageHero.tsx'
import { ExpertTeam } from './ExpertTeam.tsx'
import dove from './dove.svg?no-inline'
import './RegionIllustration.css'
import RegionIllustration from './RegionIllustration.svg?drawing'
import { SetsUsApart } from './SetsUsApart.tsx'
import { WhoWeAre } from './WhoWeAre.tsx'
import { WhyWorkWithUs } from './WhyWorkWithUs.tsx'

export default function AboutPage() {
  return (
    <div className="about">
      <PageHero
        title="End-to-end AI from Malaysia"
        lead={`${company.shortName} is among the first in the region to offer all of it: the computing infrastructure, the software that runs on it, and the people who deploy both.`}
        picture={<RegionIllustration />}
      />
      <WhoWeAre />
      <SetsUsApart />
      <CompanyFacts />
      <ExpertTeam />
      <aside className="night" aria-label="Our name">
        <div className="name-story__row page-width">
          <img className="name-story__dove" src={dove} alt="" width={520} height={340} loading="lazy" />
          <p className="name-story__words">
            <em lang="ms">Merbok</em> is the Malay name of the zebra dove, a small grey bird that people here
            keep for its voice. Its fine bars run through everything we draw.
          </p>
        </div>
      </aside>
      <section className="vision night" aria-labelledby="vision-title">
        <div className="vision__words page-width">
          <h2 id="vision-title" className="vision__title">
            Vision
          </h2>
          <p className="vision__statement">
            A Southeast Asia that builds its own AI: on compute close to home, with software that fits, by
            people who know the region.
          </p>
        </div>
      </section>
      <WhyWorkWithUs />
      <ClosingCall
        title="Tell us what you want to run"
        text="A few lines are enough. We reply within 24 hours."
        first={{ to: '/contact', label: 'Contact Us' }}
        second={{ to: '/services', label: 'Explore Our Services' }}
      />
    </div>
  )
}
