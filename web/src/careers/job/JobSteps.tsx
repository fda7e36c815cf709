const steps = [
  { name: 'Submit Application', text: 'Upload your CV and details' },
  { name: 'AI Interview', text: 'Complete our AI-powered assessment' },
  { name: 'Team Interview', text: 'Meet with the hiring team' },
  { name: 'Decision', text: 'Receive our decision' },
] as const

export function JobSteps() {
  return (
    <section
      className="border-t border-line bg-surface-sunken py-band"
      aria-labelledby="job-steps-title"
      data-print="hidden"
    >
      <div className="page-width">
        <h2 id="job-steps-title" className="text-subheading">
          Application Process
        </h2>
        <ol className="mt-6 grid grid-cols-4 gap-5 tablet:grid-cols-1 tablet:gap-0">
          {steps.map(({ name, text }, index) => (
            <li
              key={name}
              className="group grid content-start gap-2 tablet:grid-cols-file tablet:gap-x-4 tablet:gap-y-0 tablet:not-last:pb-5"
            >
              <StepNumber number={index + 1} />
              <h3 className="text-large tablet:self-end">{name}</h3>
              <p className="text-balance text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-6 max-w-44 text-ink-soft">
          The AI interview takes about 15–20 minutes, by voice and video. You choose the time. It is recorded
          for assessment: people of our hiring team watch it and decide. The AI gives no score.
        </p>
      </div>
    </section>
  )
}

/** With the line to the next number: to the right, or downwards where the steps are one below the other. */
const StepNumber = ({ number }: { number: number }) => (
  <span className="flex items-center gap-3 tablet:row-span-2 tablet:flex-col tablet:gap-2" aria-hidden="true">
    <span className="glowing mb-2 grid size-round place-items-center rounded-round font-strong text-on-amber tablet:mb-0 forced-colors:border">
      {number}
    </span>
    <span className="-mr-3 mb-2 h-hair grow bg-line group-last:hidden tablet:mr-0 tablet:-mb-4 tablet:h-auto tablet:w-hair forced-colors:border-t" />
  </span>
)
