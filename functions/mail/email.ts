import { company } from '#shared/company.ts'

export type Email = { subject: string; text: string; html: string }

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes user input for HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/** Removes line breaks and control characters, so that user input cannot add a header. */
export const headerLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

const pageStyle =
  'margin:0;padding:24px;background:#f6f4f1;color:#1c1815;font:16px/1.55 -apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const cardStyle =
  'max-width:600px;margin:0 auto;padding:32px;background:#ffffff;border-top:4px solid #e8830c;border-radius:8px'
const footerStyle = 'max-width:600px;margin:16px auto 0;color:#6b625a;font-size:13px'

/** The HTML around every e-mail's content, whose texts are escaped already. */
export const htmlPage = (heading: string, content: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>` +
  `<body style="${pageStyle}"><div style="${cardStyle}"><h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>${content}</div>` +
  `<p style="${footerStyle}">${escapeHtml(company.fullName)}, ${escapeHtml(postalAddress())}</p></body></html>`

const postalAddress = (): string => {
  const { street, postcode, city, country } = company.address
  return `${street}, ${postcode} ${city}, ${country}`
}
