import type { Mail } from './inbox.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const style = `
  :root { color-scheme: light dark; --ground: light-dark(#f6f4f1, #12100e); --sheet: light-dark(#fff, #1c1917);
    --ink: light-dark(#1c1815, #f3efe9); --quiet: light-dark(#665c53, #b0a69b); --line: light-dark(#e3ddd5, #332d28);
    --accent: light-dark(#a34f00, #ffae42) }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, sans-serif }
  header { padding: 20px 24px; border-bottom: 1px solid var(--line); display: flex; gap: 12px; align-items: baseline; flex-wrap: wrap }
  h1 { margin: 0; font-size: 20px; letter-spacing: -0.01em }
  header p { margin: 0; color: var(--quiet) }
  main { display: grid; grid-template-columns: minmax(260px, 380px) minmax(0, 1fr); min-height: calc(100vh - 72px) }
  nav { border-right: 1px solid var(--line) }
  nav ul { margin: 0; padding: 0; list-style: none }
  nav a { display: block; padding: 14px 24px; color: inherit; text-decoration: none; border-bottom: 1px solid var(--line) }
  nav a:hover { background: var(--sheet) }
  nav a[aria-current] { background: var(--sheet); box-shadow: inset 3px 0 var(--accent) }
  a:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px }
  nav strong { display: block; font-weight: 600; overflow-wrap: anywhere }
  nav span { display: flex; justify-content: space-between; gap: 12px; color: var(--quiet); font-size: 13px }
  nav span span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; display: block }
  article { padding: 24px; min-width: 0 }
  h2 { margin: 0 0 16px; font-size: 24px; line-height: 1.25; letter-spacing: -0.015em; overflow-wrap: anywhere }
  h3 { margin: 28px 0 8px; font-size: 13px; color: var(--quiet); font-weight: 600 }
  dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 16px; margin: 0 }
  dt { color: var(--quiet) } dd { margin: 0; overflow-wrap: anywhere }
  iframe { width: 100%; height: 520px; border: 1px solid var(--line); border-radius: 8px; background: #fff }
  pre { margin: 0; padding: 16px; background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; white-space: pre-wrap;
    overflow-wrap: anywhere; font: 13px/1.55 ui-monospace, monospace }
  .empty { padding: 72px 24px; text-align: center; color: var(--quiet); grid-column: 1 / -1 }
  .empty strong { display: block; color: var(--ink); font-size: 20px; margin-bottom: 4px }
  @media (max-width: 760px) { main { grid-template-columns: 1fr } nav { border-right: 0 } article { grid-row: 1; border-bottom: 1px solid var(--line) } iframe { height: 420px } }
`

const time = (at: string): string =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Kuala_Lumpur' })

const entry = (mail: Mail, chosen: Mail): string =>
  `<li><a href="/_local/mail?id=${escaped(mail.id)}"${mail === chosen ? ' aria-current="true"' : ''}>` +
  `<strong>${escaped(mail.subject)}</strong><span><span>${escaped(mail.to.join(', '))}</span>` +
  `<time datetime="${escaped(mail.at)}">${escaped(time(mail.at))}</time></span></a></li>`

const row = ([name, value]: readonly [string, string]): string =>
  value === '' ? '' : `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`

const letter = (mail: Mail): string =>
  `<article><h2>${escaped(mail.subject)}</h2><dl>` +
  [
    ['From', mail.from] as const,
    ['To', mail.to.join(', ')] as const,
    ['Reply to', mail.replyTo.join(', ')] as const,
    ['Sent', time(mail.at)] as const,
    ...Object.entries(mail.tags),
  ]
    .map(row)
    .join('') +
  `</dl><h3>As a mail program shows it</h3><iframe sandbox title="The letter" src="/_local/mail/${escaped(mail.id)}/html"></iframe>` +
  `<h3>As plain text</h3><pre>${escaped(mail.text)}</pre></article>`

const empty =
  '<div class="empty"><strong>No mail yet</strong>Letters the product sends appear here. Send an enquiry on <a href="/contact">/contact</a>.</div>'

/** The inbox as a page for people, the newest letter first and open. */
export function inboxPage(mails: readonly Mail[], selectedId?: string): string {
  const newestFirst = mails.toReversed()
  const chosen = newestFirst.find(({ id }) => id === selectedId) ?? newestFirst[0]
  const content =
    chosen === undefined
      ? empty
      : `<nav aria-label="Letters"><ul>${newestFirst.map((mail) => entry(mail, chosen)).join('')}</ul></nav>${letter(chosen)}`
  const count = `${mails.length} ${mails.length === 1 ? 'letter' : 'letters'}, all kept on this machine`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Local mail</title><style>${style}</style></head>
<body><header><h1>Local mail</h1><p>${count}</p></header><main>${content}</main></body></html>`
}
