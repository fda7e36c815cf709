import { useState } from 'react'
import './Reference.css'

/**
 * The id of a failed request, for the visitor to quote: docs/operating.md says how operators find it in the log. A click into it
 * selects all of it, so it can be copied where the browser forbids scripts to.
 */
export function Reference({ id }: { id: string | undefined }) {
  const [copied, setCopied] = useState('')
  if (id === undefined) return null
  const copy = (): void => {
    const clipboard: Clipboard | undefined = navigator.clipboard
    void clipboard?.writeText(id).then(
      () => setCopied(id),
      () => undefined,
    )
  }
  return (
    <span className="reference">
      Reference <code className="reference__id">{id}</code>
      <button type="button" className="reference__copy" aria-label="Copy the reference" onClick={copy}>
        {copied === id ? 'Copied' : 'Copy'}
      </button>
    </span>
  )
}
