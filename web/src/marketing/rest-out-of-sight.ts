/** A ref for what moves: out of sight it carries `data-away`, which its styles answer by standing still. */
export function restOutOfSight(element: Element | null): (() => void) | undefined {
  if (element === null) return undefined
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) element.toggleAttribute('data-away', !isIntersecting)
  })
  observer.observe(element)
  return () => observer.disconnect()
}
