import { initialsOf } from './profile/profile-facts.ts'

/** The candidate's initials; the product stores no photos. */
export function Avatar({ name, size }: { name: string; size?: 'large' }) {
  const look = size === 'large' ? 'size-portrait text-subheading' : 'size-round text-compact'
  return (
    <span
      className={`glowing grid place-items-center rounded-round font-strong text-on-amber forced-colors:border ${look}`}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  )
}
