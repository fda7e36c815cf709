import * as z from 'zod/mini'
import { auth } from '#shared/contract/auth.ts'
import { email } from '#shared/domain/email.ts'
import { authApi } from '../api/auth-client.ts'
import { formAction } from '../form/action.ts'

// Fetched when a form is first used: zod, the contract and the client weigh more than the pages.

const anyEmail = z.string().check(
  z.trim(),
  z.refine((text) => email.safeParse(text).success, { error: 'Invalid email address' }),
)

export const signIn = formAction({
  endpoint: auth.login,
  schema: z.extend(auth.login.body, { email: anyEmail }),
  send: async (body) => (await authApi.login({ body })).data,
})

export const register = formAction({
  endpoint: auth.register,
  schema: auth.register.body,
  send: async ({ phone, password, ...body }) =>
    (await authApi.register({ body: { ...body, phone, password } })).data,
})

export const requestReset = formAction({
  endpoint: auth.forgotPassword,
  schema: auth.forgotPassword.body,
  send: (body) => authApi.forgotPassword({ body }),
})

export const setPassword = (token: string) =>
  formAction({
    endpoint: auth.resetPassword,
    schema: z.omit(auth.resetPassword.body, { token: true }),
    disagreements: (form) =>
      form.get('password') === form.get('confirmation')
        ? {}
        : { confirmation: 'Please type the same password again' },
    send: ({ password }) => authApi.resetPassword({ body: { token, password } }),
  })
