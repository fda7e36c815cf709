import { hasLettersAndNumbers, isLongEnough } from '#shared/account/password-rules.ts'

export type PasswordRule = { text: string; isMet: boolean }

/** The rules for a new password, and which are met. Without a confirmation field, there is no rule about matching. */
export function passwordRules(password: string, confirmation?: string): PasswordRule[] {
  const rules = [
    { text: 'At least 8 characters', isMet: isLongEnough(password) },
    { text: 'Contains letters and numbers', isMet: hasLettersAndNumbers(password) },
  ]
  if (confirmation === undefined) return rules
  return [...rules, { text: 'Passwords match', isMet: password !== '' && password === confirmation }]
}

export const keepsAllRules = (rules: readonly PasswordRule[]): boolean => rules.every(({ isMet }) => isMet)
