import { lazy, Suspense, useState } from 'react'
import { firstUse } from './first-use.ts'
import { heldSubmission } from './held-submission.ts'

async function load() {
  // What the HTML brought can be read and filled in without code; it need not delay the page.
  if (document.querySelector('.home-contact__form form') !== null) await firstUse()
  return import('./HomeEnquiry.tsx')
}

// The HTML is written in one go, so there the form has to be at hand.
const HomeEnquiry = import.meta.env.SSR ? (await import('./HomeEnquiry.tsx')).default : lazy(load)

/** The enquiry form, which stands in the HTML and gets its code with the first use of the page. */
export function LateEnquiry() {
  const [{ hold, release }] = useState(heldSubmission)
  return (
    <div className="home-contact__form card" ref={hold}>
      <Suspense fallback={null}>
        <HomeEnquiry onReady={release} />
      </Suspense>
    </div>
  )
}
