import { applications, deleteMe, exportMe, me, updateMe } from './account.ts'
import { eraseCandidate, exportCandidate } from './candidates.ts'
import type { AuthHandlers } from './app.ts'
import { confirmEmail, sendConfirmation } from './confirmation.ts'
import { correctEmail } from './correct-email.ts'
import { acceptIntroduction, deleteIntroduction, openIntroduction } from './introductions.ts'
import { disownAccount, keepAccount, mailedLink } from './mailed-link.ts'
import { forgotPassword, resetPassword, updatePassword } from './passwords.ts'
import { checkExistingUser, register } from './registration.ts'
import { login, logout, refresh } from './sign-in.ts'
import { signInLink } from './sign-in-link.ts'

export const routes: AuthHandlers = {
  login,
  logout,
  refresh,
  register,
  checkExistingUser,
  forgotPassword,
  mailedLink,
  resetPassword,
  keepAccount,
  disownAccount,
  openIntroduction,
  acceptIntroduction,
  deleteIntroduction,
  signInLink,
  updatePassword,
  confirmEmail,
  sendConfirmation,
  correctEmail,
  me,
  updateMe,
  exportMe,
  deleteMe,
  exportCandidate,
  eraseCandidate,
  applications,
}
