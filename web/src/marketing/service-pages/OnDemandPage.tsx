import './OnDemandPage.css'
import { Meanings } from '../facts/Meanings.tsx'
import { Process } from './Process.tsx'
import './ScalingIllustration.css'
import ScalingIllustration from './ScalingIllustration.svg?drawing'
import { ServiceFrame } from './ServiceFrame.tsx'
import { WorkedExample } from './WorkedExample.tsx'

const claims = [
  { value: '30s', label: 'Deploy time' },
  { value: '48TB', label: 'Max memory, up to' },
  { value: 'A100', label: 'GPU access' },
  { value: '99.9%', label: 'Uptime' },
  { value: '24/7', label: 'Support' },
] as const

/** Workloads with a changing demand for GPUs, each with its curve over a day. */
const loads = [
  {
    name: 'Experiments',
    text: 'Try an idea in the morning and drop it by noon. Deploy an instance for each question and keep none of them.',
    shape: 'M0 78H30L34 24H48L52 78H96L100 40H122L126 78H190L194 12H206L210 78H262L266 52H280L284 78H320',
  },
  {
    name: 'Training runs',
    text: 'Take all the memory a run needs, for as long as it runs, and release it when the last checkpoint is written.',
    shape: 'M0 78H70C84 78 82 14 98 14H236C252 14 250 78 264 78H320',
  },
  {
    name: 'Busy hours',
    text: 'Add instances for the daily peak and run the quiet hours on a few.',
    shape: 'M0 70C30 70 44 20 80 20S130 70 160 70 204 20 240 20 290 70 320 70',
  },
] as const

const example = [
  { figure: '60 hours', meaning: 'Twenty runs of three hours, one after the other on one instance.' },
  { figure: '3 hours', meaning: 'The same runs at the same time, on twenty instances.' },
  {
    figure: 'Still 60',
    meaning: 'Instance-hours in total. Only the wait is shorter.',
  },
] as const

const steps = [
  {
    title: 'Configure',
    text: 'Choose GPU, memory and storage for the job in front of you.',
  },
  {
    title: 'Deploy',
    text: 'Your instance is up in 30 seconds and waiting for your code.',
  },
  {
    title: 'Execute',
    text: 'Run your code, follow its progress and fetch the results.',
  },
  {
    title: 'Scale',
    text: 'Add instances as the work grows. Release them when it’s done.',
  },
] as const

export default function OnDemandPage() {
  return (
    <ServiceFrame
      service="on-demand"
      title="On-Demand Compute Service"
      lead="GPU instances that are up in 30 seconds, for as long as you need them and not a day longer."
      picture={<ScalingIllustration />}
      action="Request Access"
      closing={{
        title: 'Ready when your code is',
        text: 'Tell us what you want to run.',
      }}
    >
      <section className="on-demand-claims night" aria-labelledby="claims-title">
        <div className="page-width">
          <h2 id="claims-title" className="unseen">
            What you get
          </h2>
          <dl>
            {claims.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Meanings claims={claims.map(({ value }) => value)} />
        </div>
      </section>
      <section className="on-demand-loads page-width" aria-labelledby="loads-title">
        <h2 id="loads-title" className="service__heading">
          For work that doesn’t run all day
        </h2>
        {loads.map(({ name, text, shape }) => (
          <div key={name} className="on-demand-loads__load">
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
            <svg viewBox="0 0 320 90" aria-hidden="true">
              <path className="on-demand-loads__area" d={`${shape}V90H0Z`} />
              <path className="on-demand-loads__line" d={shape} />
            </svg>
          </div>
        ))}
      </section>
      <Example />
      <div className="on-demand-process">
        <Process
          layout="stairs"
          title="Up and running, step by step"
          lead="Four steps, for one instance or many."
          steps={steps}
        />
      </div>
    </ServiceFrame>
  )
}

function Example() {
  return (
    <WorkedExample
      title="Twenty settings before lunch"
      text="A hyperparameter search is one training run, many times. On demand, they don’t have to queue."
      rows={example}
      sizing="?task=fine-tune"
    />
  )
}
