import type { StaffHandlers } from './app.ts'
import { accept, invitation } from './invitation.ts'
import { saveNotices, showNotices } from './notices.ts'
import { forgot, resetPassword } from './password.ts'
import { endSignIn, listSignIns, stayActive } from './sign-ins.ts'
import { confirmCode, enterCode, me, signIn, signOut } from './sign-in.ts'

export const routes: StaffHandlers = {
  invitation,
  accept,
  signIn,
  enterCode,
  confirmCode,
  forgot,
  resetPassword,
  me,
  stayActive,
  listSignIns,
  endSignIn,
  showNotices,
  saveNotices,
  signOut,
}
