import type { Stack } from '#infra/local/stack.ts'

type Inbox = Pick<Stack, 'ses'>

/** The e-mails to an address, oldest first. */
export const mailsTo = ({ ses }: Inbox, email: string) =>
  ses.inbox.list().filter(({ to }) => to.includes(email))

/** The token of the newest link of this kind that was e-mailed to an address; empty where there is none. */
export function linkIn(
  stack: Inbox,
  kind: 'reset' | 'confirm' | 'not-mine' | 'invitation' | 'yes' | 'delete',
  email: string,
): string {
  const link = new RegExp(`#${kind}=([\\w-]{43})`)
  return (
    mailsTo(stack, email)
      .flatMap(({ text }) => link.exec(text)?.[1] ?? [])
      .at(-1) ?? ''
  )
}
