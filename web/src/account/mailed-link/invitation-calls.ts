import type { invitations, OpenedInvitation } from '#shared/application/contract/invitations.ts'
import { invitationsApi } from '../../api/invitations-client.ts'
import { said, saidToWait, usual, type WordsFor } from '../../form/words.ts'
import type { LinkCall } from './use-mailed-link.ts'

const notOpened = 'We couldn’t open this link.'

export const invitationCall: LinkCall<typeof invitations.openInvitation, OpenedInvitation> = {
  send: (token) => invitationsApi.openInvitation({ body: { token } }),
  words: { ...usual(notOpened), invitation_gone: said(notOpened) },
  spent: 'invitation_gone',
}

const notSent = 'Your answer was not sent.'

export const answerWords: WordsFor<typeof invitations.answerByLink> = {
  ...usual(notSent),
  invitation_gone: said(notSent),
  invitation_over: said(notSent),
  invitation_changed: said(notSent),
  too_many_attempts: saidToWait(notSent),
}

const notWithdrawn = 'Your application was not withdrawn.'

export const withdrawWords: WordsFor<typeof invitations.withdrawByLink> = {
  ...usual(notWithdrawn),
  invitation_gone: said(notWithdrawn),
  application_decided: said(notWithdrawn),
  too_many_attempts: saidToWait(notWithdrawn),
}
