import './ScrollToTop.css'
import { useScrolledBeyond } from './use-scrolled.ts'

function goToTop(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  // The button disappears at the top of the page, so the focus moves to the content.
  document.getElementById('main')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
}

type Props = {
  beyondPixels: number
  /** The selector of a button near which this one is hidden, because it could be pressed by mistake. */
  avoided?: string
}

export function ScrollToTop({ beyondPixels, avoided }: Props) {
  if (!useScrolledBeyond(beyondPixels, avoided)) return null
  return (
    <button
      type="button"
      className="scroll-to-top lift fixed right-edge bottom-edge z-5 grid size-touch cursor-pointer place-items-center rounded-round border border-line-control bg-surface p-0 text-ink hover:bg-amber hover:text-on-amber print:hidden"
      aria-label="Scroll to top"
      onClick={goToTop}
    >
      <svg viewBox="0 0 24 24" width="1.5rem" height="1.5rem" aria-hidden="true">
        <path
          d="M12 19V5m-6 6 6-6 6 6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  )
}
