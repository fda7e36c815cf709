import './BenefitIllustrations.css'
import type { ReactNode } from 'react'

const height = 132

function Illustration({ width, children }: { width: number; children: ReactNode }) {
  return (
    <svg
      className="benefit-picture"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** A dashed outline beside a finished object. */
export function InnovationIllustration() {
  return (
    <Illustration width={440}>
      <rect
        className="benefit-picture__faint"
        x="2"
        y="34"
        width="64"
        height="64"
        rx="14"
        strokeDasharray="2 7"
      />
      <rect x="94" y="34" width="64" height="64" rx="14" strokeDasharray="7 6" />
      <rect x="186" y="34" width="64" height="64" rx="14" />
      <path d="M278 48a14 14 0 0 1 14-14h36a14 14 0 0 1 14 14v36a14 14 0 0 1-14 14h-36a14 14 0 0 1-14-14zM297 53h26v26h-26z" />
      <path d="M302 34v-9m16 9v-9m-16 73v9m16-9v9m24-49h9m-9 16h9" />
      <rect className="benefit-picture__solid" x="370" y="34" width="64" height="64" rx="14" />
      <path className="benefit-picture__on" d="M389 53h26v26h-26z" />
      <path className="benefit-picture__lit" d="M394 27V14m16 13V14m-16 91v13m16-13v13" />
    </Illustration>
  )
}

/** A path that branches and rises. */
export function GrowthIllustration() {
  return (
    <Illustration width={340}>
      <path d="M8 118H324M92 118C150 118 138 76 196 76H324" />
      <path className="benefit-picture__lit" d="M8 118H92C150 118 138 76 196 76C254 76 238 24 296 24H324" />
      <circle className="benefit-picture__node" cx="8" cy="118" r="6" />
      <circle className="benefit-picture__node" cx="92" cy="118" r="6" />
      <circle className="benefit-picture__node" cx="196" cy="76" r="6" />
      <path className="benefit-picture__stop" d="M326 118h0M326 76h0" />
      <circle className="benefit-picture__solid" cx="324" cy="24" r="11" />
    </Illustration>
  )
}

export function WorldIllustration() {
  return (
    <Illustration width={236}>
      <circle cx="66" cy="66" r="60" />
      <ellipse cx="66" cy="66" rx="26" ry="60" />
      <path className="benefit-picture__faint" d="M6 66h120M14 36h104M14 96h104" />
      <path
        className="benefit-picture__lit"
        d="M44 36C66 10 118 12 124 60M44 36C34 70 50 92 84 96M84 96C108 96 122 82 124 60"
      />
      <path className="benefit-picture__stop benefit-picture__stop--lit" d="M44 36h0M124 60h0M84 96h0" />
    </Illustration>
  )
}

/** A parcel with a ribbon. */
export function PackageIllustration() {
  return (
    <Illustration width={236}>
      <path d="M8 38L70 10l62 28v58l-62 30L8 96z" />
      <path d="M8 38l62 30 62-30M70 68v58" />
      <path className="benefit-picture__lit" d="M39 24l62 29v58M101 24L39 53v58" />
    </Illustration>
  )
}

/** A sun and a moon: a balanced day. */
export function BalanceIllustration() {
  return (
    <Illustration width={340}>
      <path className="benefit-picture__faint" d="M4 66H336" strokeDasharray="2 7" />
      <path className="benefit-picture__lit" d="M4 66C60 6 114 6 170 66" />
      <path d="M170 66C226 126 280 126 336 66" />
      <circle className="benefit-picture__solid" cx="87" cy="21" r="17" />
      <circle className="benefit-picture__node" cx="253" cy="111" r="17" />
    </Illustration>
  )
}

const rippleRadii = [34, 80, 126, 172, 216] as const
const rippleFlatness = 0.22

/** A drop with growing ripples. */
export function ImpactIllustration() {
  return (
    <Illustration width={440}>
      {rippleRadii.map((radius) => (
        <ellipse
          key={radius}
          className={radius < 100 ? 'benefit-picture__lit' : undefined}
          cx="220"
          cy="82"
          rx={radius}
          ry={Math.round(radius * rippleFlatness)}
        />
      ))}
      <path
        className="benefit-picture__solid"
        d="M220 16c12 20 16 27 16 35a16 16 0 0 1-32 0c0-8 4-15 16-35z"
      />
      <path className="benefit-picture__stop benefit-picture__stop--lit" d="M346 82h0M115 106h0M83 59h0" />
    </Illustration>
  )
}
