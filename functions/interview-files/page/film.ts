import { escapeHtml } from '../../mail/email.ts'
import type { RecordedFile } from '../../storage/stored-session.ts'
import { durationText } from './words.ts'

/**
 * Each file with the second of the interview at which it begins, in this order. A file of which nobody said when it
 * began follows the one before.
 */
export function inTime(files: readonly RecordedFile[]): { file: RecordedFile; startSeconds: number }[] {
  let endSeconds = 0
  const placed = files.map((file) => {
    const startSeconds = file.startSeconds ?? endSeconds
    endSeconds = startSeconds + (file.seconds ?? 0)
    return { file, startSeconds }
  })
  return placed.toSorted((a, b) => a.startSeconds - b.startSeconds)
}

const lengthOf = ({ seconds }: RecordedFile): string =>
  seconds === undefined ? '' : `, ${durationText(seconds)}`

function partsHtml(files: readonly RecordedFile[]): string {
  const buttons = inTime(files).map(
    ({ file, startSeconds }, index) =>
      `<button type="button" class="part" aria-pressed="${index === 0}" data-part="${escapeHtml(file.name)}" data-start="${startSeconds}">Part ${index + 1}${lengthOf(file)}</button>`,
  )
  return `<div class="parts" role="group" aria-label="Parts of the recording"${files.length === 1 ? ' hidden' : ''}>${buttons.join('')}</div>`
}

/** What is shown where the files cannot be loaded: opened from the S3 console, or after the link expired. */
const noteHtml = (recordingId: string): string =>
  '<div class="note" role="status" hidden>' +
  '<p data-when="over">This link has expired. Make a new one with</p>' +
  '<p data-when="never">This page cannot load its files from here: each needs a link of its own. Open the page with</p>' +
  `<p><code>npm run recruiter -- recordings open ${escapeHtml(recordingId)}</code></p>` +
  '<p>or download this whole folder and open index.html there. The recording also plays by itself.</p></div>'

/** The player, or why there is none. `files` is undefined while parts can still arrive. */
export function filmHtml(files: readonly RecordedFile[] | undefined, recordingId: string): string {
  const note = noteHtml(recordingId)
  if (files === undefined)
    return `${note}<p>Parts of the recording are still arriving. Open this page again in a few minutes.</p>`
  if (files.length === 0) return `${note}<p>This interview has no recording that plays.</p>`
  const missing = files.reduce((sum, file) => sum + file.missing.length, 0)
  const gaps =
    missing === 0
      ? ''
      : `<p class="soft">${missing} part${missing === 1 ? '' : 's'} of a few seconds never arrived, so the recording has gaps.</p>`
  return `${note}<video controls playsinline preload="metadata" aria-label="Recording of the interview"></video>${partsHtml(files)}${gaps}`
}
