import type { invitations, OpenedInvitation } from '#shared/application/contract/invitations.ts'
import { invitationsApi } from '../../api/invitations-client.ts'
import { messageOr, messagesOr, saidToWait, usual, type WordsFor } from '../../form/words.ts'
import type { LinkCall } from './use-mailed-link.ts'

const notOpened = "We couldn't open this link."

export const invitationCall: LinkCall<typeof invitations.openInvitation, OpenedInvitation> = {
  send: (token) => invitationsApi.openInvitation({ body: { token } }),
  words: { ...usual(notOpened), invitation_gone: messageOr(notOpened) },
  spent: 'invitation_gone',
}

const notSent = 'Your answer was not sent.'

export const answerWords: WordsFor<typeof invitations.answerByLink> = {
  ...usual(notSent),
  ...messagesOr(notSent, 'invitation_gone', 'invitation_over', 'invitation_changed'),
  too_many_attempts: saidToWait(notSent),
}

const notChosen = 'Your choice was not sent.'

export const slotWords: WordsFor<typeof invitations.chooseSlot> = {
  ...usual(notChosen),
  ...messagesOr(notChosen, 'invitation_gone', 'slot_taken', 'slot_gone', 'choice_closed'),
  too_many_attempts: saidToWait(notChosen),
}

const notWithdrawn = 'Your application was not withdrawn.'

export const withdrawWords: WordsFor<typeof invitations.withdrawByLink> = {
  ...usual(notWithdrawn),
  ...messagesOr(notWithdrawn, 'invitation_gone', 'application_decided'),
  too_many_attempts: saidToWait(notWithdrawn),
}
