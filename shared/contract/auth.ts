import { authMailedLinks } from './auth/mailed-links.ts'
import { authOwnAccount } from './auth/own-account.ts'
import { authPersonalData } from './auth/personal-data.ts'
import { authRegistration } from './auth/registration.ts'
import { authSignIn } from './auth/sign-in.ts'

/** The accounts of candidates. */
export const auth = {
  ...authSignIn,
  ...authRegistration,
  ...authMailedLinks,
  ...authOwnAccount,
  ...authPersonalData,
} as const
