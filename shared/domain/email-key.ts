/**
 * The normalised form of an e-mail address; two spellings with the same key are one account. Dots and plus signs stay,
 * because some providers deliver those to different mailboxes.
 */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase()
