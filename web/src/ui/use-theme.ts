import { useSyncExternalStore } from 'react'
import { isDark, themeFor, themeIn, themeKey } from './theme.ts'

const system = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')

// The root carries the choice; the script in the head sets it there, also when another tab chose.
const subscribe = (notify: () => void): (() => void) => {
  const root = new MutationObserver(notify)
  root.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const query = system()
  query.addEventListener('change', notify)
  return () => {
    root.disconnect()
    query.removeEventListener('change', notify)
  }
}

const isDarkNow = (): boolean => isDark(themeIn(document.documentElement.dataset['theme']), system().matches)

/** False until the page has started: the pages are made for everybody. */
export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDarkNow, () => false)

export function chooseDark(dark: boolean): void {
  const theme = themeFor(dark)
  document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // A browser that keeps nothing still shows the choice, for as long as the page stands.
  }
}
