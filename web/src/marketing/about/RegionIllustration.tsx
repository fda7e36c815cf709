import './RegionIllustration.css'
import { capital, raster, strokesOf } from './region.ts'

const ringRadii = [34, 76, 128] as const

/** Southeast Asia at night, with one light in Kuala Lumpur. */
export function RegionIllustration() {
  return (
    <svg className="region" viewBox={`0 0 ${raster.width} ${raster.height}`} aria-hidden="true">
      <defs>
        <radialGradient id="region-glow">
          <stop offset="0" stopColor="#ff7a1a" stopOpacity="0.55" />
          <stop offset="1" stopColor="#ff7a1a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx={capital.x} cy={capital.y} r="190" fill="url(#region-glow)" />
      <path className="region__land" d={strokesOf('.')} />
      <path className="region__land region__land--home" d={strokesOf('o')} />
      {ringRadii.map((radius) => (
        <circle key={radius} className="region__ring" cx={capital.x} cy={capital.y} r={radius} />
      ))}
      <circle className="region__capital" cx={capital.x} cy={capital.y} r="6" />
    </svg>
  )
}
