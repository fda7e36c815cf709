import { applications, deleteMe, exportMe, me, updateMe } from './account.ts'
import { eraseCandidate, exportCandidate } from './candidates.ts'
import type { AuthHandlers } from './app.ts'
import { confirmEmail, sendConfirmation } from './confirmation.ts'
import { forgotPassword, resetPassword, updatePassword } from './passwords.ts'
import { checkExistingUser, register } from './registration.ts'
import { login, logout, refresh } from './sign-in.ts'

export const routes: AuthHandlers = {
  login,
  logout,
  refresh,
  register,
  checkExistingUser,
  forgotPassword,
  resetPassword,
  updatePassword,
  confirmEmail,
  sendConfirmation,
  me,
  updateMe,
  exportMe,
  deleteMe,
  exportCandidate,
  eraseCandidate,
  applications,
}
