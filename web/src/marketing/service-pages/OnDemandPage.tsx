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
    text: "Add instances as the work grows. Release them when it's done.",
  },
] as const

const figure = 'text-heading leading-none font-strong tracking-dense'
const firstFigure = 'on-demand-figure font-strong'
const load = 'mt-8 grid items-end gap-x-columns gap-y-5 tablet:mt-7 tablet:grid-cols-1'

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
      <Claims />
      <Loads />
      <Example />
      <div className="on-demand-process border-t border-line bg-surface-sunken">
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

function Claims() {
  return (
    <section className="night pb-section" aria-labelledby="claims-title">
      <div className="page-width">
        <h2 id="claims-title" className="unseen">
          What you get
        </h2>
        <dl className="grid grid-cols-first-wider items-end border-t border-line pt-6 tablet:grid-cols-2 tablet:items-start tablet:gap-x-4 tablet:gap-y-6 narrow:grid-cols-1">
          {claims.map(({ value, label }, index) => (
            <div key={label} className="flex flex-col-reverse gap-2 tablet:first:col-span-full">
              <dt className="text-ink-soft">{label}</dt>
              <dd className={index === 0 ? firstFigure : figure}>{value}</dd>
            </div>
          ))}
        </dl>
        <Meanings claims={claims.map(({ value }) => value)} />
      </div>
    </section>
  )
}

function Loads() {
  return (
    <section className="page-width py-section" aria-labelledby="loads-title">
      <h2 id="loads-title" className="text-heading tracking-figure">
        For work that doesn't run all day
      </h2>
      {loads.map(({ name, text, shape }, index) => (
        <div key={name} className={`${load} ${index % 2 === 0 ? 'grid-cols-2-3' : 'grid-cols-3-2'}`}>
          <div>
            <h3 className="text-title">{name}</h3>
            <p className="mt-3 text-ink-soft">{text}</p>
          </div>
          <svg
            className={`w-full border-b border-line-control ${index % 2 === 0 ? '' : 'order-first tablet:order-none'}`}
            viewBox="0 0 320 90"
            aria-hidden="true"
          >
            <path className="fill-accent-wash" d={`${shape}V90H0Z`} />
            <path
              className="fill-none stroke-orange"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
              d={shape}
            />
          </svg>
        </div>
      ))}
    </section>
  )
}

function Example() {
  return (
    <WorkedExample
      title="Twenty settings before lunch"
      text="A hyperparameter search is one training run, many times. On demand, they don't have to queue."
      rows={example}
      sizing="?task=fine-tune"
    />
  )
}
