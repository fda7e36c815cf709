import { Icon } from '../icons.tsx'

export function CaptionsIcon() {
  return (
    <Icon>
      <rect x="3" y="5" width="18" height="14" rx="3" />
      <path d="M7 11h5M15 11h2M7 14.5h2M12 14.5h5" />
    </Icon>
  )
}

export function EndIcon() {
  return (
    <Icon>
      <path d="M3.5 14.5c0-3 4-5 8.5-5s8.5 2 8.5 5c0 1.3-.8 1.8-2 1.5l-2.2-.6c-.9-.2-1.3-.7-1.3-1.5v-1a11 11 0 0 0-6 0v1c0 .8-.4 1.3-1.3 1.5l-2.2.6c-1.2.3-2-.2-2-1.5z" />
    </Icon>
  )
}

export function ChevronIcon({ isUp }: { isUp: boolean }) {
  return (
    <Icon>
      <path d={isUp ? 'M6 14.5l6-6 6 6' : 'M6 9.5l6 6 6-6'} />
    </Icon>
  )
}
