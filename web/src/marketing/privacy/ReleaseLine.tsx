import { pageRelease } from '../../site/release.ts'

export const ReleaseLine = ({ label }: { label: string }) => (
  <p className="pt-7 text-small text-ink-soft">
    {label} <code>{pageRelease()}</code>
  </p>
)
