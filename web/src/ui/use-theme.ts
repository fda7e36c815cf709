import { useSyncExternalStore } from 'react'
import { isDark, themeFor, themeIn, themeKey } from './theme.ts'

const system = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')

// The root element has the choice in `data-theme`, which `theme-script.ts` also sets when another tab changes it.
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

/** False in the prerendered HTML, which is the same for every visitor. */
export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDarkNow, () => false)

export function chooseDark(dark: boolean): void {
  const theme = themeFor(dark)
  document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // If the browser denies localStorage, the choice lasts until the page is closed.
  }
}
