import type { RecruiterApi } from '../api/recruiter-api.ts'

/** All options with a value; a name means the same in each command. */
export const options = {
  job: { type: 'string', value: '<id>', help: 'only those for this position' },
  candidate: {
    type: 'string',
    value: '<text>',
    help: 'only candidates whose name or email address contains this',
  },
  status: { type: 'string', value: '<status>', help: 'only the applications with this status' },
  'interview-date': {
    type: 'string',
    value: '<time>',
    help: 'of the team\'s interview: "2026-12-31 15:00" in Malaysia',
  },
  times: {
    type: 'string',
    value: '<times>',
    help: 'up to six, with commas between them: the candidate chooses one',
  },
  place: {
    type: 'string',
    value: '<text>',
    help: "of the team's interview: a room, or the link of a call",
  },
  positions: {
    type: 'string',
    value: '<ids>',
    help: 'the positions of a reviewer: "designer,network-engineer"',
  },
  minutes: { type: 'string', value: '<number>', help: "how long the team's interview takes" },
  reason: {
    type: 'string',
    value: '<text>',
    help: 'of the team: why without the AI interview, or why rejected',
  },
  note: {
    type: 'string',
    value: '<text>',
    help: 'when and how you met without a date, or about the reason of a rejection',
  },
  agreement: {
    type: 'string',
    value: '<name>',
    help: 'the recruiter who has to agree to an acceptance, if one has to',
  },
  who: {
    type: 'string',
    value: '<text>',
    help: 'only acts of people whose name, email or ARN contains this',
  },
  act: { type: 'string', value: '<act>', help: 'only this act, such as recording_opened' },
  since: {
    type: 'string',
    value: '<date>',
    help: 'only from this day on: 2026-12-31; by default all of a --reference, or 30 days',
  },
  reference: {
    type: 'string',
    value: '<text>',
    help: 'only acts on this: a REF, an id, or an email address',
  },
  confirm: { type: 'string', value: '<email>', help: 'the email address again, to confirm' },
} as const

export type OptionName = keyof typeof options

/** Every option without a value. */
export const flags = {
  yes: { type: 'boolean', help: 'do it without asking' },
  draft: { type: 'boolean', help: 'save for the desk only; nothing is published' },
  'no-letter': { type: 'boolean', help: 'e-mail nothing; only for reviewed and interviewed' },
  administrator: { type: 'boolean', help: 'the member may give and take access, too' },
} as const

export type FlagName = keyof typeof flags

export type Input = {
  arguments: readonly string[]
  options: Readonly<Partial<Record<OptionName, string>>>
  flags: ReadonlySet<FlagName>
}

/** Asks at the terminal; true if the recruiter agrees. */
export type Ask = (question: string) => Promise<boolean>

export type Tools = {
  api: RecruiterApi
  now: Date
  /** Undefined without a terminal. */
  ask: Ask | undefined
}

export type Output = {
  /** For programs, with `--json`. */
  data: unknown
  /** For people. */
  text: string
  /** The call succeeded, but did not do all of it: exit code 1. */
  failed?: boolean
}

export type Command = {
  /** As it is typed: `jobs list`. */
  words: string
  /** The arguments as the help shows them; those in brackets may be missing. */
  arguments: readonly string[]
  help: string
  /** More lines for the command's own help. */
  notes?: readonly string[]
  options?: readonly OptionName[]
  flags?: readonly FlagName[]
  run: (input: Input, tools: Tools) => Promise<Output>
}
