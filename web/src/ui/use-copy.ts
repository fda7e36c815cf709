import { useState } from 'react'

/** Copies a text, and returns the last one with its outcome: browsers refuse copying on a page without TLS. */
export function useCopy() {
  const [last, setLast] = useState<{ text: string; outcome: 'copied' | 'refused' }>()
  const copy = (text: string): void => {
    const report = (outcome: 'copied' | 'refused') => () => setLast({ text, outcome })
    // Undefined where the page is not served over TLS.
    const clipboard: Clipboard | undefined = navigator.clipboard
    if (clipboard === undefined) return report('refused')()
    void clipboard.writeText(text).then(report('copied'), report('refused'))
  }
  return { last, copy }
}
