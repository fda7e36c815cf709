import { company, letterhead } from '#shared/company.ts'

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

const font = '-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const pageStyle = `margin:0;padding:24px 12px;background:#f6f4f1;color:#1c1815;font:16px/1.55 ${font}`
const letterStyle = 'max-width:600px;margin:0 auto;border-radius:12px;overflow:hidden;background:#ffffff'
const bandStyle = 'padding:16px 32px;background:#0e0a07'
/** Where images are not loaded, the name stands in the same place. */
const markStyle = 'display:block;border:0;color:#f8f2ea;font-size:18px;font-weight:600;line-height:36px'
/** The stripes of the site's header. A mail program without gradients shows a plain line. */
const barsStyle =
  'height:8px;font-size:0;line-height:8px;background-color:#ffb020;background-image:repeating-linear-gradient(90deg,#ffb020 0,#ffb020 2px,#0e0a07 2px,#0e0a07 9px)'
const headingStyle = 'margin:0 0 16px;font-size:22px;line-height:1.3'
const occasionStyle =
  'padding:44px 32px 40px;background-color:#ffb020;background-image:linear-gradient(100deg,#ffb020,#ff8a1f);color:#1d1003'
const occasionHeadingStyle = 'margin:0;font-size:38px;line-height:1.1;letter-spacing:-0.03em;color:#1d1003'
const contentStyle = 'padding:28px 32px 24px'
const footerStyle = 'max-width:600px;margin:16px auto 0;padding:0 12px;color:#6b625a;font-size:13px'

/** Mail clients that know dark mode replace the colours of the inline styles; the others keep those. */
const darkColours =
  '@media (prefers-color-scheme:dark){body{background:#0e0a07!important;color:#f8f2ea!important}' +
  '.letter{background:#1d1611!important}.soft,.foot{color:#bcae9f!important}.link{color:#ffb54a!important}}'

const { path, width, height } = letterhead
const markHtml = `<img src="${company.siteUrl}${path}" width="${width}" height="${height}" alt="${escapeHtml(company.shortName)}" style="${markStyle}">`

/** Keeps an inbox from showing the letter's next words behind the preview. */
const previewEnd = '&#847;&zwnj;&nbsp;'.repeat(60)

/** What an inbox shows beside the subject. */
const previewHtml = (preview: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}${previewEnd}</div>`

/** `occasion`: good news, with a large heading on colour. */
type Look = { preview: string; occasion?: boolean }

/** The HTML around every e-mail's content, whose texts are escaped already. */
export const htmlPage = (heading: string, content: string, { preview, occasion = false }: Look): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(heading)}</title><style>${darkColours}</style></head>` +
  `<body style="${pageStyle}">${previewHtml(preview)}<div class="letter" style="${letterStyle}">` +
  `<div style="${bandStyle}">${markHtml}</div><div style="${barsStyle}"></div>` +
  (occasion
    ? `<div style="${occasionStyle}"><h1 style="${occasionHeadingStyle}">${escapeHtml(heading)}</h1></div><div style="${contentStyle}">${content}</div></div>`
    : `<div style="${contentStyle}"><h1 style="${headingStyle}">${escapeHtml(heading)}</h1>${content}</div></div>`) +
  `<p class="foot" style="${footerStyle}">${escapeHtml(company.fullName)}, ${escapeHtml(postalAddress())}</p></body></html>`

const postalAddress = (): string => {
  const { street, postcode, city, country } = company.address
  return `${street}, ${postcode} ${city}, ${country}`
}
