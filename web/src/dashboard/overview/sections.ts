import { isActiveInterview } from '#shared/application/session/interview-status.ts'
import { timeOf } from '../dates.ts'
import { dateOf, hasNotBegun, isPending, turnIn, type Standing } from '../standing/standing.ts'

export type SectionId = 'active' | 'updates' | 'myApplications'

export const sectionTitles = {
  active: 'Active Interviews',
  updates: 'Updates',
  myApplications: 'My Applications',
} as const satisfies Record<SectionId, string>

export type Section = { readonly id: SectionId; readonly entries: readonly Standing[] }

/**
 * Interviews that are in progress or were cancelled, and those of new applications that have not begun. After a
 * decision there is no interview to take.
 */
const isActive = (standing: Standing): boolean => {
  const { status, interview } = standing
  return (
    turnIn(standing) === 'candidate' &&
    ((interview !== undefined && isActiveInterview(interview)) ||
      (status === 'ai_pending' && hasNotBegun(interview)))
  )
}

/**
 * Each application is in exactly one section. "Updates" has what is in neither of the others, so that no application is
 * missing: reviews that go on, and interviews that are offered anew.
 */
const sectionOf = (standing: Standing): SectionId => {
  if (isActive(standing)) return 'active'
  return isPending(standing.status) ? 'updates' : 'myApplications'
}

/** The order of empty sections. */
const fixedOrder: readonly SectionId[] = ['active', 'updates', 'myApplications']

const latestIn = ({ entries: [first] }: Section): number => timeOf(first === undefined ? null : dateOf(first))

/**
 * The overview's sections in their order on the page: active interviews if there are any, then sections with entries by
 * their most recent date, then empty sections in their fixed order.
 */
export function sectionsOf(standings: readonly Standing[]): Section[] {
  const latestFirst = standings.toSorted((one, other) => timeOf(dateOf(other)) - timeOf(dateOf(one)))
  const sections = fixedOrder.map((id) => ({
    id,
    entries: latestFirst.filter((standing) => sectionOf(standing) === id),
  }))
  const filled = sections.filter(({ entries }) => entries.length > 0)
  return [
    ...filled.filter(({ id }) => id === 'active'),
    ...filled.filter(({ id }) => id !== 'active').toSorted((one, other) => latestIn(other) - latestIn(one)),
    ...sections.filter(({ entries }) => entries.length === 0),
  ]
}

/** Names the sections that have the candidate's applications, for an empty one. */
export function elsewhereText(sections: readonly Section[]): string {
  const filled = sections.filter(({ entries }) => entries.length > 0)
  const [first, ...others] = filled.flatMap(({ entries }) => entries)
  if (first === undefined) return ''
  const titles = filled.map(({ id }) => sectionTitles[id]).join(' and ')
  return others.length === 0
    ? `Your application for ${first.jobTitle} is under ${titles}.`
    : `Your ${others.length + 1} applications are under ${titles}.`
}

export const activeInterviews = (standings: readonly Standing[]): Standing[] => standings.filter(isActive)
