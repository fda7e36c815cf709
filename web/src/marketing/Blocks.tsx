import './Blocks.css'
import { facesOf, type Block } from './block-faces.ts'

/** Blocks of one style. Blocks that overlap go into separate groups, the rear one first. */
export function Blocks({ blocks, lit = false }: { blocks: readonly Block[]; lit?: boolean }) {
  const faces = blocks.map(facesOf)
  return (
    <g className={lit ? 'blocks blocks--lit' : 'blocks'}>
      <path className="blocks__front" d={faces.map(({ front }) => front).join('')} />
      <path className="blocks__side" d={faces.map(({ side }) => side).join('')} />
      <path className="blocks__top" d={faces.map(({ top }) => top).join('')} />
    </g>
  )
}
