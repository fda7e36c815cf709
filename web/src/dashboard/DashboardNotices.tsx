import type { FromInterview } from '../site/dashboard-state.ts'
import { DismissibleNotice } from '../ui/DismissibleNotice.tsx'
import { StatusRegion } from '../ui/StatusRegion.tsx'
import { ConfirmEmail } from './confirm-email/ConfirmEmail.tsx'
import { PartBoundary } from './PartBoundary.tsx'
import { parts } from './parts.ts'
import { StaleNotice } from './StaleNotice.tsx'
import { Unsent } from './unsent/Unsent.tsx'
import type { Candidate } from './use-candidate.ts'

type Props = {
  candidate: Candidate
  returnedFrom: FromInterview | undefined
  news: string | undefined
  onNews: (news: string | undefined) => void
  onReadTranscript: (jobId: string) => void
}

/** What the candidate should know before the tabs, such as an interview that has just ended. */
export function DashboardNotices({ candidate, returnedFrom, news, onNews, onReadTranscript }: Props) {
  return (
    <>
      <StatusRegion>
        {returnedFrom !== undefined && (
          <PartBoundary>
            <parts.InterviewReturn
              returnedFrom={returnedFrom}
              standings={candidate.standings}
              refresh={candidate.refresh}
              onReadTranscript={onReadTranscript}
            />
          </PartBoundary>
        )}
      </StatusRegion>
      <StaleNotice candidate={candidate} />
      <Unsent candidate={candidate} />
      <ConfirmEmail candidate={candidate} onNews={onNews} />
      <StatusRegion>
        {news !== undefined && (
          <DismissibleNotice tone="good" onDismiss={() => onNews(undefined)}>
            {news}
          </DismissibleNotice>
        )}
      </StatusRegion>
    </>
  )
}
