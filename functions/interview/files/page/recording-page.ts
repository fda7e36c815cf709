import { createHash } from 'node:crypto'
import { quotesHtml } from './quotes.ts'
import { company } from '#shared/company.ts'
import { maxInterviews } from '#shared/application/application-status.ts'
import type { AssessmentSection } from '#shared/position/assessment.ts'
import type { MarkedEntry } from '#shared/interview/interviewer/recorded-lines.ts'
import { escapeHtml } from '#functions/platform/mail/email.ts'
import type { Summary } from '../summary.ts'
import { transcriptSource } from '../transcript-text.ts'
import { countedHtml, sectionsHtml } from './facts.ts'
import { captionOf, captionsName, cuesOf } from '../captions.ts'
import { commandHtml, playerHtml } from './player.ts'
import { pageScript } from './page-script.ts'
import { pageStyle } from './page-style.ts'
import { candidateQuestionsHtml, jumpsHtml } from './questions.ts'
import { transcriptionHtml } from './transcription.ts'
import { turnHtml } from './turns.ts'
import { durationText, momentText } from './words.ts'

export type PageContent = {
  /** What the recruiter tool calls the recording. */
  recordingId: string
  summary: Summary
  entries: readonly MarkedEntry[]
  /** As the position has them now. */
  sections: readonly AssessmentSection[]
  /** The name of the CV in the folder. */
  cvName: string | undefined
  /** The started interviews for the same application, in their order, and which of them this is; undefined where it is the only one. */
  attempt: { number: number; others: readonly string[] } | undefined
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The page loads the recording beside it and nothing else, and runs no script but its own, which asks whether it may load the
 * recording.
 */
const policy = [
  "default-src 'none'",
  `style-src ${hashOf(pageStyle)}`,
  `script-src ${hashOf(pageScript)}`,
  'font-src data:',
  "media-src 'self' file:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const mark =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M4 24V8.5l12 8 12-8V24" fill="none" stroke="#ffb020" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round"/><circle cx="16" cy="25.5" r="2.5" fill="#ff7a1a"/></svg>'

/** Shown for a detached account, whose address was removed because its owner had not registered. */
const addressNotProved = 'Email address not proved'

function headHtml({ candidate, job, interview }: Summary): string {
  const { started_at: started, finished_at: finished, minutes, timeFactor } = interview
  const facts = [
    `${job.title}, ${job.department}`,
    ...(started === null ? [] : [momentText(started)]),
    ...(started === null || finished === null
      ? [`not finished (${interview.status})`]
      : [durationText((Date.parse(finished) - Date.parse(started)) / 1000)]),
    ...(timeFactor === 1 ? [] : [`extra time: up to ${minutes} minutes`]),
  ]
  return `<div class="head"><h1><bdi>${escapeHtml(candidate.name)}</bdi></h1><p dir="auto">${facts.map(escapeHtml).join(' &middot; ')}</p><p><bdi>${escapeHtml(candidate.email || addressNotProved)}</bdi></p>${devicesHtml(interview)}</div>`
}

function attemptHtml({ attempt }: PageContent): string {
  if (attempt === undefined) return ''
  const others = attempt.others.map((id) => commandHtml('open', id)).join('<br>')
  return `<p class="attempt">Attempt ${attempt.number} of ${Math.max(maxInterviews, attempt.others.length + 1)}. The ${attempt.others.length === 1 ? 'other one' : 'others'}:<br>${others}</p>`
}

/** Which device held the interview from when on: the candidate may go on with another one. */
function devicesHtml({ devices }: Summary['interview']): string {
  const named = devices.flatMap(({ device, at }) =>
    device === null ? [] : [`${device} from ${momentText(at)}`],
  )
  return named.length === 0 ? '' : `<p>${escapeHtml(named.join(', then '))}</p>`
}

const consentHtml = ({ interview: { consent } }: Summary): string =>
  consent === null
    ? '<p>No consent is stored with this interview.</p>'
    : `<p>${escapeHtml(consent.text)}</p><p class="soft">${escapeHtml(versionText(consent.version))}, agreed on ${escapeHtml(momentText(consent.at))}</p>`

/** Before texts had versions, the candidate's page sent the text. */
const versionText = (version: string | undefined): string =>
  version === undefined ? "Text as the candidate's browser sent it" : `Version ${version}`

function filesHtml({ recording }: Summary, cvName: string | undefined): string {
  const files = [
    ...(cvName === undefined ? [] : [{ name: cvName, label: 'CV' }]),
    ...recording.files.map(({ name }) => ({ name, label: 'Recording' })),
    ...recording.files.map(({ name }) => ({ name: captionsName(name), label: 'Captions' })),
    { name: 'transcript.txt', label: 'Transcript' },
    { name: 'transcript.json', label: 'Transcript for programs' },
    { name: 'summary.json', label: 'Summary for programs' },
  ]
  const items = files.map(
    ({ name, label }) =>
      `<li><a data-file="${escapeHtml(name)}" target="_blank">${label}</a> <span class="soft">${escapeHtml(name)}</span></li>`,
  )
  return `<ul class="files">${items.join('')}</ul><p class="until soft"></p>`
}

/** A voice that a browser speaks by itself does not pass through the page, so no recording can have it. */
function voiceHtml({ interview: { provider }, interviewer }: Summary): string {
  if (provider !== 'built-in') return ''
  const which = interviewer === null ? 'The' : 'Where the'
  const then = interviewer === null ? '. The' : ', the'
  return `<p class="soft">${which} interviewer's voice is not in the recording${then} captions show what it said, and when.</p>`
}

const transcriptHtml = ({ entries, summary }: PageContent): string =>
  entries.length === 0
    ? '<p>Nothing was said.</p>'
    : `${voiceHtml(summary)}<p class="soft">${escapeHtml(transcriptSource)}</p>${transcriptionHtml(summary)}<ol class="turns">${entries.map((each) => turnHtml(each, summary.candidate.name)).join('')}</ol>`

/** The page beside a recording, which plays it with its transcript. */
export function recordingPage(content: PageContent): string {
  const { summary, recordingId, cvName, entries, sections } = content
  const cues = cuesOf(entries, summary.candidate.name).map((cue) => [cue.from, cue.until, captionOf(cue)])
  const jumps = jumpsHtml(entries, sections)
  const { recording } = summary
  const { provider } = summary.interview
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(`${summary.candidate.name}: ${summary.job.title}`)}</title>
<style>${pageStyle}</style>
</head>
<body>
<div class="frame">
<header><div class="brand">${mark}${escapeHtml(company.shortName)}<span>Interview recording</span></div>${headHtml(summary)}${attemptHtml(content)}</header>
<main class="columns">
<section class="card player" aria-label="Recording">${playerHtml(recording, { recordingId, cues: JSON.stringify(cues), hasSides: summary.interviewer !== null })}</section>
${jumps === '' ? '' : `<section class="card questions"><h2>Questions</h2>${jumps}</section>`}
<section class="card transcript"><h2>Transcript</h2>${transcriptHtml(content)}</section>
<div class="details">
${quotesHtml(summary)}
${candidateQuestionsHtml(entries)}
<section class="card"><h2>In numbers</h2>${countedHtml(summary.insights, provider)}${sectionsHtml(summary.insights, provider)}</section>
<section class="card"><h2>Consent</h2>${consentHtml(summary)}</section>
<section class="card on-screen"><h2>Files</h2>${filesHtml(summary, cvName)}</section>
</div>
</main>
</div>
<script>${pageScript}</script>
</body>
</html>
`
}
