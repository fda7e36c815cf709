import type { StaffHandlers } from './app.ts'
import { accept, invitation } from './invitation.ts'
import { forgot, resetPassword } from './password.ts'
import { enterCode, signIn, signOut } from './sign-in.ts'

export const routes: StaffHandlers = {
  invitation,
  accept,
  signIn,
  enterCode,
  forgot,
  resetPassword,
  async me({ member }) {
    return { success: true, data: { member } }
  },
  signOut,
}
