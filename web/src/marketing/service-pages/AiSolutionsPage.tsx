import './AiSolutionsPage.css'
import { Marquee } from '../Marquee.tsx'
import { services } from '../services.ts'
import { Features } from './Features.tsx'
import { industries } from './industries.ts'
import { PipelinePicture } from './PipelinePicture.tsx'
import { Process } from './Process.tsx'
import { ServiceFrame } from './ServiceFrame.tsx'
import { TrainingPanel } from './TrainingPanel.tsx'

const [, , , service] = services

export default function AiSolutionsPage() {
  return (
    <ServiceFrame
      title={service.title}
      lead={service.description}
      picture={<PipelinePicture />}
      action="Get Started with AI"
      closing={{
        title: 'Start with the question, not the model',
        text: 'Describe the problem in your own words. An engineer answers within 24 hours.',
      }}
    >
      <section className="ai-work page-width" aria-labelledby="work-title">
        <div className="ai-work__words">
          <h2 id="work-title" className="service__heading">
            A model is a part. You need the whole.
          </h2>
          <h3>AI software</h3>
          <p>
            Models trained or adapted on your data, and measured against the answer you would give yourself
            before anyone relies on them.
          </p>
          <h3>Custom software</h3>
          <p>
            The application around the model: interfaces, connections, permissions and everything else that
            makes it a tool your people pick up.
          </p>
        </div>
        <TrainingPanel />
      </section>
      <section className="ai-industries" aria-labelledby="industries-title">
        <h2 id="industries-title" className="service__heading page-width">
          At home in your industry
        </h2>
        <Marquee label="Industries" narrow="swiped">
          {industries.map(({ name, text, sign }) => (
            <li key={name} className="industry">
              <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
                <path d={sign} />
              </svg>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Marquee>
      </section>
      <Process
        layout="weave"
        title="Five steps, then round again"
        lead="Each ends with something you can see and judge, so you decide on what is there."
        steps={[
          {
            title: 'Discovery',
            text: 'We learn how the work is done today, what data there is, and what a better result would be worth.',
          },
          {
            title: 'Strategy',
            text: 'You get a plan that names the first use, how success is measured, and what is better left alone.',
          },
          {
            title: 'Development',
            text: 'We build in short rounds. Your people try every version, and what they say goes into the next.',
          },
          {
            title: 'Deploy',
            text: 'The system goes live in the tools you use, on your infrastructure or on ours.',
          },
          {
            title: 'Optimize',
            text: 'We watch its answers in daily use and keep improving them as your data changes.',
          },
        ]}
      />
      <div className="ai-features">
        <Features title="What you can count on" features={service.features} />
      </div>
    </ServiceFrame>
  )
}
