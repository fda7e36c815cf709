import { company } from '#shared/company.ts'
import { escapeHtml, headerLine, htmlPage, type Email } from './email.ts'

export type Link = { label: string; url: string }

/** A paragraph, a link as one, the items of a numbered list, or links below each other. */
export type Block = string | { link: Link } | { steps: readonly string[] } | { links: readonly Link[] }

/** Paragraphs and lists around at most one button. */
export type Content = {
  subject: string
  heading: string
  before: readonly Block[]
  action?: Link
  after: readonly Block[]
  /** Good news, with a large heading on colour. */
  occasion?: boolean
}

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(text)}</p>`

const items = (tag: 'ol' | 'ul', contents: readonly string[]): string =>
  `<${tag} style="margin:0 0 16px;padding-left:24px">${contents.map((content) => `<li style="margin:0 0 4px">${content}</li>`).join('')}</${tag}>`

const anchor = ({ label, url }: Link): string =>
  `<a class="link" href="${escapeHtml(url)}" style="color:#8a4b00">${escapeHtml(label)}</a>`

function htmlOf(block: Block): string {
  if (typeof block === 'string') return paragraph(block)
  if ('link' in block) return `<p style="margin:0 0 16px">${anchor(block.link)}</p>`
  return 'steps' in block ? items('ol', block.steps.map(escapeHtml)) : items('ul', block.links.map(anchor))
}

function textOf(block: Block): string {
  if (typeof block === 'string') return block
  if ('link' in block) return `${block.link.label}: ${block.link.url}`
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
  action: todo,
  after,
  occasion = false,
}: Content): Email {
  const text = [
    ...before.map(textOf),
    ...(todo === undefined ? [] : [`${todo.label}:\n${written(todo)}`]),
    ...after.map(textOf),
    company.fullName,
  ]
  const html = [...before.map(htmlOf), todo === undefined ? '' : action(todo), ...after.map(htmlOf)]
  return {
    subject: headerLine(`${subject} – ${company.shortName}`),
    text: text.join('\n\n'),
    html: htmlPage(heading, html.join(''), { occasion }),
  }
}
