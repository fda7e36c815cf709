import { escapeHtml } from '../../mail/email.ts'
import type { Quotes } from '../interviewer-record.ts'
import { fromRecording } from '../transcript-text.ts'
import { clockText } from './words.ts'

const sources = { typed: 'typed', live: 'spoken', batch: fromRecording } as const

/** The candidate's own sentences, with their times in the recording; no score. */
export function quotesHtml({ by, quoted }: Quotes): string {
  if (quoted.length === 0) return ''
  const items = quoted.map(({ about, quotes }) => {
    const lines = quotes.map(({ text, source, startMilliseconds: start }) => {
      const said = `<span dir="auto">“${escapeHtml(text)}”</span> <i>${sources[source]}</i>`
      return start === null
        ? `<li>${said}</li>`
        : `<li><button type="button" class="jump" data-at="${start / 1000}"><time>${clockText(start)}</time>${said}</button></li>`
    })
    const found =
      lines.length === 0 ? '<p class="soft">Not discussed.</p>' : `<ol class="jumps">${lines.join('')}</ol>`
    return `<h3 dir="auto">${escapeHtml(about)}</h3>${found}`
  })
  const heading = by === 'criterion' ? 'In their own words, by criterion' : 'In their own words, by question'
  const note =
    by === 'criterion'
      ? '<p class="soft">A model chose these sentences; each is word for word in the transcript. It gives no score: people decide.</p>'
      : ''
  return `<section class="card"><h2>${heading}</h2>${note}${items.join('')}</section>`
}
