import { useState } from 'react'
import type { Application } from '#shared/application/application.ts'
import type { InvitationAnswer } from '#shared/application/invitation.ts'
import type { invitations } from '#shared/application/contract/invitations.ts'
import { invitationsApi } from '../../api/invitations-client.ts'
import { InvitationQuestion } from '../../form/InvitationQuestion.tsx'
import { common, messageOr, saidToWait, type WordsFor } from '../../form/words.ts'
import { saveInterview } from './save-interview.ts'
import { Button } from '../../ui/Button.tsx'

const notSent = 'Your answer was not sent. Please try again.'

const words: WordsFor<typeof invitations.answerInvitation> = {
  ...common(notSent),
  not_signed_in: notSent,
  application_not_found: 'This application has been withdrawn.',
  invitation_over: messageOr(notSent),
  invitation_changed: messageOr(notSent),
  too_many_attempts: saidToWait(notSent),
}

type Props = { application: Application; onWithdraw: () => void; onOutdated: () => void }

/** What a candidate can do about the interview with the team: add it to the calendar, and answer. */
export function Invitation({ application, onWithdraw, onOutdated }: Props) {
  const { id, teamInterview } = application
  const [given, setGiven] = useState<InvitationAnswer>()
  return (
    <>
      {teamInterview !== null && (
        <Button
          look="quiet"
          size="compact"
          className="justify-self-start"
          onClick={() => saveInterview(application, teamInterview)}
        >
          Add to calendar
        </Button>
      )}
      <InvitationQuestion
        interviewAt={teamInterview?.at ?? null}
        answer={given ?? application.answer}
        words={words}
        send={(reply) => invitationsApi.answerInvitation({ params: { id }, body: { reply } })}
        onAnswered={(answer) => {
          setGiven(answer)
          onOutdated()
        }}
        onWithdraw={onWithdraw}
        onOutdated={onOutdated}
      />
    </>
  )
}
