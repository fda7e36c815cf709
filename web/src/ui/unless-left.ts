/**
 * An import that stays pending if it fails because the browser leaves the page. A navigation to another document aborts
 * imports, and Firefox rejects them while the old page is still shown, where React would report a failure. The listener
 * is removed with the import, because Firefox keeps a page with one out of its back/forward cache.
 */
export async function unlessLeft<Module>(
  load: () => Promise<Module>,
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = window,
): Promise<Module> {
  let isLeft = false
  const leave = (): void => {
    isLeft = true
  }
  page.addEventListener('beforeunload', leave)
  try {
    return await load()
  } catch (error) {
    if (isLeft) await new Promise(() => {})
    throw error
  } finally {
    page.removeEventListener('beforeunload', leave)
  }
}
