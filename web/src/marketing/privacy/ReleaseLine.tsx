import { pageRelease } from '../../site/release.ts'

export const ReleaseLine = ({ label }: { label: string }) => (
  <p className="policy__release">
    {label} <code>{pageRelease()}</code>
  </p>
)
