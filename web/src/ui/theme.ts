/** Light or dark: nobody's choice at first, which leaves it to the system; then what the person chose, on every page. */
export type Theme = 'light' | 'dark'

/** Where the choice is kept: the name under which every tab looks for it. */
export const themeKey = 'theme'

/** The choice that was kept, if it is one. */
export const themeIn = (kept: unknown): Theme | undefined =>
  kept === 'light' || kept === 'dark' ? kept : undefined

/** What a page looks like. */
export const isDark = (chosen: Theme | undefined, systemIsDark: boolean): boolean =>
  chosen === undefined ? systemIsDark : chosen === 'dark'

export const themeFor = (dark: boolean): Theme => (dark ? 'dark' : 'light')
