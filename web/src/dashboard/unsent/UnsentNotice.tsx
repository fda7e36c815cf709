import { DismissibleNotice } from '../../ui/DismissibleNotice.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import type { Candidate } from '../use-candidate.ts'
import { useUnsent } from './use-unsent.ts'

/** Says what of an earlier interview is still uploaded from this browser. */
export function UnsentNotice({ candidate }: { candidate: Candidate }) {
  const [unsent, dismiss] = useUnsent(() => void candidate.refresh())
  return (
    <StatusRegion>
      {unsent?.kind === 'uploading' && (
        <Notice>
          Uploading the rest of your interview recording: {unsent.parts}{' '}
          {unsent.parts === 1 ? 'part' : 'parts'} left. Please keep this page open.
        </Notice>
      )}
      {unsent?.kind === 'sent' && (
        <DismissibleNotice tone="good" onDismiss={dismiss}>
          Your whole interview has been uploaded. Thank you.
        </DismissibleNotice>
      )}
    </StatusRegion>
  )
}
