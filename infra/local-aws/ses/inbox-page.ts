import type { Mail } from './inbox.ts'
import { pageStyle } from './inbox-page-style.ts'
import { html, type Markup } from './markup.ts'

/** Older e-mails are not listed; their URLs still work. */
const maxListed = 200

/** The inbox as a page: newest first, one e-mail open beside the list. A narrow screen shows one of the two. */
export function inboxPage(mails: readonly Mail[], selectedId?: string): string {
  const newestFirst = mails.toReversed()
  const open = selectedId === undefined ? newestFirst[0] : mails.find(({ id }) => id === selectedId)
  const content =
    mails.length === 0 && selectedId === undefined
      ? nothingYet
      : html`${list(newestFirst, open)}${openMail(open)}`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${selectedId !== undefined && open !== undefined ? `${subjectOf(open)} - ` : ''}Local mail</title>
<style>${{ markup: pageStyle }}</style>
</head>
<body${{ markup: selectedId === undefined ? '' : ' class="reading"' }}>
<header>
<h1><a href="/_local/mail">Local mail</a></h1>
<p>${count(mails.length)} · stored on this machine, not delivered</p>
<a class="refresh" href="/_local/mail">Refresh</a>
</header>
<main>${content}</main>
<footer>For programs: <code>GET /_local/mail</code> with <code>Accept: application/json</code>.</footer>
</body>
</html>
`.markup
}

const count = (mails: number): string => (mails === 1 ? '1 e-mail' : `${mails} e-mails`)
const subjectOf = ({ subject }: Mail): string => (subject === '' ? '(no subject)' : subject)

const nothingYet = html`<div class="nothing">
  <h2>No e-mails yet</h2>
  <p>Sent e-mails appear here. Send one, then refresh this page.</p>
</div>`

function list(newestFirst: readonly Mail[], open: Mail | undefined): Markup {
  const older = newestFirst.length - maxListed
  return html`<nav aria-label="E-mails, newest first">
    <ol>
      ${newestFirst.slice(0, maxListed).map((mail) => listItem(mail, mail === open))}
    </ol>
    ${older > 0 ? html`<p class="older">and ${count(older)} before these</p>` : ''}
  </nav>`
}

const listItem = (mail: Mail, isOpen: boolean): Markup =>
  html`<li>
    <a href="/_local/mail?id=${encodeURIComponent(mail.id)}" ${isOpen ? html`aria-current="true"` : ''}>
      <span class="to">${mail.to.join(', ')}</span>
      ${time(mail.at, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })}
      <span class="subject">${subjectOf(mail)}</span>
      <span class="start">${(mail.text === '' ? 'HTML only' : mail.text).slice(0, 140)}</span></a
    >
  </li>`

function time(at: string, form: Intl.DateTimeFormatOptions): Markup {
  return html`<time datetime="${at}">${new Intl.DateTimeFormat('en-GB', form).format(new Date(at))}</time>`
}

function openMail(mail: Mail | undefined): Markup {
  if (mail === undefined) {
    return html`<div class="nothing">
      <h2>There is no such e-mail</h2>
      <p>The inbox was emptied, or the URL is wrong. <a href="/_local/mail">All e-mails</a></p>
    </div>`
  }
  return html`<article>
    <p class="back"><a href="/_local/mail">← All e-mails</a></p>
    <h2>${subjectOf(mail)}</h2>
    <div class="parts${mail.html === '' ? ' single' : ''}">
      ${mail.html === '' ? '' : htmlPart(mail)}
      <div class="source">
        <section aria-labelledby="fields">
          <h3 id="fields">Fields</h3>
          ${fields(mail)}
        </section>
        ${
          mail.text === ''
            ? ''
            : html`<section aria-labelledby="text">
                <h3 id="text">Text part</h3>
                <pre>${withLinks(mail.text)}</pre>
              </section>`
        }
        ${mail.calendar === undefined ? '' : calendarPart(mail.id, mail.calendar)}
      </div>
    </div>
  </article>`
}

function htmlPart(mail: Mail): Markup {
  const address = `/_local/mail/${encodeURIComponent(mail.id)}/html`
  return html`<section class="html" aria-labelledby="html">
    <h3 id="html">HTML part</h3>
    <div class="frame">
      <iframe sandbox src="${address}" title="HTML part of “${subjectOf(mail)}”"></iframe>
    </div>
    <p class="note">
      Links in this frame do not work; those of the text part do.
      <a href="${address}">Open on its own page</a>
    </p>
  </section>`
}

function calendarPart(id: string, calendar: string): Markup {
  return html`<section aria-labelledby="calendar">
    <h3 id="calendar">Calendar part</h3>
    <pre>${calendar}</pre>
    <p class="note"><a href="/_local/mail/${encodeURIComponent(id)}/calendar">Open on its own page</a></p>
  </section>`
}

function fields(mail: Mail): Markup {
  const rows: [string, string | Markup][] = [
    ['From', mail.from],
    ['To', mail.to.join(', ')],
    ['Reply to', mail.replyTo.join(', ')],
    ['Accepted', time(mail.at, { dateStyle: 'medium', timeStyle: 'medium' })],
    ...Object.entries(mail.tags).map(([name, value]): [string, string] => [`Tag ${name}`, value]),
    ['Message id', mail.id],
  ]
  return html`<dl>
    ${rows
      .filter(([, value]) => value !== '')
      .map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
  </dl>`
}

/** Turns URLs into links, which developers open most often. */
function withLinks(text: string): Markup[] {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'])/)
    .map((piece, index) =>
      index % 2 === 1 ? html`<a href="${piece}" rel="noreferrer">${piece}</a>` : html`${piece}`,
    )
}
