/** A ref for animated elements: sets `data-out-of-view` while the element is out of view, and the styles pause on it. */
export function pauseOutOfView(element: Element | null): (() => void) | undefined {
  if (element === null) return undefined
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) element.toggleAttribute('data-out-of-view', !isIntersecting)
  })
  observer.observe(element)
  return () => observer.disconnect()
}
