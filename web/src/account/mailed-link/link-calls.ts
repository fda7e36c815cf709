import * as z from 'zod/mini'
import { auth } from '#shared/account/auth/auth.ts'
import type { MailedLink } from '#shared/account/contract/mailed-links.ts'
import { enteredPassword } from '#shared/account/password.ts'
import { authApi } from '../../api/auth-client.ts'
import { formAction } from '../../form/action.ts'
import { messageOr, messagesOr, saidToWait, usual, type WordsFor } from '../../form/words.ts'
import type { LinkCall } from './use-mailed-link.ts'

const notOpened = "We couldn't open this link."

const mailedLinkWords: WordsFor<typeof auth.mailedLink> = {
  ...usual(notOpened),
  link_spent: messageOr(notOpened),
}

export const mailedLinkCall: LinkCall<typeof auth.mailedLink, MailedLink> = {
  send: (token) => authApi.mailedLink({ body: { token } }),
  words: mailedLinkWords,
  spent: 'link_spent',
}

const notConfirmed = 'Your email address was not confirmed.'

export const confirmWords: WordsFor<typeof auth.confirmEmail> = {
  ...usual(notConfirmed),
  ...messagesOr(notConfirmed, 'link_spent', 'sign_in_to_confirm'),
}

const notDeleted = 'The account was not deleted.'

export const disownWords: WordsFor<typeof auth.disownAccount> = {
  ...usual(notDeleted),
  link_spent: messageOr(notDeleted),
}

export const keepWords: WordsFor<typeof auth.keepAccount> = {
  ...usual('Login failed'),
  link_spent: messageOr('Login failed'),
  wrong_credentials: 'This is not the password that was chosen for this account.',
  too_many_attempts: saidToWait('Login failed'),
}

/** Confirms the address with the link and the password that was chosen before. */
export const keepAccount = (token: string) =>
  formAction({
    endpoint: auth.keepAccount,
    words: keepWords,
    schema: z.object({ password: enteredPassword }),
    send: async ({ password }) => (await authApi.keepAccount({ body: { token, password } })).data,
  })

const notSent = 'The email was not sent.'

export const setPasswordLinkWords: WordsFor<typeof auth.forgotPassword> = {
  ...usual(notSent),
  email_not_registered: messageOr(notSent),
  too_many_attempts: saidToWait(notSent),
  mail_unavailable: messageOr(notSent),
}
