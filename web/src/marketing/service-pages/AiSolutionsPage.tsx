import './AiSolutionsPage.css'
import { Marquee } from '../Marquee.tsx'
import { services } from '../services.ts'
import { industries } from './industries.ts'
import './PipelineIllustration.css'
import PipelineIllustration from './PipelineIllustration.svg?drawing'
import { Process } from './Process.tsx'
import { ServiceFrame } from './ServiceFrame.tsx'
import { TrainingPanel } from './TrainingPanel.tsx'
import { WorkedExample } from './WorkedExample.tsx'

const [, , , service] = services

const steps = [
  {
    title: 'Discovery',
    text: 'We learn how the work is done today, what data there is, and what a better result would be worth.',
  },
  {
    title: 'Strategy',
    text: 'You get a plan: the first use case, how we measure success, and what to leave alone.',
  },
  {
    title: 'Development',
    text: 'We build in short cycles. Your people try every version, and their feedback shapes the next.',
  },
  {
    title: 'Deploy',
    text: 'The system goes live in the tools you use, on your infrastructure or on ours.',
  },
  {
    title: 'Optimize',
    text: 'We monitor its answers in daily use and keep improving them as your data changes.',
  },
] as const

const example = [
  {
    figure: 'First use',
    meaning: 'One product line: a short answer, with the page it comes from.',
  },
  {
    figure: 'Measure',
    meaning: 'Real questions that your own experts have answered, kept for testing.',
  },
  {
    figure: 'In use',
    meaning: 'Inside the ticket system. What it cannot answer goes to a person.',
  },
  {
    figure: 'After that',
    meaning: 'Corrected answers join the test, and the next product line follows.',
  },
] as const

export default function AiSolutionsPage() {
  return (
    <ServiceFrame
      service="ai-solutions"
      title={service.title}
      lead="Models and the software around them, built with the people who will use both and deployed where your data lives."
      picture={<PipelineIllustration />}
      action="Get Started with AI"
      closing={{
        title: 'Start with the question, not the model',
        text: 'Describe the problem in your own words. An engineer reads it.',
      }}
    >
      <section
        className="page-width grid grid-cols-2 items-center gap-x-columns gap-y-7 py-section tablet:grid-cols-1"
        aria-labelledby="work-title"
      >
        <div>
          <h2 id="work-title" className="text-heading tracking-figure">
            A model is one part. You need the whole system.
          </h2>
          <h3 className="mt-6 text-title">AI software</h3>
          <p className="mt-3 text-ink-soft">
            Models trained or adapted on your data, and tested against your own experts' answers before anyone
            relies on them.
          </p>
          <h3 className="mt-6 text-title">Custom software</h3>
          <p className="mt-3 text-ink-soft">
            The application around the model: interfaces, integrations, permissions and everything else that
            makes people want to use it.
          </p>
        </div>
        <TrainingPanel />
      </section>
      <Industries />
      <Process
        layout="weave"
        title="Five steps, then round again"
        lead="Each step ends with something you can see and judge before you commit to the next."
        steps={steps}
      />
      <div className="border-t border-line bg-surface-sunken">
        <WorkedExample
          title="Answers from your manuals"
          text="Say your service desk searches long manuals while customers wait. This is how the five steps could go."
          rows={example}
        />
      </div>
    </ServiceFrame>
  )
}

function Industries() {
  return (
    <section className="border-y border-line bg-surface-sunken py-section" aria-labelledby="industries-title">
      <h2 id="industries-title" className="page-width mb-5 text-heading tracking-figure">
        Built for your industry
      </h2>
      <Marquee label="Industries" narrow="swiped">
        {industries.map(({ name, text, sign }) => (
          <li key={name} className="industry flex-none rounded-card border border-line bg-surface p-5">
            <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
              <path
                className="fill-none stroke-accent"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
                d={sign}
              />
            </svg>
            <h3 className="mt-6 narrow:mt-4">{name}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </Marquee>
    </section>
  )
}
