import { areExamples } from './examples.data.ts'

/** Beside what is not the company's own yet. A badge's code is not on every page. */
export const ExampleBadge = () => (
  <>
    {' '}
    <span className="inline-block rounded-round px-2 text-small hairline" lang="en">
      Example
    </span>
  </>
)

/** Marks a contact of the company if it is an example. */
export const ExampleMark = ({ of }: { of: keyof typeof areExamples }) =>
  areExamples[of] ? <ExampleBadge /> : null
