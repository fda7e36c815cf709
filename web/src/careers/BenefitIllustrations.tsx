import './BenefitIllustrations.css'
import type { ReactNode } from 'react'

const height = 132

function Illustration({ width, children }: { width: number; children: ReactNode }) {
  return (
    <svg
      className="benefit-illustration"
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
        className="benefit-illustration__faint"
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
      <rect className="benefit-illustration__solid" x="370" y="34" width="64" height="64" rx="14" />
      <path className="benefit-illustration__on" d="M389 53h26v26h-26z" />
      <path className="benefit-illustration__lit" d="M394 27V14m16 13V14m-16 91v13m16-13v13" />
    </Illustration>
  )
}

/** A path that branches and rises. */
export function GrowthIllustration() {
  return (
    <Illustration width={340}>
      <path d="M8 118H324M92 118C150 118 138 76 196 76H324" />
      <path
        className="benefit-illustration__lit"
        d="M8 118H92C150 118 138 76 196 76C254 76 238 24 296 24H324"
      />
      <circle className="benefit-illustration__node" cx="8" cy="118" r="6" />
      <circle className="benefit-illustration__node" cx="92" cy="118" r="6" />
      <circle className="benefit-illustration__node" cx="196" cy="76" r="6" />
      <path className="benefit-illustration__stop" d="M326 118h0M326 76h0" />
      <circle className="benefit-illustration__solid" cx="324" cy="24" r="11" />
    </Illustration>
  )
}

/** The path of bars on a common base line, by their heights. */
const barsOf = (heights: readonly number[], { from, pitch }: { from: number; pitch: number }): string =>
  heights.map((high, index) => `M${from + index * pitch} 118v-${high}`).join('')

/** Working days in three time zones, one bar for each hour. The hours that all three share are lit. */
const days = [
  { y: 20, start: 0 },
  { y: 58, start: 4 },
  { y: 96, start: 7 },
] as const
const hours = { count: 11, from: 8, pitch: 12, high: 22 } as const
const shared = { from: 7, to: 10 } as const

const hoursOf = ({ y, start }: (typeof days)[number], isShared: boolean): string =>
  Array.from({ length: hours.count }, (_, index) => start + index)
    .filter((hour) => (hour >= shared.from && hour <= shared.to) === isShared)
    .map((hour) => `M${hours.from + hour * hours.pitch} ${y}v${hours.high}`)
    .join('')

export function WorldIllustration() {
  return (
    <Illustration width={236}>
      <g className="benefit-illustration__bars">
        <path d={days.map((day) => hoursOf(day, false)).join('')} />
        <path className="benefit-illustration__lit" d={days.map((day) => hoursOf(day, true)).join('')} />
      </g>
    </Illustration>
  )
}

/** Bars beside each other, one of which is higher. */
export function PackageIllustration() {
  return (
    <Illustration width={236}>
      <g className="benefit-illustration__bars">
        <path d={barsOf([46, 58, 52, 64, 56, 60, 50, 62, 54], { from: 8, pitch: 18 })} />
        <path className="benefit-illustration__lit" d={barsOf([100], { from: 170, pitch: 18 })} />
      </g>
      <path className="benefit-illustration__faint" d="M4 66H226" strokeDasharray="2 7" />
    </Illustration>
  )
}

/** A sun and a moon: a balanced day. */
export function BalanceIllustration() {
  return (
    <Illustration width={340}>
      <path className="benefit-illustration__faint" d="M4 66H336" strokeDasharray="2 7" />
      <path className="benefit-illustration__lit" d="M4 66C60 6 114 6 170 66" />
      <path d="M170 66C226 126 280 126 336 66" />
      <circle className="benefit-illustration__solid" cx="87" cy="21" r="17" />
      <circle className="benefit-illustration__node" cx="253" cy="111" r="17" />
    </Illustration>
  )
}

const reach = 26
const middle = 220

/** The bars of a voice, from its middle outwards. */
const voice = Array.from({ length: 2 * reach + 1 }, (_, index) => {
  const away = Math.abs(index - reach)
  const high = Math.round(10 + 96 * Math.exp(-away / 9) * Math.abs(Math.cos(away / 2.1)))
  return { away, path: `M${middle + (index - reach) * 8} ${66 - high / 2}v${high}` }
})

const voiceBars = (isNear: boolean): string =>
  voice
    .filter(({ away }) => away < 8 === isNear)
    .map(({ path }) => path)
    .join('')

export function ImpactIllustration() {
  return (
    <Illustration width={440}>
      <g className="benefit-illustration__bars">
        <path d={voiceBars(false)} />
        <path className="benefit-illustration__lit" d={voiceBars(true)} />
      </g>
    </Illustration>
  )
}
