import './AboutSection.css'
import { company } from '#shared/company.ts'
import { Link } from 'react-router-dom'
import { Marquee } from '../Marquee.tsx'
import '../Blocks.css'
import '../drawing-motion.css'
import DeploymentIllustration from './DeploymentIllustration.svg?drawing'
import FullStackIllustration from './FullStackIllustration.svg?drawing'
import LocalIllustration from './LocalIllustration.svg?drawing'
import ScalableIllustration from './ScalableIllustration.svg?drawing'
import { Lead, Opening, Section } from './Section.tsx'

const column = 'flex-col bg-surface p-card'

const highlights = [
  {
    name: 'Full-Stack Solutions',
    text: 'Compute, platform, models and the application on top, from one accountable provider.',
    picture: <FullStackIllustration />,
    // Spans the rows of all others.
    look: 'highlights__first night row-span-2 flex-col p-card tablet:col-span-full',
  },
  {
    name: 'Scalable Cloud',
    text: 'Start on demand, move to leased nodes, then to a cluster of your own.',
    picture: <ScalableIllustration />,
    look: column,
  },
  {
    name: 'Seamless Deployment',
    text: 'Nodes and clusters arrive installed, connected and tested under load.',
    picture: <DeploymentIllustration />,
    look: column,
  },
  {
    name: 'Dedicated Local Expertise',
    text: `A team in ${company.address.city} that knows the hardware and the region, and is near enough to meet.`,
    picture: <LocalIllustration />,
    look: 'col-start-2 col-end-4 flex-row-reverse items-end bg-surface px-card tablet:col-span-full narrow:flex-col narrow:items-stretch',
    words: 'flex-1 py-card handset:py-0 narrow:pt-0',
  },
]

/** A phone shows the illustration beside the text, because four cards with it above would fill two screens. */
const card =
  'lift flex break-inside-avoid justify-between gap-4 rounded-card border border-line handset:flex-row handset:items-center handset:p-4'

const phrase =
  'feature-phrase flex items-center gap-5 text-subheading font-medium tracking-statement whitespace-nowrap still:text-lead still:leading-130 still:tracking-name still:whitespace-normal'

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
    <Section id="about" room="pt-section">
      <div className="page-width">
        <Opening id="about" title="Every layer of AI, from a single team">
          <div className="grid justify-items-start gap-4">
            <Lead>
              {company.shortName} is among the first end-to-end AI providers in the region. We supply the
              computing infrastructure, develop the software and deploy both, for enterprises in Malaysia and
              Southeast Asia.
            </Lead>
            <Link className="link touchable py-2 font-strong" to="/about">
              More about us
            </Link>
          </div>
        </Opening>
        <ul className="my-7 grid grid-cols-highlights gap-4 tablet:grid-cols-2 phone:grid-cols-1">
          {highlights.map(({ name, text, picture, look, words = '' }) => (
            <li key={name} className={`${card} ${look}`}>
              {picture}
              <div className={`grid content-end gap-2 handset:flex-1 handset:content-center ${words}`}>
                <h3 className="text-lead handset:text-large narrow:text-word">{name}</h3>
                <p className="text-ink-soft handset:text-compact">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className="border-y border-line py-4">
        <Marquee label="What you can run">
          {features.map((feature) => (
            <li key={feature} className={phrase}>
              {feature}
            </li>
          ))}
        </Marquee>
      </div>
    </Section>
  )
}
