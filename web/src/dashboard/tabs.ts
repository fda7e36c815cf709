/** The dashboard's areas, in the order of their tabs. */
export const tabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'positions', label: 'Positions' },
  { id: 'profile', label: 'Profile' },
] as const

export type TabId = (typeof tabs)[number]['id']

const first = tabs[0].id

/** The tab an address asks for; the first where it asks for none, or for one that does not exist. */
export const tabIn = (search: URLSearchParams): TabId => {
  const wanted = search.get('tab')
  return tabs.find(({ id }) => id === wanted)?.id ?? first
}

/** The end of the address under which a tab is found again after a reload, or by going back. */
export const searchOf = (tab: TabId): string => (tab === first ? '' : `?tab=${tab}`)
