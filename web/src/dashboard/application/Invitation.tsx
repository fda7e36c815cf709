import { useState } from 'react'
import type { Application } from '#shared/application/application.ts'
import type { InvitationAnswer } from '#shared/application/invitation.ts'
import type { invitations } from '#shared/application/contract/invitations.ts'
import { mayChoose } from '#shared/application/slot-choice.ts'
import { invitationsApi } from '../../api/invitations-client.ts'
import { FormFailure } from '../../form/FormFailure.tsx'
import { InvitationQuestion } from '../../form/InvitationQuestion.tsx'
import { useCall } from '../../form/use-call.ts'
import { common, messageOr, saidToWait, type WordsFor } from '../../form/words.ts'
import { saveInterview } from './save-interview.ts'
import { Button } from '../../ui/Button.tsx'
import { useMinute } from '../../ui/use-minute.ts'

const notSent = 'Your answer was not sent. Please try again.'

const words: WordsFor<typeof invitations.answerInvitation> = {
  ...common(notSent),
  not_signed_in: notSent,
  application_not_found: 'This application has been withdrawn.',
  invitation_over: messageOr(notSent),
  invitation_changed: messageOr(notSent),
  too_many_attempts: saidToWait(notSent),
}

const notOpened = 'The page could not be opened. Please try again.'

const linkWords: WordsFor<typeof invitations.linkToInvitation> = {
  ...common(notOpened),
  not_signed_in: notOpened,
  application_not_found: 'This application has been withdrawn.',
  invitation_over: messageOr(notOpened),
  too_many_attempts: saidToWait(notOpened),
}

/** Leads to the page of the letter, on which a time is chosen. */
function ToTimes({ application: { id, slots, teamInterview } }: Pick<Props, 'application'>) {
  const { isSending, failure, start } = useCall({
    words: linkWords,
    send: () => invitationsApi.linkToInvitation({ params: { id } }),
    onDone: ({ data }) => location.assign(`/invitation#invitation=${data.token}`),
  })
  const now = new Date(useMinute())
  if (!mayChoose({ slots, teamInterview }, now)) return null
  return (
    <>
      <Button
        look={teamInterview === null ? 'main' : 'quiet'}
        size="compact"
        className="justify-self-start"
        aria-disabled={isSending}
        onClick={start}
      >
        {teamInterview === null ? 'Choose a time' : 'Choose another time'}
      </Button>
      <FormFailure failure={failure} />
    </>
  )
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
      <ToTimes application={application} />
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
