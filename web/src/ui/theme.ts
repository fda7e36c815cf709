/** The visitor's choice for all pages. Without one, the pages follow the system's theme. */
export type Theme = 'light' | 'dark'

/** The key in localStorage. */
export const themeKey = 'theme'

/** Validates the stored value. */
export const themeIn = (value: unknown): Theme | undefined =>
  value === 'light' || value === 'dark' ? value : undefined

export const isDark = (chosen: Theme | undefined, systemIsDark: boolean): boolean =>
  chosen === undefined ? systemIsDark : chosen === 'dark'

export const themeFor = (dark: boolean): Theme => (dark ? 'dark' : 'light')
