import { useState } from 'react'

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
    <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-small font-regular">
      Reference <code className="text-small wrap-anywhere select-all">{id}</code>
      <button
        type="button"
        className="cursor-pointer border-0 bg-transparent px-0 py-1 underline underline-offset-3"
        aria-label="Copy the reference"
        onClick={copy}
      >
        {copied === id ? 'Copied' : 'Copy'}
      </button>
    </span>
  )
}
