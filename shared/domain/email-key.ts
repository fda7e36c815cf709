/**
 * What makes two spellings of an e-mail address one account. Dots and plus signs stay: what they mean is the mail
 * provider's matter, and guessing it would hand one person's account to another.
 */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase()
