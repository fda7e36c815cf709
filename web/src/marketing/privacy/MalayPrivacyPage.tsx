import { useLayoutEffect } from 'react'
import { malay } from './malay/malay.ts'
import { PolicyContent } from './PolicyContent.tsx'
import { processing } from './processing.ts'

export default function MalayPrivacyPage() {
  // The build writes the language into the page's document; this is for a visit without a page load.
  useLayoutEffect(() => {
    document.documentElement.lang = 'ms'
    return () => void (document.documentElement.lang = 'en')
  }, [])
  return <PolicyContent policy={malay} processing={processing} />
}
