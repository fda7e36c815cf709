/**
 * The canonical spelling of an e-mail address. Spellings that share it are one account, and e-mails go to it.
 * Dots and plus signs stay, because some providers deliver those to different mailboxes.
 */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase()

/**
 * The mailbox by which limits on e-mails count. Dots and the part after a plus sign are dropped, because many providers deliver
 * all of those spellings to one mailbox.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  const [local = ''] = key.slice(0, at).split('+')
  return local.replaceAll('.', '') + key.slice(at)
}
