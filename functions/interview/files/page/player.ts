import { escapeHtml } from '#functions/platform/mail/email.ts'
import type { RecordedFile } from '#functions/application/session/stored-session.ts'
import type { Summary } from '../summary.ts'
import { durationText } from './words.ts'

/**
 * Each file with the second of the interview at which it begins, in this order. A file without a start time follows the one
 * before.
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

export const commandHtml = (words: string, recordingId: string): string =>
  `<code>npm run recruiter -- recordings ${words} ${escapeHtml(recordingId)}</code>`

/**
 * What is shown where the recording does not play: after the link expired, without links for the files (as the S3 console
 * opens the page), where the browser cannot read the file, and without a connection.
 */
const noteHtml = (recordingId: string): string =>
  '<div class="note" role="status" hidden>' +
  '<p data-when="over">This link has expired. Make a new one with</p>' +
  '<p data-when="never">This page cannot load its files from here: each needs a link of its own. Open the page with</p>' +
  `<p data-when="over never">${commandHtml('open', recordingId)}</p>` +
  '<p data-when="over never">or download this whole folder and open index.html there. The recording also plays by itself.</p>' +
  '<p data-when="broken">This browser cannot play the recording: the file is damaged, or in a format it does not know. A new link does not help. Download the recording below and try another player.</p>' +
  '<p data-when="offline">The recording did not load. Check your connection and reload this page.</p></div>'

const speeds = ['1', '1.25', '1.5', '2'] as const

const speedHtml = `<div class="parts speeds" role="group" aria-label="Speed">${speeds
  .map(
    (speed) =>
      `<button type="button" class="part" aria-pressed="${speed === '1'}" data-speed="${speed}">${speed}&times;</button>`,
  )
  .join('')}</div>`

/** The player, or why there is none. */
export function playerHtml(
  { isAssembled, files, failure }: Pick<Summary['recording'], 'isAssembled' | 'files' | 'failure'>,
  { recordingId, cues, hasSides }: { recordingId: string; cues: string; hasSides: boolean },
): string {
  const note = noteHtml(recordingId)
  if (!isAssembled && failure !== null)
    return `${note}<p>The recording could not be put together after several attempts (${escapeHtml(failure)}). What arrived of it is in the folder “parts”. To try again:</p><p>${commandHtml('retry', recordingId)}</p>`
  if (!isAssembled)
    return `${note}<p>Parts of the recording are still arriving. Open this page again in a few minutes.</p>`
  if (files.length === 0) return `${note}<p>This interview has no recording that plays.</p>`
  const missing = files.reduce((sum, file) => sum + file.missing.length, 0)
  const gaps =
    missing === 0
      ? ''
      : `<p class="soft">${missing} part${missing === 1 ? '' : 's'} of a few seconds never arrived, so the recording has gaps.</p>`
  return `${note}<video controls playsinline preload="metadata" aria-label="Recording of the interview" data-cues="${escapeHtml(cues)}"${hasSides ? ' data-sides' : ''}></video>${speedHtml}${partsHtml(files)}${gaps}`
}
