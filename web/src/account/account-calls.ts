import type { SignedInUser } from '#shared/contract/auth.ts'
import { authApi } from '../api/auth-client.ts'
import {
  readNewPassword,
  readRegistration,
  readResetRequest,
  readSignIn,
  type NewPassword,
  type Registration,
  type ResetRequest,
  type SignIn,
} from './account-reading.ts'
import type { Call } from './use-account-form.ts'

// What the forms need once they are sent: rules, contract and client. The pages themselves stand without it.

type Session = { token: string; user: SignedInUser }

export const signIn: Call<SignIn, Session> = {
  read: readSignIn,
  send: async (values) => (await authApi.login({ body: values })).data,
}

export const register: Call<Registration, Session> = {
  read: readRegistration,
  send: async (values) => (await authApi.register({ body: values })).data,
}

export const requestReset: Call<ResetRequest, unknown> = {
  read: readResetRequest,
  send: (values) => authApi.forgotPassword({ body: values }),
}

export const setPassword = (token: string): Call<NewPassword, unknown> => ({
  read: readNewPassword,
  send: ({ password }) => authApi.resetPassword({ body: { token, password } }),
})
