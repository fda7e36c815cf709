import './StepPictures.css'
import type { ReactNode } from 'react'

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg className="step-picture" viewBox="0 0 96 64" aria-hidden="true">
      {children}
    </svg>
  )
}

export function CvPicture() {
  return (
    <Picture>
      <path d="M30 4h28l14 14v42H30zM58 4v14h14M40 46h22M40 38h22" />
      <path className="step-picture__lit" d="M40 28h12" />
    </Picture>
  )
}

export function VoicePicture() {
  return (
    <Picture>
      <path d="M10 28v8m8-14v20M78 22v20m8-14v8" />
      <path className="step-picture__lit" d="M28 16v32m10-42v52m10-36v20m10-32v44m10-38v32" />
    </Picture>
  )
}

export function MeetingPicture() {
  return (
    <Picture>
      <path d="M22 6h34a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8H34l-10 9v-9h-2a8 8 0 0 1-8-8V14a8 8 0 0 1 8-8z" />
      <path
        className="step-picture__lit"
        d="M72 24h2a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8h-2v9l-10-9H50a8 8 0 0 1-7-5"
      />
    </Picture>
  )
}

export function AnswerPicture() {
  return (
    <Picture>
      <path d="M20 14h56v38H20z" />
      <path className="step-picture__lit" d="M20 14l28 22 28-22" />
    </Picture>
  )
}
