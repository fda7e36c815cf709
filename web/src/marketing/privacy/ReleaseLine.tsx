import { useSyncExternalStore } from 'react'
import { pageRelease } from '../../site/release.ts'

const never = () => () => {}

/** Which release the page is of. Prerendering knows no document, so the line appears with hydration. */
export function ReleaseLine() {
  const release = useSyncExternalStore(never, pageRelease, () => '')
  return release === '' ? null : (
    <p className="policy__release">
      Release of this website: <code>{release}</code>
    </p>
  )
}
