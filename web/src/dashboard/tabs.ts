export const tabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'positions', label: 'Positions' },
  { id: 'profile', label: 'Profile' },
] as const

export type TabId = (typeof tabs)[number]['id']

const first = tabs[0].id

/** The tab named in the query string; the first tab if it names none or an unknown one. */
export const tabIn = (search: URLSearchParams): TabId => {
  const tabName = search.get('tab')
  return tabs.find(({ id }) => id === tabName)?.id ?? first
}

/** The query string of a tab, which keeps the tab across a reload and the browser's back button. */
export const searchOf = (tab: TabId): string => (tab === first ? '' : `?tab=${tab}`)
