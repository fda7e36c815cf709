import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

type Props = { className: string; summary: ReactNode; children: ReactNode }

/**
 * A `details` element, which opens without script. Script closes it like a menu: on Escape, on a click outside, when
 * the focus leaves and when a link is followed.
 */
export function Disclosure({ className, summary, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  useEffect(() => {
    const closeOutside = (event: Event): void => {
      const box = details.current
      if (box?.open && event.target instanceof Node && !box.contains(event.target)) box.open = false
    }
    const closeOnEscape = (event: KeyboardEvent): void => {
      const box = details.current
      if (event.key !== 'Escape' || !box?.open) return
      const hadKeyboard = box.contains(document.activeElement)
      box.open = false
      if (hadKeyboard) box.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [])

  return (
    // The key changes with each navigation, which renders a new, closed element.
    <details key={key} ref={details} className={className}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
