import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawingModule } from './drawings.ts'
import { blocks } from './src/marketing/blocks.ts'

const sources = join(import.meta.dirname, 'src')

test('a drawing is a component with the elements of its file', () => {
  const svg = `<svg viewBox="0 0 2 2" aria-hidden="true">
<g class="a"><stop stop-color="#fff"/></g><path d="M0 0h1"/>
</svg>`
  expect(drawingModule(svg)).toBe(
    'import{createElement as e}from"react";export default()=>e("svg",{"viewBox":"0 0 2 2","aria-hidden":"true"},e("g",{"className":"a"},e("stop",{"stopColor":"#fff"})),e("path",{"d":"M0 0h1"}))',
  )
})

const boxGroup = /<g class="blocks.*?<\/g>/g

test('the boxes of a drawing are drawn from their numbers as its file has them', () => {
  const svgs = globSync('marketing/**/*.svg', { cwd: sources }).map((file) =>
    readFileSync(join(sources, file), 'utf8'),
  )
  const written = svgs.flatMap((svg) => svg.match(boxGroup) ?? [])
  const calls = svgs.flatMap((svg) => [...drawingModule(svg).matchAll(/b\(([01]),([^)]*)\)/g)])
  expect(calls.length).toBeGreaterThan(100)
  const drawn = calls.map(([, isLit, numbers = '']) =>
    renderToStaticMarkup(blocks(isLit === '1' ? 1 : 0, ...numbers.split(',').map(Number))),
  )
  expect(drawn).toEqual(written.map((box) => box.replaceAll(/\/>/g, '></path>')))
})

test('a drawing with a text is refused, because the component would lack it', () => {
  expect(() => drawingModule('<svg><text>Malaysia</text></svg>')).toThrow(
    'without text or comments: Malaysia',
  )
})
