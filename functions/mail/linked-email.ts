import { company } from '#shared/company.ts'
import { escapeHtml, headerLine, htmlPage, type Email } from './email.ts'

/** A paragraph, or the items of a numbered list. */
export type Block = string | readonly string[]

/** Paragraphs and lists around at most one link. */
export type Content = {
  subject: string
  heading: string
  before: readonly Block[]
  action?: { label: string; url: string }
  after: readonly Block[]
}

const isText = (block: Block): block is string => typeof block === 'string'

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(text)}</p>`

const list = (items: readonly string[]): string =>
  `<ol style="margin:0 0 16px;padding-left:24px">${items.map((item) => `<li style="margin:0 0 4px">${escapeHtml(item)}</li>`).join('')}</ol>`

const htmlOf = (block: Block): string => (isText(block) ? paragraph(block) : list(block))

const textOf = (block: Block): string =>
  isText(block) ? block : block.map((item, index) => `${index + 1}. ${item}`).join('\n')

const buttonStyle =
  'display:inline-block;padding:14px 26px;border-radius:999px;background:#ffb020;color:#1d1003;font-weight:600;text-decoration:none'

const action = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${buttonStyle}">${escapeHtml(label)}</a></p>` +
  `<p style="margin:0 0 16px;color:#6b625a;font-size:14px;overflow-wrap:anywhere">${escapeHtml(url)}</p>`

export function linkedEmail({ subject, heading, before, action: todo, after }: Content): Email {
  const text = [
    ...before.map(textOf),
    ...(todo === undefined ? [] : [`${todo.label}:\n${todo.url}`]),
    ...after.map(textOf),
    company.fullName,
  ]
  const html = [...before.map(htmlOf), todo === undefined ? '' : action(todo), ...after.map(htmlOf)]
  return {
    subject: headerLine(`${subject} - ${company.shortName}`),
    text: text.join('\n\n'),
    html: htmlPage(heading, html.join('')),
  }
}
