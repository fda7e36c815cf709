/** For calls that check a password: limits count only failures, so signing in often is not rate limited. */
export const wrongCredentials = { onlyAfter: ['wrong_credentials'] } as const
export const wrongPassword = { onlyAfter: ['wrong_current_password'] } as const
