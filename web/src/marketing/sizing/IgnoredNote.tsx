import { marked } from '../marked.ts'
import type { ReadSizing } from './model/query.ts'
import { initialInputs } from './model/inputs.ts'
import { shownInput } from './view/answer.ts'

/** Says which parts of the URL could not be used, and what was taken instead. */
export function IgnoredNote({ ignored }: Pick<ReadSizing, 'ignored'>) {
  if (ignored.length === 0) return null
  return (
    <div className={marked} role="note">
      <p>This link has values that we could not use:</p>
      <ul>
        {ignored.map(({ name, given }) => {
          const { label, value } = shownInput(initialInputs, name)
          return (
            <li key={name}>
              {label}: “{given}”. We took {value}.
            </li>
          )
        })}
      </ul>
    </div>
  )
}
