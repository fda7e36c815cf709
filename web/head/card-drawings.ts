import { readFileSync } from 'node:fs'
import type { PagePath } from '../src/site/routes.ts'
import { darkColour } from './colours.ts'
import { shareRacks } from './share-racks.ts'

const svgOf = (file: string): string => readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8')

/** The rules of `marketing/Blocks.css` without nested variables, which resvg does not read. */
const blocks = `<style>
.blocks{stroke:${darkColour('drawing-line')};stroke-width:.75;stroke-linejoin:round}
.blocks__top{fill:${darkColour('drawing-top')}}
.blocks__front{fill:${darkColour('drawing-front')}}
.blocks__side{fill:${darkColour('drawing-side')}}
.blocks--lit{stroke:${darkColour('drawing-spark')}}
.blocks--lit .blocks__top{fill:${darkColour('amber')}}
.blocks--lit .blocks__front{fill:${darkColour('drawing-glow')}}
.blocks--lit .blocks__side{fill:${darkColour('drawing-ember')}}
</style>`

/** An SVG file of the site in a box of the card, in the colours of the dark theme. */
const placed = (file: string, box: string): string =>
  svgOf(file)
    .replace('<svg ', `<svg ${box} `)
    .replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => darkColour(name))

const scene = (name: string): string =>
  blocks + placed(`marketing/home/${name}Scene.svg`, 'x="600" y="70" width="620" height="465"')

const chair = placed('layout/chair.svg', 'x="640" y="20" width="560" height="600"')

const dove = placed('marketing/about/dove.svg', 'x="640" y="110" width="520" height="340"')

/** Services have the drawings of the home page, careers and its positions the lit chair, the company its bird. */
const drawings: Readonly<Partial<Record<PagePath, string>>> = {
  '/services/gpu-clusters': scene('Cluster'),
  '/services/gpu-leasing': scene('Leasing'),
  '/services/on-demand': scene('OnDemand'),
  '/services/ai-solutions': scene('Software'),
  '/about': dove,
  '/careers': chair,
  '/careers/{jobId}': chair,
}

/** What is drawn beside a page's title; other pages have racks, whose lights differ. */
export const cardDrawing = (path: string, seed: number): string =>
  Object.entries(drawings).find(([page]) => page === path)?.[1] ?? shareRacks(seed)
