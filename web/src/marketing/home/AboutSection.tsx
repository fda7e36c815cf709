import './AboutSection.css'
import { company } from '#shared/company.ts'
import { Link } from 'react-router-dom'
import { Marquee } from '../Marquee.tsx'
import {
  DeploymentIllustration,
  FullStackIllustration,
  LocalIllustration,
  ScalableIllustration,
} from './HighlightIllustrations.tsx'

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
    text: 'Instances in 30 seconds. Nodes and clusters installed and tested.',
    picture: <DeploymentIllustration />,
  },
  {
    name: 'Dedicated Local Expertise',
    text: `A team in ${company.address.city} that knows the hardware and the region, with support around the clock.`,
    picture: <LocalIllustration />,
  },
] as const

const features = [
  'Built-to-suit GPU clusters',
  'NVIDIA GPU node leasing',
  'On-demand GPU compute',
  'AI software solutions',
  'Custom software',
  '24/7 support',
  '99.9% uptime',
  '30s deploy time',
  'Up to 48TB max memory',
  'Response within 24 hours',
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
      <Marquee label="What we offer">
        {features.map((feature) => (
          <li key={feature} className="feature-phrase">
            {feature}
          </li>
        ))}
      </Marquee>
    </section>
  )
}
