import { authIntroductions } from '../contract/introductions.ts'
import { authMailedLinks } from '../contract/mailed-links.ts'
import { authOwnAccount } from './own-account.ts'
import { authPersonalData } from './personal-data.ts'
import { authRegistration } from '../contract/registration.ts'
import { authSignIn } from '../contract/sign-in.ts'

/** The accounts of candidates. */
export const auth = {
  ...authSignIn,
  ...authRegistration,
  ...authMailedLinks,
  ...authIntroductions,
  ...authOwnAccount,
  ...authPersonalData,
} as const
