/** How the interviewer conducts the sections of a kind. */
type Conduct = {
  /** Silence after a new question before the interviewer speaks. The specification has 15 to 20 seconds, 20 to 30 about technical matters. */
  thinkingSeconds: number
  /** Said as the section begins, after its title. */
  invitation: string
  /** Whether a further question may name a skill of the candidate's profile. */
  mentionsSkills: boolean
  /** How many further questions a model may ask about each question of the position. */
  maxFollowUps: number
}

/** The kinds of section. One that is added here can be written into every position; `conversation` is the usual one. */
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
