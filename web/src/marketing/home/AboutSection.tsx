import './AboutSection.css'
import { company } from '#shared/company.ts'
import { Link } from 'react-router-dom'
import { Marquee } from '../Marquee.tsx'
import '../Blocks.css'
import DeploymentIllustration from './DeploymentIllustration.svg?drawing'
import FullStackIllustration from './FullStackIllustration.svg?drawing'
import LocalIllustration from './LocalIllustration.svg?drawing'
import ScalableIllustration from './ScalableIllustration.svg?drawing'

const highlights = [
  {
    name: 'Full-Stack Solutions',
    text: 'Compute, platform, models and the application on top, from one accountable provider.',
    picture: <FullStackIllustration />,
  },
  {
    name: 'Scalable Cloud',
    text: 'Start on demand, move to leased nodes, then to a cluster of your own.',
    picture: <ScalableIllustration />,
  },
  {
    name: 'Seamless Deployment',
    text: 'Nodes and clusters arrive installed, connected and tested under load.',
    picture: <DeploymentIllustration />,
  },
  {
    name: 'Dedicated Local Expertise',
    text: `A team in ${company.address.city} that knows the hardware and the region, and is near enough to meet.`,
    picture: <LocalIllustration />,
  },
] as const

/** Workloads; the figures are in the hero. */
const features = [
  'Fine-tune a 70B model',
  'Serve chat in Bahasa Melayu',
  'Transcribe every call',
  'Read X-rays overnight',
  'Search a million documents',
  'Catch fraud as it happens',
  'Forecast demand by store',
  'Inspect parts on the line',
  'Render a film over a weekend',
  'Train a model from scratch',
] as const

export function AboutSection() {
  return (
    <section id="about" className="home__section home-about" tabIndex={-1} aria-labelledby="about-title">
      <div className="page-width">
        <div className="home__opening">
          <h2 id="about-title" className="home__heading">
            Every layer of AI, from a single team
          </h2>
          <div className="home-about__words">
            <p className="home__lead">
              {company.shortName} is among the first end-to-end AI providers in the region. We supply the
              computing infrastructure, develop the software and deploy both, for enterprises in Malaysia and
              Southeast Asia.
            </p>
            <Link className="link home-about__more" to="/about">
              More about us
            </Link>
          </div>
        </div>
        <ul className="highlights">
          {highlights.map(({ name, text, picture }) => (
            <li key={name} className="highlights__one">
              {picture}
              <div className="highlights__words">
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <Marquee label="What you can run">
        {features.map((feature) => (
          <li key={feature} className="feature-phrase">
            {feature}
          </li>
        ))}
      </Marquee>
    </section>
  )
}
