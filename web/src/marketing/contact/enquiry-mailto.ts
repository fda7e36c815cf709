import type { Draft } from '../../form/drafts.ts'

/** Windows passes at most 2,083 characters of a URL to a mail program. */
const maxHref = 1900

const lineBreak = '\r\n'
const cutMark = '…'

const textOf = (draft: Draft, field: string): string => (draft[field]?.[0] ?? '').trim()

/** The lines below the message: who writes, and about which GPUs. */
function closingLines(draft: Draft): string {
  const name = [textOf(draft, 'firstName'), textOf(draft, 'lastName')].filter(Boolean).join(' ')
  const work = [textOf(draft, 'jobTitle'), textOf(draft, 'company')].filter(Boolean).join(', ')
  const gpus = (draft['gpuTypes'] ?? []).join(', ')
  return [name, work, gpus === '' ? '' : `GPU types: ${gpus}`].filter(Boolean).join(lineBreak)
}

/** Encodes whole characters: encodeURIComponent throws on half of a surrogate pair. */
const encoded = (text: string): string =>
  encodeURIComponent(text.toWellFormed().replaceAll(/\r\n|\r|\n/g, lineBreak))

/** As much of a text as fits into `max` encoded characters, with a mark where it was cut. */
function within(text: string, max: number): string {
  if (encoded(text).length <= max) return encoded(text)
  const mark = encoded(cutMark)
  let fitting = ''
  for (const character of text.replaceAll(/\r\n|\r|\n/g, '\n')) {
    const next = encoded(character)
    if (fitting.length + next.length + mark.length > max) break
    fitting += next
  }
  return max < mark.length ? '' : fitting + mark
}

/** A mailto link with what the visitor typed as subject and text. A long message is cut, so that mail programs accept the link. */
export function enquiryMailto(emailHref: string, draft: Draft): string {
  const start = `${emailHref}?subject=${within(textOf(draft, 'subject'), maxHref / 3)}&body=`
  const closing = closingLines(draft)
  const end = closing === '' ? '' : within(`\n\n${closing}`, maxHref / 3)
  return start + within(textOf(draft, 'message'), maxHref - start.length - end.length) + end
}
