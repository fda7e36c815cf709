import { isExample } from '#shared/company-examples.ts'
import { Badge } from './Badge.tsx'

/** Beside what is not the company's own yet. */
export const ExampleBadge = () => (
  <span lang="en">
    {' '}
    <Badge tone="over">Example</Badge>
  </span>
)

/** Marks a phone number or an e-mail address if it is an example. */
export const ExampleMark = ({ of }: { of: string }) => (isExample(of) ? <ExampleBadge /> : null)
