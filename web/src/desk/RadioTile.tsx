import type { ComponentProps } from 'react'

/** One of several answers beside each other. The whole tile is the radio button. */
export const RadioTile = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className="relative flex min-h-control items-center justify-center gap-2 rounded-control border border-line-control px-2 has-checked:border-2 has-checked:border-orange has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
    <input {...input} type="radio" className="absolute inset-0 size-full cursor-pointer opacity-0" />
    {children}
  </label>
)
