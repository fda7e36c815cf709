/**
 * Runs in the head of every page before first paint, so that a page does not flash in the other theme. Later it applies
 * a theme that is chosen in another tab (`storage`), or while this page is in the back/forward cache (`pageshow`), and
 * switches `theme-color` if the page has one for each theme. The build puts its source text into each page.
 */
export function followTheme(themeKey: string): void {
  const root = document.documentElement
  const follow = (): void => {
    let value: string | null
    try {
      value = localStorage.getItem(themeKey)
    } catch {
      return
    }
    if (value === 'light' || value === 'dark') root.dataset['theme'] = value
    else delete root.dataset['theme']
  }
  const colourFrame = (): void => {
    const { theme } = root.dataset
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color][media]')) {
      const system = (meta.dataset['system'] ??= meta.media)
      meta.media = theme === undefined ? system : system.includes(theme) ? 'all' : 'not all'
    }
  }
  follow()
  new MutationObserver(colourFrame).observe(root, { attributeFilter: ['data-theme'] })
  addEventListener('DOMContentLoaded', colourFrame)
  addEventListener('storage', follow)
  addEventListener('pageshow', follow)
}
