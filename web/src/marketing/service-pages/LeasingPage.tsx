import { services } from '../services.ts'
import { GpuTable } from './GpuTable.tsx'
import { gpuNames } from './gpus.ts'
import { LeaseForm } from './LeaseForm.tsx'
import './NodeIllustration.css'
import NodeIllustration from './NodeIllustration.svg?drawing'
import { Process } from './Process.tsx'
import { ServiceFrame } from './ServiceFrame.tsx'
import { WorkedExample } from './WorkedExample.tsx'

const [, service] = services

const sides = [
  {
    name: 'You choose',
    items: [
      'The GPU type and the number of GPUs',
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

const example = [
  { figure: '140 GB', meaning: 'The weights at 16 bits, two bytes for each parameter.' },
  { figure: '2 × H200', meaning: '282 GB: the weights, and 142 GB left for requests.' },
  { figure: '70 GB', meaning: 'The same weights at 8 bits.' },
  {
    figure: '2 × L40S',
    meaning: '96 GB: they fit, but answers come slower, because each GPU reads 864 GB/s instead of 4.8 TB/s.',
  },
] as const

const steps = [
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
] as const

/** A line separates the second side from the first. */
const side =
  'border-orange first:pr-columns last:border-l-2 last:pl-columns tablet:first:pr-0 tablet:last:border-t-2 tablet:last:border-l-0 tablet:last:pt-5 tablet:last:pl-0'

export default function LeasingPage() {
  return (
    <ServiceFrame
      service="gpu-leasing"
      title={service.title}
      lead="Your own GPU nodes without buying them: pick the hardware and the term, log in, and leave the machine room to us."
      picture={<NodeIllustration />}
      action="Start Leasing"
      closing={{
        title: 'Your next node is a message away',
        text: 'Tell us which GPU, how many and for how long.',
      }}
    >
      <GpuTable
        id="range-title"
        title="Six GPU types to choose from"
        types={gpuNames}
        note="NVIDIA's published figures for one GPU. The eight GPUs of an HGX node reach each other over NVLink. The A100 is available on demand, not by the node."
      >
        <LeaseForm />
      </GpuTable>
      <section className="night py-section" aria-labelledby="sides-title">
        <div className="page-width">
          <h2 id="sides-title" className="text-heading tracking-figure">
            You run it. We maintain it.
          </h2>
          <div className="mt-7 grid grid-cols-2 tablet:grid-cols-1">
            {sides.map(({ name, items }) => (
              <div key={name} className={side}>
                <h3 className="text-title text-accent">{name}</h3>
                <ul className="mt-3">
                  {items.map((item) => (
                    <li key={item} className="border-b border-line py-4 text-lead last:border-0">
                      {item}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </section>
      <WorkedExample
        title="Serving a model with 70 billion parameters"
        text="Memory decides first. The weights have to fit, with room for the requests that run at the same time."
        rows={example}
        sizing="?task=serve&gpu=h200"
      />
      <Process
        layout="row"
        title="Four steps to a running node"
        lead="You don't need a data centre. We set the nodes up and hand them over ready to work."
        steps={steps}
        claims={['24/7']}
      />
    </ServiceFrame>
  )
}
