import './JobSteps.css'

const steps = [
  { name: 'Submit Application', text: 'Upload your CV and details' },
  { name: 'AI Interview', text: 'Complete our AI-powered assessment' },
  { name: 'Team Interview', text: 'Meet with the hiring team' },
  { name: 'Decision', text: 'Receive our decision' },
] as const

export function JobSteps() {
  return (
    <section className="job-steps" aria-labelledby="job-steps-title">
      <div className="page-width">
        <h2 id="job-steps-title" className="job-text__title">
          Application Process
        </h2>
        <ol className="job-steps__list">
          {steps.map(({ name, text }) => (
            <li key={name} className="job-steps__step">
              <h3 className="job-steps__name">{name}</h3>
              <p className="job-steps__text">{text}</p>
            </li>
          ))}
        </ol>
        <p className="job-steps__note">
          The AI interview takes about 15–20 minutes, by voice and video. You choose the time. It is recorded
          for assessment.
        </p>
      </div>
    </section>
  )
}
