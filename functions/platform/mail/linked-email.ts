import { company } from '#shared/company.ts'
import { escapeHtml, headerLine, htmlPage, type Email } from './email.ts'

export type Link = { label: string; url: string }

/** A fact with its name. `earlier`: what it was in an earlier letter. */
export type Detail = { name: string; value: string; earlier?: string | undefined }

/** A paragraph, one with line breaks, a link as one, the items of a numbered list, links or facts below each other. */
export type Block =
  | string
  | { lines: readonly string[] }
  | { link: Link }
  | { steps: readonly string[] }
  | { links: readonly Link[] }
  | { details: readonly Detail[] }

/** Paragraphs and lists around at most one button. The first one is the salutation. */
export type Content = {
  subject: string
  /** What an inbox shows beside the subject, where it is not the first sentence after the salutation. */
  preview?: string
  heading: string
  before: readonly Block[]
  action?: Link
  after: readonly Block[]
  /** Who writes, above the company's name. */
  sender?: string
  /** Good news, with a large heading on colour. */
  occasion?: boolean
}

const paragraph = (...lines: readonly string[]): string =>
  `<p style="margin:0 0 16px;overflow-wrap:anywhere">${lines.map(escapeHtml).join('<br>')}</p>`

const items = (tag: 'ol' | 'ul', contents: readonly string[]): string =>
  `<${tag} style="margin:0 0 16px;padding-left:24px">${contents.map((content) => `<li style="margin:0 0 4px">${content}</li>`).join('')}</${tag}>`

const anchor = ({ label, url }: Link): string =>
  `<a class="link" href="${escapeHtml(url)}" style="color:#8a4b00">${escapeHtml(label)}</a>`

/** Without the full stop or comma after it. */
const webAddress = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/

/** The text, with its web addresses as links. */
const withLinks = (text: string): string =>
  text
    .split(webAddress)
    .map((part) => (webAddress.test(part) ? anchor({ label: part, url: part }) : escapeHtml(part)))
    .join('')

const detailRow = ({ name, value, earlier }: Detail): string =>
  `<tr><th align="left" valign="top" class="soft" style="padding:4px 16px 4px 0;color:#6b625a;font-weight:400">${escapeHtml(name)}</th>` +
  `<td style="padding:4px 0;overflow-wrap:anywhere">${earlier === undefined ? '' : `<s class="soft" style="color:#6b625a">${escapeHtml(earlier)}</s><br>`}${withLinks(value)}</td></tr>`

/** Facts as the rows of a table. */
export const detailsTable = (details: readonly Detail[]): string =>
  `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">${details.map(detailRow).join('')}</table>`

const detailLine = ({ name, value, earlier }: Detail): string =>
  `${name}: ${value}${earlier === undefined ? '' : ` (before: ${earlier})`}`

function htmlOf(block: Block): string {
  if (typeof block === 'string') return paragraph(block)
  if ('lines' in block) return paragraph(...block.lines)
  if ('details' in block) return detailsTable(block.details)
  if ('link' in block) return `<p style="margin:0 0 16px">${anchor(block.link)}</p>`
  return 'steps' in block ? items('ol', block.steps.map(escapeHtml)) : items('ul', block.links.map(anchor))
}

function textOf(block: Block): string {
  if (typeof block === 'string') return block
  if ('lines' in block) return block.lines.join('\n')
  if ('link' in block) return `${block.link.label}: ${block.link.url}`
  if ('details' in block) return block.details.map(detailLine).join('\n')
  return 'steps' in block
    ? block.steps.map((step, index) => `${index + 1}. ${step}`).join('\n')
    : block.links.map(({ label, url }) => `- ${label}: ${url}`).join('\n')
}

const buttonStyle =
  'display:inline-block;padding:14px 26px;border-radius:999px;background:#ffb020;color:#1d1003;font-weight:600;text-decoration:none'

const button = ({ label, url }: Link): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${buttonStyle}">${escapeHtml(label)}</a></p>`

const mailto = 'mailto:'

/** A URL as text: an e-mail address without its scheme. */
const written = ({ url }: Link): string => url.replace(mailto, '')

const action = (link: Link): string =>
  link.url.startsWith(mailto) ? button(link) : `${button(link)}${copied(link)}`

/** A link of the site, for programs that show no buttons. */
const copied = ({ url }: Link): string =>
  `<p class="soft" style="margin:0 0 16px;color:#6b625a;font-size:13px;overflow-wrap:anywhere">If the button does not work, copy this link: ${escapeHtml(url)}</p>`

export function linkedEmail({
  subject,
  heading,
  before,
  preview = before.slice(1).find((block) => typeof block === 'string') ?? heading,
  action: todo,
  after,
  sender,
  occasion = false,
}: Content): Email {
  const signature = [...(sender === undefined ? [] : [sender]), company.fullName]
  const text = [
    ...before.map(textOf),
    ...(todo === undefined ? [] : [`${todo.label}:\n${written(todo)}`]),
    ...after.map(textOf),
    signature.join('\n'),
  ]
  const html = [
    ...before.map(htmlOf),
    todo === undefined ? '' : action(todo),
    ...after.map(htmlOf),
    `<p style="margin:24px 0 0">${signature.map(escapeHtml).join('<br>')}</p>`,
  ]
  return {
    subject: headerLine(`${subject} – ${company.shortName}`),
    text: text.join('\n\n'),
    html: htmlPage(heading, html.join(''), { preview, occasion }),
  }
}
