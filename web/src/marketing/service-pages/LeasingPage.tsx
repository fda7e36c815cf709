import './LeasingPage.css'
import type { gpuTypes } from '#shared/domain/enquiry-choices.ts'
import { services } from '../services.ts'
import { Features } from './Features.tsx'
import { NodePicture } from './NodePicture.tsx'
import { Process } from './Process.tsx'
import { ServiceFrame } from './ServiceFrame.tsx'

const [, service] = services

/** The typical use of each GPU type that the enquiry form offers. */
const uses = {
  'Nvidia RTX4090': 'Prototypes, rendering, small models',
  'Nvidia L40': 'Graphics and inference side by side',
  'Nvidia L40S': 'Inference and fine-tuning',
  'Nvidia HGX H100': 'Training of large models',
  'Nvidia HGX H200': 'Large models that need more memory',
  'Nvidia HGX B200': 'The largest training and inference runs',
} as const satisfies Record<(typeof gpuTypes)[number], string>

const sides = [
  {
    name: 'You choose',
    items: [
      'The GPU type and the number of nodes',
      'The length of the lease',
      'What runs on them, and who may log in',
    ],
  },
  {
    name: 'We take care of',
    items: [
      'Hardware, power, cooling and connection',
      'Installation, drivers and a tested start',
      'Repair and replacement, with support 24/7',
    ],
  },
] as const

export default function LeasingPage() {
  return (
    <ServiceFrame
      title={service.title}
      lead={service.description}
      picture={<NodePicture />}
      action="Start Leasing"
      closing={{
        title: 'Your next node is a message away',
        text: 'Tell us which GPU, how many nodes and for how long.',
      }}
    >
      <Features title="Your own hardware, without owning it" features={service.features} />
      <section className="leasing-range" aria-labelledby="range-title">
        <h2 id="range-title" className="service__heading page-width">
          Six GPU types to choose from
        </h2>
        <dl className="page-width">
          {Object.entries(uses).map(([gpu, use]) => (
            <div key={gpu}>
              <dt>
                <span>Nvidia</span> {gpu.replace('Nvidia ', '')}
              </dt>
              <dd>{use}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="leasing-sides night" aria-labelledby="sides-title">
        <div className="page-width">
          <h2 id="sides-title" className="service__heading">
            You run it. We maintain it.
          </h2>
          <div className="leasing-sides__both">
            {sides.map(({ name, items }) => (
              <div key={name} className="leasing-sides__side">
                <h3>{name}</h3>
                <ul>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </section>
      <Process
        layout="row"
        title="Four steps to a running node"
        lead="You don't need a data centre. We bring the nodes up and hand them over ready to work."
        steps={[
          {
            title: 'Consultation',
            text: 'We match node type, number and term to your work, and tell you if you need less than you thought.',
          },
          {
            title: 'Node Provisioning',
            text: 'We reserve your nodes, set them up and test them under load before you get them.',
          },
          {
            title: 'Integration & Setup',
            text: 'We connect them to your network and storage and install what your team works with.',
          },
          {
            title: 'Ongoing Support',
            text: 'Engineers who know the hardware answer 24/7. Need more nodes or another type? One message is enough.',
          },
        ]}
      />
    </ServiceFrame>
  )
}
