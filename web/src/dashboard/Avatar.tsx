import { initialsOf } from './profile/profile-facts.ts'

/** Nobody is asked for a photo: their initials stand on a disc of the brand's light. */
export function Avatar({ name, size }: { name: string; size?: 'large' }) {
  return (
    <span className={size === undefined ? 'avatar' : `avatar avatar--${size}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
