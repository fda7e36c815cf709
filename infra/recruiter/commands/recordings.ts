import { clockText } from '#shared/platform/durations.ts'
import { sizeText, timeText } from '../output/dates.ts'
import { table, type Column } from '../output/table.ts'
import { UsageError } from '../usage-error.ts'
import type { Command } from './command.ts'
import {
  listRecordings,
  recordingIdNamed,
  recordingNamed,
  withReference,
  type Listed,
} from './recording-list.ts'
import { refusedAs, unknownRecording } from './refused.ts'

const stateTexts = {
  running: 'in progress',
  waiting: 'waiting for parts',
  assembled: 'assembled',
  incomplete: 'incomplete',
  none: 'none',
  failed: 'failed',
  deleting: 'being deleted',
  deleted: 'deleted',
} as const satisfies Record<Listed['state'], string>

const columns: Column<Listed>[] = [
  { title: 'REF', of: ({ reference }) => reference },
  { title: 'CANDIDATE', of: ({ candidate }) => candidate.name, cuttable: true },
  { title: 'POSITION', of: ({ jobTitle }) => jobTitle, cuttable: true },
  { title: 'RECORDING', of: ({ state }) => stateTexts[state] },
  { title: 'LENGTH', of: ({ seconds }) => (seconds === null ? '-' : clockText(Math.round(seconds))) },
  { title: 'SIZE', of: ({ bytes }) => (bytes === 0 ? '-' : sizeText(bytes)) },
  { title: 'CONSENT', of: ({ consentAt }) => (consentAt === null ? 'none' : timeText(consentAt)) },
]

const naming = 'Name a recording by its REF in "recordings list", the beginning of that, or its id.'

const listCommand: Command = {
  words: 'recordings list',
  arguments: [],
  help: 'recordings of interviews, oldest first; REF names one',
  options: ['job', 'candidate'],
  notes: [
    'RECORDING: "waiting for parts": they may arrive for ten minutes after the end; "incomplete": some did',
    'not; "none": nothing was recorded; "failed": the parts could not be joined, see "recordings retry";',
    '"deleted": the candidate withdrew the consent; "being deleted": repeat "recordings delete".',
    'CONSENT is when the candidate agreed, in the time of Malaysia.',
  ],
  async run({ options: { job, candidate } }, { api }) {
    const recordings = await listRecordings(api, { job, candidate })
    const count = `${recordings.length} recording${recordings.length === 1 ? '' : 's'}`
    const text =
      recordings.length === 0 ? 'There are no such recordings.' : `${table(columns, recordings)}\n${count}`
    return { data: { recordings }, text }
  },
}

const failureText = ({ failure, reference }: Listed): string =>
  failure === null
    ? ''
    : `\nThe parts of its recording could not be joined (${failure}); "recordings retry ${reference}" tries again.`

const openCommand: Command = {
  words: 'recordings open',
  arguments: ['<recording>'],
  help: 'a link that plays a recording with its transcript for an hour',
  notes: ['Anyone with the link can open it until it expires.', naming],
  async run({ arguments: [named = ''] }, { api }) {
    const id = await recordingIdNamed(api, named)
    const { data } = await refusedAs(api.openRecording({ params: { id } }), {
      recording_not_found: unknownRecording(named),
      recording_deleted: `The recording "${named}" was deleted, because its candidate withdrew the consent.`,
    })
    const { url, expiresAt } = data
    const recording = withReference(data.recording)
    const { reference, candidate, jobTitle } = recording
    return {
      data: { url, expiresAt, recording },
      text: `${url}\n\n${reference} (${candidate.name}, ${jobTitle}) opens with this link until ${timeText(expiresAt)} in Malaysia.${failureText(recording)}`,
    }
  },
}

const retryCommand: Command = {
  words: 'recordings retry',
  arguments: ['<recording>'],
  help: 'write the files of a failed or an old recording again',
  notes: ['Makes Firefox recordings from before November 2026 playable in Chrome.', naming],
  async run({ arguments: [named = ''] }, { api }) {
    const id = await recordingIdNamed(api, named)
    const { data } = await refusedAs(api.retryRecording({ params: { id } }), {
      recording_not_found: unknownRecording(named),
      recording_not_failed: `The files of "${named}" are not written yet, or were deleted; "recordings list" shows how far it is.`,
    })
    return { data, text: 'Its files are written again within minutes; "recordings list" shows the state.' }
  },
}

const deleteCommand: Command = {
  words: 'recordings delete',
  arguments: ['<recording>'],
  options: ['confirm'],
  help: 'delete one with its transcript, on request of the candidate',
  notes: [
    'The application stays, and the candidate is emailed. This cannot be undone.',
    'After a failure, the same command finishes it.',
    naming,
  ],
  async run({ arguments: [named = ''], options: { confirm } }, { api }) {
    const recording = await recordingNamed(api, named)
    const { id, reference, candidate, jobTitle } = recording
    // A detached account has no address.
    const confirmation = candidate.email || id
    if (confirm?.toLowerCase() !== confirmation.toLowerCase())
      throw new UsageError(
        `This deletes the recording ${reference} of ${candidate.name} for ${jobTitle} with its transcript permanently; to do it, add --confirm ${confirmation}`,
      )
    const { data } = await refusedAs(api.removeRecording({ params: { id } }), {
      recording_not_found: unknownRecording(named),
      interview_not_ended: `The interview of "${named}" has not ended; its recording can be deleted once it has.`,
    })
    return {
      data,
      text: `Deleted the recording ${reference} of ${candidate.name} for ${jobTitle}. ${emailedText(data)}`,
      failed: data.isEmailed === false,
    }
  },
}

const emailedText = ({ isEmailed }: { isEmailed: boolean | null }): string => {
  if (isEmailed === null) return 'The account has no address to email.'
  return isEmailed
    ? 'The candidate is emailed.'
    : 'The candidate could not be emailed: run the same command again later.'
}

export const recordingCommands: readonly Command[] = [listCommand, openCommand, retryCommand, deleteCommand]
