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
    <>
      <PageHero
        title="End-to-end AI from Malaysia"
        lead={`${company.shortName} is among the first in the region to offer all of it: the computing infrastructure, the software that runs on it, and the people who deploy both.`}
        picture={<RegionIllustration />}
        room="tablet:pb-region"
      />
      <WhoWeAre />
      <SetsUsApart />
      <CompanyFacts />
      <ExpertTeam />
      <aside className="night" aria-label="Our name">
        <div className="page-width grid grid-cols-5-6 items-center gap-x-columns gap-y-6 pt-section phone:grid-cols-1">
          <img
            className="h-auto w-full max-w-32 justify-self-end phone:max-w-20 phone:justify-self-start"
            src={dove}
            alt=""
            width={520}
            height={340}
            loading="lazy"
          />
          <p className="max-w-26em text-title leading-135 tracking-name">
            <em className="font-strong text-accent not-italic" lang="ms">
              Merbok
            </em>{' '}
            is the Malay name of the zebra dove, a small grey bird that people here keep for its voice. Its
            fine bars run through everything we draw.
          </p>
        </div>
      </aside>
      <section
        className="vision night relative isolate overflow-clip text-center"
        aria-labelledby="vision-title"
      >
        <div className="page-width grid justify-items-center gap-5 pt-section">
          <h2 id="vision-title" className="text-lead tracking-normal text-accent">
            Vision
          </h2>
          <p className="max-w-24em text-heading leading-118 font-medium tracking-statement text-balance">
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
    </>
  )
}
