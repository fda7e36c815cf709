import { pageRelease } from '../../site/release.ts'

export const ReleaseLine = () => (
  <p className="policy__release">
    Release of this website: <code>{pageRelease()}</code>
  </p>
)
