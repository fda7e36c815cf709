import { services } from '../services.ts'
import ClusterIllustration from './ClusterIllustration.svg?drawing'
import { GpuTable } from './GpuTable.tsx'
import { Process } from './Process.tsx'
import { ServiceFrame } from './ServiceFrame.tsx'
import { WorkedExample } from './WorkedExample.tsx'

const [service] = services

/** The parts of a cluster, each with an icon of a few strokes. */
const parts = [
  {
    name: 'Compute',
    text: 'Your models and your deadline decide which nodes you need, and how many: HGX H100, HGX H200, HGX B200, or a mix.',
    strokes: 'M2 6h24v24H2zm34 0h24v24H36zm34 0h24v24H70zm34 0h24v24h-24zm34 0h24v24h-24z',
  },
  {
    name: 'Network',
    text: 'Training is only as fast as the slowest link. The interconnect is laid out with the racks, so that every node reaches every other at the same speed.',
    strokes: 'M2 30L82 4l80 26M42 30L82 4l40 26M82 4v26M2 30L42 4l80 26M162 30L122 4 42 30',
  },
  {
    name: 'Storage',
    text: 'GPUs that wait for data are wasted. We choose capacity and throughput to keep them busy and to write checkpoints without stopping the run.',
    strokes:
      'M2 6h160M2 14h160M2 22h160M2 30h160M12 6v8m20-8v8m-8 8v8m40-16v8m34-16v8m18 8v8m24-24v8m-60 8v8',
  },
  {
    name: 'Power and cooling',
    text: 'A full GPU rack is a heater first. We plan power and airflow for full load around the clock, not for the average.',
    strokes:
      'M2 10c20-12 20 12 40 0s20 12 40 0 20 12 40 0 20 12 40 0M2 26c20-12 20 12 40 0s20 12 40 0 20 12 40 0 20 12 40 0',
  },
] as const

const example = [
  {
    figure: '1.12 TB',
    meaning: 'Weights, gradients and optimizer states in mixed precision, at 16 bytes for each parameter.',
  },
  { figure: '640 GB', meaning: 'The memory of one HGX H100 node: eight GPUs with 80 GB each.' },
  {
    figure: '2 nodes',
    meaning: 'The minimum that fits the training state; activations need more.',
  },
  { figure: '4 nodes', meaning: 'A shorter run, as long as the network between them keeps up.' },
] as const

const steps = [
  {
    title: 'Consultation',
    text: 'We go through your models, data and deadlines with your engineers, and agree what the cluster has to do before anyone talks about hardware.',
  },
  {
    title: 'Design & Build',
    text: 'You get a design with every part in it: nodes, interconnect, storage, power and cooling. Once you approve it, we build and cable it.',
  },
  {
    title: 'Deploy & Integrate',
    text: 'The cluster is tested under full load, then joined to your network, your storage and the tools your team already uses.',
  },
  {
    title: 'Ongoing Support',
    text: 'We watch the hardware, replace what fails and plan the next extension with you. Support answers 24/7.',
  },
] as const

const part =
  'grid grid-cols-4-6-3 items-center gap-x-columns gap-y-3 border-t border-line py-6 tablet:grid-cols-sign tablet:py-5 narrow:grid-cols-1'

export default function ClustersPage() {
  return (
    <ServiceFrame
      service="gpu-clusters"
      title={service.title}
      lead="Compute, network, storage, power and cooling, designed as one machine for the models you train and serve."
      picture={<ClusterIllustration />}
      action="Get Started Today"
      closing={{
        title: "Bring us the workload. We'll design the cluster.",
        text: 'Tell us what you train or serve, and by when.',
      }}
    >
      <WorkedExample
        title="Sizing a training run with 70 billion parameters"
        text="We start with arithmetic like this, then repeat it with your model, data and deadline."
        rows={example}
        sizing=""
      />
      <section className="night py-section" aria-labelledby="parts-title">
        <div className="page-width">
          <h2 id="parts-title" className="text-heading tracking-figure">
            Four parts, sized together
          </h2>
          <p className="mt-4 mb-7 text-lead text-ink-soft">
            Each one limits the other three, so we never size one alone.
          </p>
          <dl>
            {parts.map(({ name, text, strokes }) => (
              <div key={name} className={part}>
                <dt className="text-title font-strong tracking-title">{name}</dt>
                <dd className="text-ink-soft tablet:col-span-full tablet:row-start-2">{text}</dd>
                <dd aria-hidden="true">
                  <svg viewBox="0 0 164 36">
                    <path className="fill-none stroke-amber" strokeWidth="1.25" d={strokes} />
                  </svg>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <GpuTable
        id="nodes-title"
        title="Three kinds of HGX node"
        types={['Nvidia HGX H100', 'Nvidia HGX H200', 'Nvidia HGX B200']}
        note="NVIDIA's published figures for one GPU. Each node has eight of them, linked by NVSwitch."
      />
      <Process
        layout="column"
        title="From first call to full load"
        lead="The same team stays with you throughout, so nothing gets lost between planning, building and running."
        steps={steps}
        claims={['24/7']}
      />
    </ServiceFrame>
  )
}
