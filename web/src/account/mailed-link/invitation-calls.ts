import type { invitations, OpenedInvitation } from '#shared/application/contract/invitations.ts'
import { invitationsApi } from '../../api/invitations-client.ts'
import { messageOr, saidToWait, usual, type WordsFor } from '../../form/words.ts'
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
  invitation_gone: messageOr(notSent),
  invitation_over: messageOr(notSent),
  invitation_changed: messageOr(notSent),
  too_many_attempts: saidToWait(notSent),
}

const notChosen = 'Your choice was not sent.'

export const slotWords: WordsFor<typeof invitations.chooseSlot> = {
  ...usual(notChosen),
  invitation_gone: messageOr(notChosen),
  slot_taken: messageOr(notChosen),
  slot_gone: messageOr(notChosen),
  choice_closed: messageOr(notChosen),
  too_many_attempts: saidToWait(notChosen),
}

const notWithdrawn = 'Your application was not withdrawn.'

export const withdrawWords: WordsFor<typeof invitations.withdrawByLink> = {
  ...usual(notWithdrawn),
  invitation_gone: messageOr(notWithdrawn),
  application_decided: messageOr(notWithdrawn),
  too_many_attempts: saidToWait(notWithdrawn),
}
