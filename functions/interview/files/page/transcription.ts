import { transcriptionNote } from '#shared/interview/interviewer/transcription.ts'
import type { Summary } from '../summary.ts'

export const transcriptionHtml = ({ transcription }: Pick<Summary, 'transcription'>): string =>
  transcription === null ? '' : `<p class="note">${transcriptionNote(transcription)}</p>`
