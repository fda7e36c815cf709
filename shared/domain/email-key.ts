/**
 * The canonical spelling of an e-mail address: two spellings with the same one are one account, and letters go to it.
 * Dots and plus signs stay, because some providers deliver those to different mailboxes.
 */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase()

/**
 * The mailbox that limits on letters count by. Dots and what follows a plus sign count as nothing, because many providers
 * deliver all of those spellings to one mailbox.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  const [local = ''] = key.slice(0, at).split('+')
  return local.replaceAll('.', '') + key.slice(at)
}
