import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { messageOf, refusalOf } from './refusals.ts'

type Answered<Answer> = {
  data: Answer | undefined
  error: unknown
  isValidating: boolean
  mutate: () => Promise<unknown>
}

type Props<Answer> = {
  answer: Answered<Answer>
  /** The subject of the message after a failure: "The positions". */
  what: string
  /** Shown in place of the content while it is loaded for the first time. */
  skeleton?: ReactNode
  children: (data: Answer) => ReactNode
}

const lines = [0, 1, 2, 3, 4]

export const Skeleton = () => (
  <div className="grid gap-3" aria-hidden="true">
    {lines.map((line) => (
      <span key={line} className="skeleton rounded-control bg-surface-sunken forced-colors:border" />
    ))}
  </div>
)

/** A skeleton while an answer loads, a notice after a failure, then the content, which stays if a later load fails. */
export function Loaded<Answer>({ answer, what, skeleton, children }: Props<Answer>) {
  const { data, error, isValidating, mutate } = answer
  return (
    <>
      <div role="alert">
        {error !== undefined && (
          <Notice
            tone="bad"
            action={
              refusalOf(error).code !== 'role_not_allowed' && (
                <Button look="quiet" size="compact" disabled={isValidating} onClick={() => void mutate()}>
                  Try again
                </Button>
              )
            }
          >
            {data === undefined
              ? messageOf(error, `${what} could not be loaded.`)
              : `${what} could not be refreshed. What you see may be out of date.`}
          </Notice>
        )}
      </div>
      {data !== undefined && children(data)}
      {data === undefined && error === undefined && (
        <>
          <output className="unseen">Loading</output>
          {skeleton ?? <Skeleton />}
        </>
      )}
    </>
  )
}
