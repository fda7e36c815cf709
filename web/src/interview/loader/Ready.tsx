import { Link } from 'react-router-dom'
import type { TimeFactor } from '#shared/application/session/interview-status.ts'
import { attemptsText, begunText } from '#shared/application/turn.ts'
import { chair } from './chair.ts'
import { linkTo } from '../../site/link.ts'
import { Button } from '../../ui/MainButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ExtraTime } from './ExtraTime.tsx'
import type { LoadedInterview } from './load-interview.ts'
import { PlainButton } from '../PlainButton.tsx'
import { useStateTitle } from '../use-state-title.ts'

const title = 'Ready to Start Your Interview'

const checklist = [
  'Check your camera and microphone',
  'Find a quiet, well-lit space',
  'Have your resume in mind',
  'Take a deep breath and relax',
] as const

type Props = {
  interview: LoadedInterview
  timeFactor: TimeFactor
  isStarting: boolean
  startFailure: string | undefined
  onTimeChosen: (factor: TimeFactor) => void
  onStart: () => void
  onPractise: () => void
  onRetry: () => void
}

export function Ready(props: Props) {
  const { interview, timeFactor, isStarting, startFailure } = props
  const { onTimeChosen, onStart, onPractise, onRetry } = props
  const { continueBefore, interviewsLeft, hasApplied, failure } = interview
  const begun = begunText(continueBefore)
  const timing = begun ?? attemptsText(interviewsLeft)
  return (
    <div className="grid w-full max-w-50 gap-4">
      <BackToDashboard />
      {failure !== undefined && <Failure text={failure} onRetry={onRetry} />}
      <Panel
        room="page"
        isLifted
        className="grid gap-x-7 gap-y-6 from-phone:grid-cols-2"
        aria-labelledby="ready-title"
      >
        <Head interview={interview} timing={timing} />
        <Expectations hasBegun={begun !== undefined} />
        {/* The length of an interview that has begun is fixed. */}
        {begun === undefined && (
          <ExtraTime factor={timeFactor} isDisabled={isStarting} onChoose={onTimeChosen} />
        )}
        <div className="col-span-full flex flex-wrap items-center gap-3 border-t border-line pt-5 phone:grid">
          <Button onClick={onStart} disabled={isStarting}>
            {begun === undefined ? 'Start Interview' : 'Continue Interview'}
          </Button>
          {begun === undefined && (
            <PlainButton disabled={isStarting} onClick={onPractise}>
              Try a practice question
            </PlainButton>
          )}
          <p className="basis-full text-small text-ink-soft">
            Your interview will be recorded for assessment purposes
            {!hasApplied && <span className="block">Starting also submits your application.</span>}
          </p>
        </div>
        <p className="col-span-full text-danger empty:hidden" role="alert">
          {startFailure}
        </p>
      </Panel>
    </div>
  )
}

type HeadProps = { interview: LoadedInterview; timing: string | undefined }

function Head({ interview: { job, candidateName }, timing }: HeadProps) {
  const heading = useStateTitle(title)
  return (
    <header className="night col-span-full -mx-panel -mt-panel flex items-center justify-between gap-x-6 overflow-hidden rounded-t-card px-panel phone:flex-col-reverse phone:items-stretch phone:pb-5">
      <div className="grid min-w-0 gap-1 from-phone:py-6">
        <h1 className="text-title outline-none" id="ready-title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="pt-2 text-lead leading-130 font-medium">{job.title}</p>
        <p className="wrap-anywhere text-ink-soft">{candidateName}</p>
        {timing !== undefined && <p className="pt-2 font-medium">{timing}</p>}
      </div>
      <img
        className="my-3 aspect-16/10 h-auto w-16 max-w-full flex-none object-cover phone:mx-auto"
        src={chair}
        alt=""
        width={480}
        height={300}
      />
    </header>
  )
}

const Failure = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <div role="alert">
    <Notice
      tone="bad"
      action={
        <Button size="compact" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {text}
    </Notice>
  </div>
)

function BackToDashboard() {
  return (
    <Link
      className="inline-flex min-h-touch items-center gap-2 justify-self-start pr-2 text-ink-soft no-underline hover:text-ink hover:underline"
      to={linkTo('/dashboard')}
    >
      <svg viewBox="0 0 16 16" width="1rem" height="1rem" aria-hidden="true">
        <path d="M10 3L5 8l5 5" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
      Back to Dashboard
    </Link>
  )
}

const subtitle = 'font-strong tracking-small leading-140'

/** What the interview is like and how to prepare for it. */
function Expectations({ hasBegun }: { hasBegun: boolean }) {
  return (
    <>
      <dl className="grid content-start gap-4">
        <div>
          <dt className={subtitle}>AI-Powered Interview</dt>
          <dd className="text-compact text-ink-soft">
            An interviewer asks, you answer aloud or in writing. Captions show every word.
          </dd>
        </div>
        <div>
          <dt className={subtitle}>Duration: 15-20 minutes</dt>
          {!hasBegun && (
            <dd className="text-compact text-ink-soft">Flexible timing: take it whenever it suits you.</dd>
          )}
        </div>
      </dl>
      <div className="grid content-start gap-3">
        <h2 className={`text-body ${subtitle}`}>Before You Begin</h2>
        <ul className="grid gap-2 text-compact">
          {checklist.map((text) => (
            <li key={text} className="flex items-center gap-2">
              <svg
                className="flex-none text-accent"
                viewBox="0 0 24 24"
                width="1rem"
                height="1rem"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <path d="M5.5 12.5l4.5 4.5 8.5-10" />
              </svg>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
