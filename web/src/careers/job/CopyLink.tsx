import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'

const news = {
  copied: 'Link copied.',
  refused: 'Your browser blocked copying. Copy the link from the address bar instead.',
} as const

/** Copies the URL of the position, without what the visitor came with. */
export function CopyLink() {
  const [outcome, setOutcome] = useState<keyof typeof news>()
  const copy = (): void => {
    // Undefined where the page is not served over TLS.
    const clipboard: Clipboard | undefined = navigator.clipboard
    if (clipboard === undefined) return setOutcome('refused')
    void clipboard.writeText(location.origin + location.pathname).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    )
  }
  return (
    <p
      className="ml-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft phone:ml-0"
      data-needs-script
      data-print="hidden"
    >
      <Button look="quiet" onClick={copy}>
        Copy link
      </Button>
      <output className="empty:absolute">{outcome !== undefined && news[outcome]}</output>
    </p>
  )
}
