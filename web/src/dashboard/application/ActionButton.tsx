import { useState } from 'react'
import { company } from '#shared/company.ts'
import { interviewsApi } from '../../api/interviews-client.ts'
import { actions, type Action } from '../standing/actions.ts'
import { hasNoAttemptLeft, type Standing } from '../standing/standing.ts'
import { useCall } from '../../form/use-call.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Reference } from '../../ui/Reference.tsx'
import { useRestored } from '../../ui/use-restored.ts'
import { ScreeningStep } from './screening-step.ts'
import { startWords } from './interview-words.ts'

export type Ways = {
  /** Shows the status of the application for a job. */
  onShowStatus: (jobId: string) => void
  onShowPositions: () => void
}

type Props = Ways & { action: Action; standing: Standing; look: 'primary' | 'quiet' }

const subjectOf = ({ jobTitle }: Standing): string => encodeURIComponent(`My application: ${jobTitle}`)

/** The button of a card or dialog. Each button has its own call, so that a failure is shown beside it. */
export function ActionButton({ action, standing, look, onShowStatus, onShowPositions }: Props) {
  const className = buttonClass(look === 'primary' ? { size: 'compact' } : { look })
  const label = actions[action]
  const name = nameOf(action, standing)
  switch (action) {
    case 'start':
    case 'restart':
      return hasNoAttemptLeft(standing) ? null : (
        <StartButton action={action} standing={standing} className={className} />
      )
    case 'continue':
      return standing.session === undefined ? null : (
        // A full page load: the interview's page has a policy of its own.
        <a className={className} aria-label={name} href={standing.session.interviewUrl}>
          {label}
        </a>
      )
    case 'contactSupport':
      return (
        <a
          className={className}
          aria-label={name}
          href={`mailto:${company.careersEmail}?subject=${subjectOf(standing)}`}
        >
          {label}
        </a>
      )
    case 'checkEmail':
      return (
        <button
          type="button"
          className={className}
          aria-label={name}
          onClick={() => onShowStatus(standing.jobId)}
        >
          {label}
        </button>
      )
    case 'viewOtherJobs':
      return (
        <button type="button" className={className} aria-label={name} onClick={onShowPositions}>
          {label}
        </button>
      )
  }
}

/** Screen readers hear which job it is about, since several cards have the same button. */
const nameOf = (action: Action, { jobTitle }: Standing): string => `${actions[action]}: ${jobTitle}`

type StartProps = { action: 'start' | 'restart'; standing: Standing; className: string }

type Created = Awaited<ReturnType<typeof interviewsApi.create>>['data']

/** Asks the position's questions before the interview. */
function StartButton({ action, standing, className }: StartProps) {
  const { jobId } = standing
  const [asked, setAsked] = useState<Created>()
  const { isSending, failure, start, reset } = useCall({
    words: startWords,
    send: async () => {
      const { data } = await interviewsApi.create({ body: { jobId, status: 'in_progress' } })
      if (data.questions) await ScreeningStep.load()
      return data
    },
    onDone: (data) => (data.questions ? setAsked(data) : location.assign(data.interviewUrl)),
  })
  const begin = (): void => {
    setAsked(undefined)
    reset()
  }
  // In a restored page the button would still be disabled.
  useRestored(begin)
  return (
    <div className="grid justify-items-start gap-2">
      <button
        type="button"
        className={className}
        aria-label={isSending ? undefined : nameOf(action, standing)}
        aria-disabled={isSending}
        onClick={start}
      >
        {isSending ? 'Starting Interview...' : actions[action]}
      </button>
      <p className="max-w-20 text-small text-danger" role="alert">
        {failure?.message} <Reference id={failure?.reference} />
      </p>
      {asked?.questions && (
        <ScreeningStep
          jobId={jobId}
          questions={asked.questions}
          onSent={() => location.assign(asked.interviewUrl)}
          onClose={begin}
        />
      )}
    </div>
  )
}
