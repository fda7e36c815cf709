import type { ReactNode } from 'react'

/** An icon of 24 units, drawn with lines. The control or text beside it says what it means. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.375rem"
      height="1.375rem"
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
