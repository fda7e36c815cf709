import type { ReactNode } from 'react'
import { sideLook } from './looks.ts'

type Props = { children: ReactNode; side: ReactNode }

/** What a page is about, and beside it what to do about it. A narrow window shows one below the other. */
export const TwoColumns = ({ children, side }: Props) => (
  <div className="grid grid-cols-aside items-start gap-5 tablet:grid-cols-1">
    <div className="grid min-w-0 gap-4">{children}</div>
    <div className={sideLook}>{side}</div>
  </div>
)
