import * as z from 'zod/mini'
import { authIntroductions, type OpenedIntroduction } from '#shared/account/contract/introductions.ts'
import { chosenPassword, enteredPassword } from '#shared/account/password.ts'
import { introductionsApi } from '../../api/introductions-client.ts'
import { formAction } from '../../form/action.ts'
import { confirmed } from '../../form/confirmed.ts'
import { messageOr, messagesOr, saidAt, saidToWait, usual, type WordsFor } from '../../form/words.ts'
import type { LinkCall } from './use-mailed-link.ts'

const notOpened = "We couldn't open this link."

export const introductionCall: LinkCall<typeof authIntroductions.openIntroduction, OpenedIntroduction> = {
  send: (token) => introductionsApi.openIntroduction({ body: { token } }),
  words: { ...usual(notOpened), introduction_gone: messageOr(notOpened) },
  spent: 'introduction_gone',
}

const notApplied = 'Your application was not made.'

export const acceptWords: WordsFor<typeof authIntroductions.acceptIntroduction> = {
  ...usual(notApplied),
  introduction_gone: messageOr(notApplied),
  password_too_common: saidAt('password', notApplied),
  wrong_credentials: 'This is not the password of your account.',
  too_many_attempts: saidToWait(notApplied),
  ...messagesOr(notApplied, 'job_not_found', 'job_closed', 'job_expired'),
}

export const accept = async (token: string, passwords: { newPassword?: string; password?: string } = {}) =>
  (await introductionsApi.acceptIntroduction({ body: { token, ...passwords } })).data

export type Accepted = Awaited<ReturnType<typeof accept>>

const endpoint = authIntroductions.acceptIntroduction

export const acceptWithNewPassword = (token: string) =>
  formAction({
    endpoint,
    words: acceptWords,
    schema: z.object({ password: chosenPassword }),
    disagreements: confirmed,
    send: ({ password }) => accept(token, { newPassword: password }),
  })

export const acceptWithPassword = (token: string) =>
  formAction({
    endpoint,
    words: acceptWords,
    schema: z.object({ password: enteredPassword }),
    send: ({ password }) => accept(token, { password }),
  })

const notDeleted = 'Nothing was deleted.'

export const deleteWords: WordsFor<typeof authIntroductions.deleteIntroduction> = {
  ...usual(notDeleted),
  introduction_gone: messageOr(notDeleted),
}
