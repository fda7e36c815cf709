import { inboxPage } from './inbox-page.ts'
import type { Inbox, Mail } from './inbox.ts'

type InboxRequest = {
  method: string
  /** With the query string. */
  path: string
  accept: string | undefined
}

type InboxAnswer = { status: number; headers: Record<string, string>; body: string }

const inboxPath = '/_local/mail'
const partPath = /^\/_local\/mail\/([\w-]+)\/(html|calendar)$/

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The HTML of an e-mail is untrusted: it runs no script, loads only images of this host and has an opaque origin. */
const htmlPartPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox"

/** Serves the inbox as a page or as JSON; undefined for other paths. */
export function answerInbox(request: InboxRequest, inbox: Inbox): InboxAnswer | undefined {
  const [address = '', query = ''] = request.path.split('?', 2)
  const path = address.replace(/\/$/, '')
  const [, emailId, part] = partPath.exec(path) ?? []
  if (emailId !== undefined)
    return part === 'calendar'
      ? answerCalendarPart(request.method, emailId, inbox)
      : answerHtmlPart(request.method, emailId, inbox)
  if (path !== inboxPath) return undefined
  if (!reads(request.method)) return notAllowed
  if (request.accept?.includes('application/json') === true) {
    return answer(200, 'application/json', JSON.stringify(inbox.list().map(forPrograms)))
  }
  return answerPage(inbox.list(), new URLSearchParams(query).get('id'))
}

function answerPage(mails: readonly Mail[], id: string | null): InboxAnswer {
  const page = id === null ? inboxPage(mails) : inboxPage(mails, id)
  const isThere = id === null || mails.some((mail) => mail.id === id)
  return answer(isThere ? 200 : 404, 'text/html', page, pagePolicy)
}

function answerHtmlPart(method: string, id: string, inbox: Inbox): InboxAnswer {
  if (!reads(method)) return notAllowed
  const html = inbox.list().find((mail) => mail.id === id)?.html ?? ''
  if (html === '') return answer(404, 'text/plain', 'There is no such e-mail, or it has no HTML part.')
  return answer(200, 'text/html', html, htmlPartPolicy)
}

function answerCalendarPart(method: string, id: string, inbox: Inbox): InboxAnswer {
  if (!reads(method)) return notAllowed
  const calendar = inbox.list().find((mail) => mail.id === id)?.calendar
  return calendar === undefined
    ? answer(404, 'text/plain', 'There is no such e-mail, or it has no calendar part.')
    : answer(200, 'text/calendar', calendar)
}

const reads = (method: string): boolean => method === 'GET' || method === 'HEAD'

const forPrograms = ({ id, at, to, from, subject, text, html, calendar }: Mail) => ({
  id,
  at,
  to,
  from,
  subject,
  text,
  html,
  ...(calendar === undefined ? {} : { calendar }),
})

const common = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

const answer = (status: number, type: string, body: string, policy = "default-src 'none'"): InboxAnswer => ({
  status,
  headers: {
    ...common,
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    vary: 'accept',
  },
  body,
})

const notAllowed: InboxAnswer = { status: 405, headers: { ...common, allow: 'GET, HEAD' }, body: '' }
