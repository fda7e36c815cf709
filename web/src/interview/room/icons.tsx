import type { ReactNode } from 'react'

/** An icon of 24 units, drawn with lines. The control or text beside it says what it means. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

const slash = <path d="M4 4l16 16" />

export function MicrophoneIcon({ isOff = false }: { isOff?: boolean }) {
  return (
    <Icon>
      <rect x="9" y="3.5" width="6" height="10.5" rx="3" />
      <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v2.5" />
      {isOff && slash}
    </Icon>
  )
}

export function CameraIcon({ isOff = false }: { isOff?: boolean }) {
  return (
    <Icon>
      <rect x="3" y="6.5" width="12.5" height="11" rx="2.5" />
      <path d="M15.5 11l5-3v8l-5-3" />
      {isOff && slash}
    </Icon>
  )
}

export function InterviewerIcon() {
  return (
    <Icon>
      <path d="M4.5 9.5v5M8.25 7v10M12 4.5v15M15.75 7v10M19.5 9.5v5" />
    </Icon>
  )
}

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
