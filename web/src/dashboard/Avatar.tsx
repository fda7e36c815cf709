import { initialsOf } from './profile/profile-facts.ts'

/** The candidate's initials; the product stores no photos. */
export function Avatar({ name, size }: { name: string; size?: 'large' }) {
  return (
    <span className={size === undefined ? 'avatar' : `avatar avatar--${size}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
