import type { ReactNode } from 'react'
import type { JobApplication } from '#shared/application/contract/jobs.ts'
import { mainButtonClass } from '../../ui/MainButton.tsx'
import { TeamInterview } from '../../ui/TeamInterview.tsx'
import { useNow } from '../use-browser.ts'
import { cardContent } from './card-content.ts'
import { InterviewButton } from './InterviewButton.tsx'

type Props = {
  jobId: string
  application: JobApplication
  /** The button that shows the status. */
  children: ReactNode
}

/** The card of a candidate who has applied. Imported with the application's status, so guests do not load it. */
export function AppliedCard({ jobId, application, children }: Props) {
  const { title, subtitle, text, nextStep, meeting, action } = cardContent(application, useNow())
  return (
    <>
      <h2 className="text-large">{title}</h2>
      {subtitle !== undefined && <p className="text-small text-ink-soft">{subtitle}</p>}
      {text !== undefined && <p className="text-small text-ink-soft">{text}</p>}
      {meeting !== undefined && <TeamInterview {...meeting} />}
      {nextStep !== undefined && <p className="font-strong text-balance">{nextStep}</p>}
      {action !== undefined && (
        <InterviewButton
          action={action}
          className={mainButtonClass({})}
          jobId={jobId}
          interviewUrl={application.interviewUrl}
        />
      )}
      {children}
    </>
  )
}
