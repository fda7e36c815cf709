import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** A tag of an SVG file without text: its end, its name, its attributes, and whether it is empty. */
const tag = /<(\/?)(\w+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g

/** As React names them: `stop-color` is `stopColor`. */
const propName = (name: string): string =>
  name === 'class'
    ? 'className'
    : name.startsWith('aria-')
      ? name
      : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const propsOf = (attributes: string): string =>
  [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)]
    .map(([, name = '', value]) => `${JSON.stringify(propName(name))}:${JSON.stringify(value)}`)
    .join()

/** Boxes, each with its three faces. */
const boxes =
  /<g class="(blocks[\w -]*)"><path class="blocks__front" d="([^"]*)"\/><path class="blocks__side" d="([^"]*)"\/><path class="blocks__top" d="[^"]*"\/><\/g>/g
const edges = /M([\d.-]+) ([\d.-]+)l([\d.-]+) ([\d.-]+)v([\d.-]+)/g

/** The call of `marketing/blocks.ts` that draws the faces again. */
const blocksCall = (className: string, fronts: string, sides: string): string => {
  const sideEdges = [...sides.matchAll(edges)]
  const numbers = [...fronts.matchAll(edges)].flatMap(([, x, y, dx, dy, height], index) => {
    const [, , , sx, sy] = sideEdges[index] ?? []
    return [x, y, dx, dy, sx, sy, height]
  })
  return `b(${className === 'blocks' ? 0 : 1},${numbers.map(Number).join()})`
}

/** The elements of an SVG file as calls of `createElement`: the content security policy lets no script set HTML. */
export function drawingModule(svg: string): string {
  const rest = svg.replaceAll(tag, '').trim()
  if (rest !== '')
    throw new Error(`A drawing has elements alone, without text or comments: ${rest.slice(0, 100)}`)
  const hasBlocks = svg.search(boxes) >= 0
  const calls = svg
    .replaceAll(/>\s+</g, '><')
    .trim()
    .replaceAll(
      boxes,
      (_, className: string, fronts: string, sides: string) => `,${blocksCall(className, fronts, sides)}`,
    )
    .replaceAll(tag, (_, end: string, name: string, attributes = '', isEmpty: string) =>
      end === '/' ? ')' : `,e("${name}",{${propsOf(attributes)}}${isEmpty === '/' ? ')' : ''}`,
    )
  const imported = hasBlocks ? 'import{blocks as b}from"#web/marketing/blocks.ts";' : ''
  return `import{createElement as e}from"react";${imported}export default()=>${calls.slice(1)}`
}

/** Makes a component of `import Drawing from './Drawing.svg?drawing'`, whose elements the page's styles reach. */
export const drawings = (): Plugin => ({
  name: 'drawings',
  // Before Vite's own plugin for files.
  enforce: 'pre',
  load(id) {
    const [file = '', query] = id.split('?')
    return query === 'drawing' ? drawingModule(readFileSync(file, 'utf8')) : null
  },
})
