import * as z from 'zod/mini'
import { auth } from '#shared/account/auth/auth.ts'
import { authApi } from '../../api/auth-client.ts'
import { formAction } from '../../form/action.ts'
import { keepsAllRules, passwordRules } from '../../ui/password-rules.ts'
import { passwordWords } from './password-words.ts'

export const requirementsText = 'Please ensure all password requirements are met'

/** Only the rules of the checklist. The API checks the contract's other password rules. */
const passwords = z.object({
  current: z.string().check(z.minLength(1)),
  chosen: z.string().check(z.refine((chosen) => keepsAllRules(passwordRules(chosen)))),
})

/** The API answers with a new token, because changing the password ends the old one. */
export const changePassword = formAction({
  endpoint: auth.updatePassword,
  words: passwordWords,
  schema: passwords,
  disagreements: (form) =>
    form.get('chosen') === form.get('confirmation') ? {} : { confirmation: requirementsText },
  send: async ({ current, chosen }) =>
    (await authApi.updatePassword({ body: { current_password: current, new_password: chosen } })).data,
})
