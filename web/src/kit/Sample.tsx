import type { ReactNode } from 'react'

/** A component with its name. */
export const Sample = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="grid grid-cols-1 gap-3 border-t border-line pt-4" aria-label={name}>
    <h2 className="text-large">{name}</h2>
    {children}
  </section>
)

/** Variants beside each other. */
export const Variants = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
)
