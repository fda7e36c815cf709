import type { ReactNode } from 'react'
import { Wordmark } from '../layout/Wordmark.tsx'
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx'

/** The layout of everything before the call. `banner` is shown above it. */
export function Frame({ banner, children }: { banner?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-svh flex-col">
      {banner}
      <div className="page-width flex max-w-78 items-center justify-between gap-4 py-4 narrow:flex-wrap">
        <Wordmark />
        <ThemeSwitch />
      </div>
      <div className="grid flex-1 place-items-center-safe px-edge pt-2 pb-8">{children}</div>
    </div>
  )
}
