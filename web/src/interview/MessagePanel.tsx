import type { HTMLAttributes, ReactNode } from 'react'
import { Panel } from '../ui/Panel.tsx'
import { useStateTitle } from './use-state-title.ts'

type Props = Pick<HTMLAttributes<HTMLElement>, 'role' | 'aria-busy'> & {
  title: string
  text: ReactNode
  picture?: ReactNode
  /** What the candidate can do now. */
  children?: ReactNode
}

/** Shown in place of the interview. */
export function MessagePanel({ title, text, picture, children, ...rest }: Props) {
  const heading = useStateTitle(title)
  return (
    <Panel
      {...rest}
      room="page"
      isLifted
      className="grid w-full max-w-34 justify-items-center gap-4 text-center"
    >
      {picture}
      <h1 className="text-title outline-none" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="wrap-anywhere text-ink-soft">{text}</p>
      {children !== undefined && (
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-3 pt-2">{children}</div>
      )}
    </Panel>
  )
}
