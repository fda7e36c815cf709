/** How the interviewer conducts the sections of a kind. */
type Conduct = {
  /** Silence after a new question before the interviewer speaks. The specification asks for 15 to 20 seconds, or 20 to 30 in technical sections. */
  thinkingSeconds: number
  /** Said as the section begins, after its title. */
  invitation: string
  /** Whether a follow-up question may name a skill of the candidate's profile. */
  mentionsSkills: boolean
  /** How many follow-up questions a model may ask about each question of the position. */
  maxFollowUps: number
}

/** The kinds of section. `conversation` is the default. To add one: CONTRIBUTING.md. */
export const sectionKinds = {
  conversation: { thinkingSeconds: 18, invitation: '', mentionsSkills: false, maxFollowUps: 1 },
  technical: {
    thinkingSeconds: 25,
    invitation: 'Take a little more time to think here if you like.',
    mentionsSkills: true,
    maxFollowUps: 2,
  },
} as const satisfies Record<string, Conduct>

export type SectionKind = keyof typeof sectionKinds

export const sectionKindNames = Object.keys(sectionKinds) as [SectionKind, ...SectionKind[]]

export const conductOf = ({ kind = 'conversation' }: { kind?: SectionKind | undefined }): Conduct =>
  sectionKinds[kind]
