import { builtPaths, chosenFrom } from '../../browser/built-product.ts'
import { accountStates } from './account-states.ts'
import { careersStates } from './careers-states.ts'
import { dashboardStates } from './dashboard-states.ts'
import { deskStates } from './desk-states.ts'
import { interviewStates } from './interview-states.ts'
import { mailedLinkStates } from './mailed-link-states.ts'
import { siteStates } from './site-states.ts'
import type { State } from './state.ts'

export type GroupedState = State & { group: 'interview' | 'states' }

const ofSite: readonly GroupedState[] = [
  ...siteStates,
  ...careersStates,
  ...dashboardStates,
  ...accountStates,
  ...mailedLinkStates,
].map((state) => ({ ...state, group: 'states' }))
const ofInterviews: readonly GroupedState[] = interviewStates.map((state) => ({
  ...state,
  name: `interview-${state.name}`,
  group: 'interview',
}))
const ofDesk: readonly GroupedState[] = deskStates.map((state) => ({ ...state, group: 'states' }))

/** The not-found page is at a path that does not exist. */
const pages = [...builtPaths(), '/no-such-page']

type Choice = {
  page?: string[] | undefined
  state?: string[] | undefined
  interview: boolean
  states: boolean
  desk: boolean
  all: boolean
}

/** The pages and states that the options name: those of the requested groups, or without any all pages. */
export function chosen({ page, state, interview, states, desk, all }: Choice): {
  paths: readonly string[]
  states: readonly GroupedState[]
} {
  const every = [...ofInterviews, ...ofSite, ...ofDesk]
  const names =
    state &&
    chosenFrom(
      every.map(({ name }) => name),
      state,
    )
  const groups = [
    ...(interview || all ? ofInterviews : []),
    ...(states || all ? ofSite : []),
    ...(desk || all ? ofDesk : []),
  ]
  if (names !== undefined || page !== undefined)
    return {
      paths: page === undefined ? [] : chosenFrom(pages, page),
      states: every.filter(({ name }) => names?.includes(name)),
    }
  return { paths: all || groups.length === 0 ? pages : [], states: groups }
}
