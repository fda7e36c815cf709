import { useState } from 'react'
import type { OpenedInvitation } from '#shared/application/contract/invitations.ts'
import { teamInterviewTexts } from '#shared/application/team-interview.ts'
import { invitationsApi } from '../../api/invitations-client.ts'
import { FormFailure } from '../../form/FormFailure.tsx'
import { InvitationQuestion } from '../../form/InvitationQuestion.tsx'
import { useCall } from '../../form/use-call.ts'
import { WithdrawalFacts } from '../../form/WithdrawalFacts.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { TeamInterview } from '../../ui/TeamInterview.tsx'
import { useMinute } from '../../ui/use-minute.ts'
import { forgetLinkToken } from '../link-token.ts'
import { answerWords, invitationCall, withdrawWords } from './invitation-calls.ts'
import { LinkStep } from './LinkStep.tsx'
import { SlotChoice } from './SlotChoice.tsx'
import { OpeningLink } from './OpeningLink.tsx'

export type InvitationLinkProps = { token: string }

/** The link of an invitation, by which a candidate answers it without a sign-in. */
export default function InvitationLink({ token }: InvitationLinkProps) {
  // The last step is shown after the application was deleted.
  const [withdrawn, setWithdrawn] = useState<string>()
  if (withdrawn !== undefined) return <Withdrawn jobTitle={withdrawn} />
  return (
    <OpeningLink
      token={token}
      call={invitationCall}
      title="Your interview with our team"
      whenSpent={<ButtonLink to="/dashboard">Go to Dashboard</ButtonLink>}
    >
      {(invitation, again) => (
        <Invited
          token={token}
          invitation={invitation}
          onOutdated={again}
          onWithdrawn={() => {
            forgetLinkToken()
            setWithdrawn(invitation.jobTitle)
          }}
        />
      )}
    </OpeningLink>
  )
}

type InvitedProps = InvitationLinkProps & {
  invitation: OpenedInvitation
  onOutdated: () => void
  onWithdrawn: () => void
}

function Invited({ token, invitation, onOutdated, onWithdrawn }: InvitedProps) {
  // A choice or an answer replaces what the page was opened with.
  const [shown, setShown] = useState(invitation)
  const { jobTitle, teamInterview, slots, answer } = shown
  const [isWithdrawing, setWithdrawing] = useState(false)
  const meeting = teamInterviewTexts(teamInterview, new Date(useMinute()))
  if (isWithdrawing)
    return (
      <Withdrawing
        token={token}
        invitation={invitation}
        onKeep={() => setWithdrawing(false)}
        onWithdrawn={onWithdrawn}
      />
    )
  return (
    <LinkStep title="Your interview with our team" lead={`About your application for ${jobTitle}.`}>
      {meeting !== undefined && <TeamInterview {...meeting} />}
      <Facts invitation={shown} />
      {slots !== null && (
        <SlotChoice token={token} invitation={shown} onChosen={setShown} onOutdated={onOutdated} />
      )}
      <InvitationQuestion
        interviewAt={teamInterview?.at ?? null}
        answer={answer}
        words={answerWords}
        send={(reply) => invitationsApi.answerByLink({ body: { token, reply } })}
        onAnswered={(given) => setShown({ ...shown, answer: given })}
        onWithdraw={() => setWithdrawing(true)}
        onOutdated={onOutdated}
        isStacked
        title={slots !== null && teamInterview === null ? 'None of these times?' : undefined}
      />
    </LinkStep>
  )
}

/** Where and with whom, beside the date. */
function Facts({ invitation: { teamInterview, slots, interviewers } }: Pick<InvitedProps, 'invitation'>) {
  const place = teamInterview === null ? slots?.place : undefined
  const people = interviewers.map(({ name }) => name).join(' and ')
  if ((place ?? '') === '' && people === '') return null
  return (
    <div className="grid gap-1 wrap-anywhere">
      {people !== '' && <p>{`You will meet ${people}.`}</p>}
      {(place ?? '') !== '' && <p>{`Place: ${place}`}</p>}
    </div>
  )
}

type WithdrawingProps = InvitationLinkProps & {
  invitation: OpenedInvitation
  onKeep: () => void
  onWithdrawn: () => void
}

function Withdrawing({ token, invitation, onKeep, onWithdrawn }: WithdrawingProps) {
  const { jobTitle, hasInterview } = invitation
  const { isSending, failure, start } = useCall({
    words: withdrawWords,
    send: () => invitationsApi.withdrawByLink({ body: { token } }),
    onDone: onWithdrawn,
  })
  return (
    <LinkStep title="Withdraw your application?">
      <WithdrawalFacts jobTitle={jobTitle} hadInterview={hasInterview} />
      <FormFailure failure={failure} />
      <div className="grid gap-3">
        <Button look="quiet" disabled={isSending} onClick={onKeep}>
          Keep my application
        </Button>
        <Button look="danger" aria-disabled={isSending} onClick={start}>
          {isSending ? 'Withdrawing…' : 'Withdraw application'}
        </Button>
      </div>
    </LinkStep>
  )
}

const Withdrawn = ({ jobTitle }: { jobTitle: string }) => (
  <LinkStep
    title="Your application is withdrawn"
    lead={`We have deleted your application for ${jobTitle}, and our team no longer considers you for this position.`}
  >
    <ButtonLink to="/careers">See open positions</ButtonLink>
  </LinkStep>
)
