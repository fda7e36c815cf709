import type { Profile } from '#shared/account/profile.ts'

export type StepId = 'cv' | 'profile' | 'position'

export type StartStep = { readonly id: StepId; readonly isDone: boolean }

/** The missing facts that recruiters look for first, by the names that the profile tab uses. */
export const missingIn = (profile: Profile): string[] =>
  [
    { name: 'phone', isMissing: profile.phone === '' },
    { name: 'location', isMissing: profile.location === '' },
    { name: 'job title', isMissing: profile.title === '' },
    { name: 'skills', isMissing: profile.skills.length === 0 },
  ].flatMap(({ name, isMissing }) => (isMissing ? [name] : []))

/** The steps of a new candidate up to the first application. */
export const startSteps = (profile: Profile, applications: number): StartStep[] => [
  { id: 'cv', isDone: profile.cvFileName !== null },
  { id: 'profile', isDone: missingIn(profile).length === 0 },
  { id: 'position', isDone: applications > 0 },
]

/** The step that the card's button leads to; undefined when nothing is left. */
export const nextStep = (steps: readonly StartStep[]): StepId | undefined =>
  steps.find(({ isDone }) => !isDone)?.id
