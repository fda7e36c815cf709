import './Boxes.css'
import { facesOf, type Box } from './box-faces.ts'

type Props = { boxes: readonly Box[]; tone?: 'dark' | 'plate' | 'lit' | 'glass' }

/** Boxes of one style in isometric projection. */
export function Boxes({ boxes, tone = 'dark' }: Props) {
  const { right, left, top } = facesOf(boxes)
  return (
    <g className={`boxes boxes--${tone}`}>
      <path className="boxes__right" d={right} />
      <path className="boxes__left" d={left} />
      <path className="boxes__top" d={top} />
    </g>
  )
}
