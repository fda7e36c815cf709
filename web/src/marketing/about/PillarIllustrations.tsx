import type { ReactNode } from 'react'
import { Blocks } from '../Blocks.tsx'
import { pointOn } from '../block-faces.ts'

function Frame({ children }: { children: ReactNode }) {
  return (
    <svg className="pillar-picture" viewBox="0 6 320 252" aria-hidden="true">
      {children}
    </svg>
  )
}

const drawer = { x: 56, width: 120, depth: 120, height: 26 } as const
const drawerTops = [146, 108, 70] as const

/** The lights in the middle of a drawer's front. */
const lightsOf = (top: number): string =>
  [14, 26, 38, 62, 74]
    .map((wide) => pointOn({ x: drawer.x, y: top + drawer.height / 2 }, wide, 0))
    .map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
    .join('')

/** Three stacked servers. */
export function InfrastructureIllustration() {
  return (
    <Frame>
      {drawerTops.map((y) => (
        <g key={y}>
          <Blocks blocks={[{ ...drawer, y }]} />
          <path className="pillar-picture__lights" d={lightsOf(y)} />
        </g>
      ))}
    </Frame>
  )
}

const tile = 52
const gap = 6
const floor = { x: 20, y: 146 } as const
const tiles = [2, 1, 0].flatMap((deep) => [0, 1, 2].map((wide) => ({ wide, deep })))

const tileAt = (wide: number, deep: number, lift: number) => {
  const { x, y } = pointOn(floor, wide * (tile + gap), deep * (tile + gap))
  return { x, y: y - lift, width: tile, depth: tile, height: 18 }
}

/** A custom tile above its gap among standard tiles. */
export function CustomIllustration() {
  const target = { wide: 1, deep: 1 }
  const waiting = tiles.filter(({ wide, deep }) => wide !== target.wide || deep !== target.deep)
  const centre = pointOn(floor, target.wide * (tile + gap) + tile / 2, target.deep * (tile + gap) + tile / 2)
  return (
    <Frame>
      {waiting.map(({ wide, deep }) => (
        <Blocks key={`${wide}-${deep}`} blocks={[tileAt(wide, deep, 0)]} />
      ))}
      <path
        className="pillar-picture__line pillar-picture__line--dashed"
        d={`M${centre.x.toFixed(1)} ${centre.y.toFixed(1)}v-56`}
      />
      <g className="pillar-picture__float">
        <Blocks blocks={[tileAt(target.wide, target.deep, 76)]} lit />
      </g>
    </Frame>
  )
}

const reaches = [136, 98, 60, 24] as const

/** Concentric circles on the ground around one point. */
export function RegionalIllustration() {
  return (
    <Frame>
      {reaches.map((reach, index) => (
        <ellipse
          key={reach}
          className={
            index % 2 === 0 ? 'pillar-picture__line' : 'pillar-picture__line pillar-picture__line--dashed'
          }
          cx="160"
          cy="146"
          rx={reach}
          ry={reach * 0.577}
        />
      ))}
      <path
        className="pillar-picture__lights"
        d="M258 130h0M88 116h0M212 188h0M196 84h0M64 176h0M122 208h0"
      />
      <path d="M160 148c-18-26-27-42-27-60a27 27 0 0 1 54 0c0 18-9 34-27 60z" fill="#ff8a1c" />
      <circle cx="160" cy="88" r="10" fill="#1d1003" />
    </Frame>
  )
}
