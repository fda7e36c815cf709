import { lazy, Suspense, useState } from 'react'
import { lateCode } from '../../late-code.ts'
import type { Variant } from './EnquiryVariant.tsx'
import { firstUse } from './first-use.ts'
import { heldSubmission } from './held-submission.ts'

const retryMilliseconds = 5000

async function load() {
  // What the HTML brought can be read and filled in without code; it need not delay the page.
  if (document.querySelector('[data-late-form] form') !== null) await firstUse()
  for (;;) {
    try {
      return await lateCode(() => import('./EnquiryVariant.tsx'))
    } catch {
      // The form stays as the HTML brought it, with what is typed; what was sent goes out once its code is there.
      await new Promise((resolve) => setTimeout(resolve, retryMilliseconds))
    }
  }
}

// The HTML is written in one go, so there the form has to be at hand.
const EnquiryVariant = import.meta.env.SSR ? (await import('./EnquiryVariant.tsx')).default : lazy(load)

/** The enquiry form, which stands in the HTML and gets its code with the first use of the page. */
export function LateEnquiryForm({ variant }: { variant: Variant }) {
  const [{ hold, release }] = useState(heldSubmission)
  return (
    <div data-late-form="" ref={hold}>
      <Suspense fallback={null}>
        <EnquiryVariant variant={variant} onReady={release} />
      </Suspense>
    </div>
  )
}
