import type { Inbox } from './inbox.ts'
import { inboxPage } from './inbox-page.ts'

export type InboxRequest = { method: string; path: string; accept: string | undefined }
export type InboxAnswer = { status: number; headers: Record<string, string>; body: string }

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'none'; base-uri 'none'"
/** A letter may not do more here than in a careful mail program: no scripts, nothing from elsewhere. */
const letterPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

const answer = (status: number, contentType: string, body: string, policy = pagePolicy): InboxAnswer => ({
  status,
  headers: { 'content-type': `${contentType}; charset=utf-8`, 'cache-control': 'no-store', 'content-security-policy': policy },
  body,
})

/** What was mailed, at `/_local/mail`: a page for people, JSON for programs. Anything else is nothing of ours. */
export function answerInbox({ method, path, accept }: InboxRequest, inbox: Inbox): InboxAnswer | undefined {
  const [address = '', query = ''] = path.split('?')
  const letter = /^\/_local\/mail\/([\w-]+)\/html$/.exec(address)?.[1]
  if (letter !== undefined) {
    const found = inbox.list().find(({ id }) => id === letter)
    return found && answer(200, 'text/html', found.html, letterPolicy)
  }
  if (address !== '/_local/mail' && address !== '/_local/mail/') return undefined
  if (method === 'DELETE') {
    inbox.clear()
    return answer(200, 'application/json', '[]')
  }
  if (accept?.includes('application/json') === true) {
    const mails = inbox.list().map(({ id, at, to, from, subject, text, html }) => ({ id, at, to, from, subject, text, html }))
    return answer(200, 'application/json', JSON.stringify(mails))
  }
  return answer(200, 'text/html', inboxPage(inbox.list(), new URLSearchParams(query).get('id') ?? undefined))
}
