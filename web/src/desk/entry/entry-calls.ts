import * as z from 'zod/mini'
import { staff } from '#shared/desk/contract/staff.ts'
import { confirmed } from '../../form/confirmed.ts'
import { staffApi } from '../desk-api.ts'
import { deskForm } from '../desk-form.ts'
import { refusalOf } from '../refusals.ts'
import { textIn } from '../text-in.ts'

export const enterPassword = deskForm({
  schema: staff.signIn.body,
  fallback: 'You could not be signed in.',
  send: (body) => staffApi.signIn({ body }),
})

const entered = z
  .string()
  .check(z.trim(), z.minLength(1, { error: 'Please enter the code' }), z.maxLength(40))

/** Apps show six digits in two groups, and members type the space, too. */
const codeIn = (form: FormData): string => {
  const text = textIn(form, 'code')
  return /^[\d\s]+$/.test(text) ? text.replaceAll(/\s/g, '') : text
}

export const enterCode = deskForm({
  schema: z.object({ code: entered }),
  fallback: 'The code could not be checked.',
  values: (form) => ({ code: codeIn(form) }),
  send: async (body) => (await staffApi.enterCode({ body })).data,
})

/** A code again, before access is given or taken. */
export const confirmCode = deskForm({
  schema: z.object({ code: entered }),
  fallback: 'The code could not be checked.',
  values: (form) => ({ code: codeIn(form) }),
  async send(body) {
    await staffApi.confirmCode({ body }).catch((error: unknown) => {
      // The act that waits for the code is refused for the same reason, and then the desk asks for the sign-in.
      if (refusalOf(error).code !== 'desk_sign_in_needed') throw error
    })
  },
})

export const acceptInvitation = (token: string) =>
  deskForm({
    schema: z.extend(z.omit(staff.accept.body, { token: true }), { code: entered }),
    fallback: 'The invitation could not be accepted.',
    values: (form) => ({ password: form.get('password'), code: codeIn(form) }),
    disagreements: confirmed,
    send: async (body) => (await staffApi.accept({ body: { ...body, token } })).data,
  })

export const requestLink = deskForm({
  schema: staff.forgot.body,
  fallback: 'The link was not sent.',
  send: (body) => staffApi.forgot({ body }),
})

export const setPassword = (token: string) =>
  deskForm({
    schema: z.omit(staff.resetPassword.body, { token: true }),
    fallback: 'Your password was not set.',
    disagreements: confirmed,
    send: (body) => staffApi.resetPassword({ body: { ...body, token } }),
  })
