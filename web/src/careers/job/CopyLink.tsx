import { useState } from 'react'

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
    <p className="copy-link">
      <button type="button" className="copy-link__button" onClick={copy}>
        Copy link
      </button>
      <output>{outcome !== undefined && news[outcome]}</output>
    </p>
  )
}
