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

/** The elements of an SVG file as calls of `createElement`: the content security policy lets no script set HTML. */
export function drawingModule(svg: string): string {
  const rest = svg.replaceAll(tag, '').trim()
  if (rest !== '')
    throw new Error(`A drawing has elements alone, without text or comments: ${rest.slice(0, 100)}`)
  const calls = [...svg.matchAll(tag)].map(([, end, name, attributes = '', isEmpty]) =>
    end === '/' ? ')' : `,e("${name}",{${propsOf(attributes)}}${isEmpty === '/' ? ')' : ''}`,
  )
  return `import{createElement as e}from"react";export default()=>${calls.join('').slice(1)}`
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
