import './Solids.css'
import { facesOf, type Box } from './isometric.ts'

type Props = {
  /** In the order of drawing: what is behind comes first. */
  boxes: readonly Box[]
  tone?: 'floor' | 'lit' | 'screen'
}

/** Boxes of one tone, in isometric projection. */
export function Solids({ boxes, tone }: Props) {
  return (
    <g className={tone === undefined ? 'solids' : `solids solids--${tone}`}>
      {boxes.map((box) => {
        const { top, left, right } = facesOf(box)
        return (
          <g key={box.join()}>
            <path d={right} />
            <path d={left} />
            <path d={top} />
          </g>
        )
      })}
    </g>
  )
}
