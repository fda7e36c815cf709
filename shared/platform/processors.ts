/** Who processes what candidates say, and where. */
export type Processors = {
  /** Services of Amazon Web Services. */
  services: readonly ('Bedrock' | 'Polly' | 'Transcribe')[]
  regions: readonly string[]
  /** Of an endpoint of another company: its name and place. */
  operator: string | undefined
}

type Words = { regions: string; and: string }

/** The processors in a sentence of the consent; with other words, in the privacy policy of another language. */
export const namesOf = (
  { services, regions, operator }: Processors,
  words: Words = { regions: 'regions', and: 'and by' },
): string =>
  [
    ...(services.length === 0
      ? []
      : [`Amazon Web Services (${services.join(', ')}; ${words.regions}: ${regions.join(', ')})`]),
    ...(operator === undefined ? [] : [operator]),
  ].join(` ${words.and} `)

/** How interviews are held in a deployment: in the browser alone, with a model and its services, or as a call of a provider. */
export type InterviewProcessing =
  | { kind: 'built-in' }
  /** `isHeard`: live, by the server. `isTranscribed`: from the recording, afterwards. */
  | ({ kind: 'model'; isHeard: boolean; isTranscribed: boolean } & Processors)
  /** In the browser alone; the recording is transcribed afterwards. */
  | ({ kind: 'transcribed' } & Processors)
  | { kind: 'call'; isRecordedByProvider: boolean }
