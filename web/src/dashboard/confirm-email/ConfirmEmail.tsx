import { malaysianDay } from '#shared/platform/malaysian-time.ts'
import { Notice } from '../../ui/Notice.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { PartBoundary } from '../PartBoundary.tsx'
import { parts } from '../parts.ts'
import type { Candidate } from '../use-candidate.ts'
import { Button } from '../../ui/Button.tsx'

type Props = { candidate: Candidate; onNews: (news: string) => void }

/** Asks to open the e-mailed link until the address is confirmed. An account with an interview or a decision is not deleted. */
export function ConfirmEmail({ candidate, onNews }: Props) {
  const { email_confirm_by: confirmBy } = candidate.profile
  if (confirmBy === undefined) return undefined
  return (
    <StatusRegion>
      <Notice
        action={
          <PartBoundary fallback={<LoadingLink />}>
            <parts.ConfirmationLink candidate={candidate} onNews={onNews} />
          </PartBoundary>
        }
      >
        {candidate.isWithRecruiters
          ? 'Please confirm your email address, so that our emails reach you: open the link we sent you.'
          : `To keep your account, confirm your email address by ${malaysianDay(confirmBy)}: open the link we sent you.`}
      </Notice>
    </StatusRegion>
  )
}

/** As large as the button, so that the page below does not move when the button's code arrives. */
function LoadingLink() {
  return (
    <Button look="quiet" disabled>
      Send it again
    </Button>
  )
}
