import { interviewerName } from '#shared/interview/interview-texts.ts'
import type { MarkedEntry } from '#shared/interview/interviewer/recorded-lines.ts'
import { escapeHtml } from '#functions/platform/mail/email.ts'
import { fromRecording, notConfirmed } from '../transcript-text.ts'
import { clockText } from './words.ts'

/** A turn of the transcript. One with a time is a button, which plays the recording from there. */
export function turnHtml(entry: MarkedEntry, candidateName: string): string {
  const { role, content, startMilliseconds: start, isTyped } = entry
  const speaker = role === 'assistant' ? interviewerName : candidateName
  const typed =
    (isTyped === true ? ' <i>typed</i>' : '') +
    (entry.source === 'batch' ? ` <i>${fromRecording}</i>` : '') +
    (entry.isUnconfirmed === true ? ` <i>${notConfirmed}</i>` : '') +
    (entry.isPageClaim === true ? " <i>as the candidate's browser sent it</i>" : '')
  const time = start === undefined ? '' : clockText(start)
  const inner = `<time>${time}</time><span><b><bdi>${escapeHtml(speaker)}</bdi>${typed}</b><span class="said" dir="auto">${escapeHtml(content)}</span></span>`
  return start === undefined
    ? `<li><div class="turn">${inner}</div></li>`
    : `<li><button type="button" class="turn" data-at="${start / 1000}">${inner}</button></li>`
}
