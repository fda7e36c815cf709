import type { ReactNode } from 'react'
import { areSamples } from '#shared/company-facts.ts'
import { ExampleBadge } from '../../ui/ExampleMark.tsx'

export const factList = 'grid grid-cols-facts gap-x-6 gap-y-5'
export const oneFact = 'grid content-start gap-1 border-t border-line pt-4'

export const Stated = ({ children }: { children: ReactNode }) => (
  <strong className="text-title font-strong tracking-title">{children}</strong>
)

type TitleProps = { id: string; children: string; isExample?: boolean }

/** The heading of a section of facts, marked where they are the samples. */
export const FactsTitle = ({ id, children, isExample = areSamples }: TitleProps) => (
  <h2 id={id} className="text-heading tracking-figure">
    {children}
    {isExample && <ExampleBadge />}
  </h2>
)

type Props = { name: string; fact: ReactNode; more?: readonly string[]; children?: ReactNode }

/** One fact of a description list: what kind it is, what is stated, and what else there is to say. */
export const Fact = ({ name, fact, more, children }: Props) => (
  <div className={oneFact}>
    <dt className="text-small text-ink-soft">{name}</dt>
    <dd>{fact}</dd>
    {more?.map((line) => (
      <dd key={line} className="text-ink-soft">
        {line}
      </dd>
    ))}
    {children}
  </div>
)
