import type { ReactNode } from 'react'
import { Wordmark } from '../layout/Wordmark.tsx'
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx'
import './Frame.css'

/** The layout of everything before the call. `banner` is shown above it. */
export function Frame({ banner, children }: { banner?: ReactNode; children: ReactNode }) {
  return (
    <div className="interview">
      {banner}
      <div className="interview__bar page-width">
        <Wordmark />
        <ThemeSwitch />
      </div>
      <div className="interview__stage">{children}</div>
    </div>
  )
}
