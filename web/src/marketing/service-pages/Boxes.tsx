import { facesOf, type Box } from './box-faces.ts'

/** The colours of the edges and of the three faces. Where print sets `--lit-side`, the sides of lit boxes have it. */
const tones = {
  dark: ['var(--drawing-line)', 'var(--drawing-side)', 'var(--drawing-front)', 'var(--drawing-top)'],
  plate: ['var(--drawing-soft)', 'var(--drawing-side)', 'var(--drawing-side)', 'var(--drawing-front)'],
  lit: [
    'var(--drawing-spark)',
    'var(--lit-side, var(--drawing-coal))',
    'var(--lit-side, var(--drawing-ember))',
    'var(--amber)',
  ],
  glass: ['var(--drawing-strong)', 'var(--glow-faint)', 'var(--glow-faint)', 'var(--glow-faint)'],
} as const

type Props = { boxes: readonly Box[]; tone?: keyof typeof tones }

/** Boxes of one style in isometric projection. */
export function Boxes({ boxes, tone = 'dark' }: Props) {
  const faces = facesOf(boxes)
  const [line, right, left, top] = tones[tone]
  return (
    <g stroke={line} strokeWidth="0.75" strokeLinejoin="round">
      <path fill={right} d={faces.right} />
      <path fill={left} d={faces.left} />
      <path fill={top} d={faces.top} />
    </g>
  )
}
