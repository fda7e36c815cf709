import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { recruitingApi } from '../desk-api.ts'
import { useMember } from '../member.ts'
import { textIn } from '../text-in.ts'
import { useBusy } from '../use-busy.ts'
import type { Shown } from './use-applicant.ts'
import { useColleagues } from './use-colleagues.ts'

type Props = { application: Shown['application']; onAnswered: () => void }

/** What a proposed acceptance waits for: an answer of the member who was asked, for others that member. */
export function Agreement({ application, onAnswered }: Props) {
  const me = useMember()
  const awaits = application.decision?.awaits
  const isMine = awaits?.id === me.id
  const { data } = useColleagues(awaits === undefined || isMine ? null : application.id)
  if (awaits === undefined) return null
  if (isMine) return <Answer application={application} onAnswered={onAnswered} />
  const isGone = data?.agreeing?.every(({ id }) => id !== awaits.id) ?? false
  return isGone ? (
    <p className="text-small">{`${awaits.name} can no longer agree. Undo the proposal, or decide again and name another colleague.`}</p>
  ) : null
}

/** The reason of a no stays in the form until it is stored. */
function Answer({ application: { id, decision }, onAnswered }: Props) {
  const [isDeclining, setDeclining] = useState(false)
  const { isBusy, failure, run } = useBusy()
  const answer = (declinedFor: string | null): Promise<void> =>
    run(async () => {
      const body = { decision: decision?.id ?? '', declinedFor }
      await recruitingApi.answerProposal({ params: { id }, body })
      onAnswered()
    }, 'Your answer was not saved.')
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void answer(isDeclining ? textIn(new FormData(event.currentTarget), 'declined') : null)
      }}
    >
      <p>You are asked to agree to this acceptance. The candidate is told ten minutes after you agree.</p>
      {isDeclining && (
        <TextArea
          id="agreement-declined"
          name="declined"
          label="Why not"
          note="For the team."
          placeholder=""
          maximum={500}
          required
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="compact" look={isDeclining ? 'danger' : 'main'} disabled={isBusy}>
          {isDeclining ? 'Say no' : 'Agree'}
        </Button>
        <Button look="quiet" size="compact" disabled={isBusy} onClick={() => setDeclining(!isDeclining)}>
          {isDeclining ? 'Back' : 'Say no…'}
        </Button>
      </div>
      <p role="alert" className="text-small text-danger">
        {failure}
      </p>
    </form>
  )
}
