import './ClusterDrawing.css'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Boxes } from '../service-pages/Boxes.tsx'
import type { Sizing } from './model/sizing.ts'
import {
  aislesOf,
  boxOf,
  cablesOf,
  canvas,
  fitOf,
  floorOf,
  frontOf,
  gridOf,
  heightOfHall,
  nodeLines,
} from './view/hall.ts'
import { darkGpus, gpuHeight, links, litGpus, tray, vents } from './view/open-node.ts'
import { nodesPerRack, sceneOf, type Rack, type Scene } from './view/scene.ts'

type Fit = ReturnType<typeof fitOf>

/** Moves and scales the drawing. A later change is a transition: the view steps back while racks are added. */
function Fitted({ fit: { x, y, scale }, children }: { fit: Fit; children: ReactNode }) {
  const group = useRef<SVGGElement>(null)
  const [tx, ty, by] = [x.toFixed(1), y.toFixed(1), scale.toFixed(3)]
  // The Content-Security-Policy forbids a style attribute in the prerendered HTML, and only a style has transitions.
  useLayoutEffect(() => {
    if (group.current !== null) group.current.style.transform = `translate(${tx}px, ${ty}px) scale(${by})`
  }, [tx, ty, by])
  return (
    <g ref={group} className="cluster-drawing__view" transform={`translate(${tx} ${ty}) scale(${by})`}>
      {children}
    </g>
  )
}

function RackDrawing({ rack }: { rack: Rack }) {
  const box = boxOf(rack)
  return (
    <g className="cluster-drawing__rack">
      <Boxes boxes={[box]} />
      <g transform={frontOf(box)}>
        <path
          fill="none"
          stroke="var(--drawing-side)"
          strokeWidth="17"
          d={nodeLines(rack.lit, nodesPerRack)}
        />
        <path
          fill="none"
          stroke="light-dark(var(--drawing-copper), var(--drawing-soft))"
          strokeWidth="17"
          d={nodeLines(0, rack.lit)}
        />
        <path
          fill="none"
          stroke="var(--amber)"
          strokeWidth="7"
          strokeDasharray="2.6 1.6"
          d={nodeLines(0, rack.lit)}
        />
      </g>
    </g>
  )
}

function Hall({ scene }: { scene: Extract<Scene, { kind: 'hall' }> }) {
  const floor = floorOf(scene)
  return (
    <Fitted fit={fitOf(floor, heightOfHall)}>
      <Boxes tone="plate" boxes={[floor]} />
      <path fill="none" stroke="var(--drawing-faint)" strokeWidth="0.6" d={gridOf(floor)} />
      <path
        fill="none"
        stroke="var(--glow-bright)"
        strokeWidth="3"
        strokeLinecap="round"
        d={aislesOf(scene)}
      />
      {scene.racks.map((rack) => (
        <RackDrawing key={`${rack.row}-${rack.column}`} rack={rack} />
      ))}
      <path
        fill="none"
        stroke="var(--accent)"
        strokeWidth="1"
        strokeLinecap="round"
        opacity="0.5"
        d={cablesOf(scene.racks, scene)}
      />
    </Fitted>
  )
}

function OpenNode({ lit }: { lit: number }) {
  return (
    <Fitted fit={fitOf(tray, gpuHeight)}>
      <Boxes boxes={[tray]} />
      <path
        fill="light-dark(var(--drawing-front), var(--drawing-side))"
        stroke="light-dark(var(--drawing-line), var(--drawing-soft))"
        strokeWidth="0.6"
        d={vents}
      />
      <path
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2"
        strokeLinecap="round"
        opacity="0.5"
        d={links}
      />
      {darkGpus(lit).length > 0 && <Boxes tone="glass" boxes={darkGpus(lit)} />}
      <Boxes tone="lit" boxes={litGpus(lit)} />
    </Fitted>
  )
}

/** The racks or the node that a sizing takes. Its caption is in the answer. */
export function ClusterDrawing({ sizing }: { sizing: Sizing }) {
  const scene = sceneOf(sizing)
  return (
    <svg className="cluster-drawing" viewBox={`0 0 ${canvas.width} ${canvas.height}`} aria-hidden="true">
      <defs>
        <radialGradient id="sizing-glow">
          <stop offset="0" stopColor="#ff7a1a" stopOpacity="0.32" />
          <stop offset="1" stopColor="#ff7a1a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse data-print="hidden" cx="380" cy="330" rx="400" ry="230" fill="url(#sizing-glow)" />
      {scene.kind === 'hall' ? <Hall scene={scene} /> : <OpenNode lit={scene.lit} />}
    </svg>
  )
}
