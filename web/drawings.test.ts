import { expect, test } from 'vitest'
import { drawingModule } from './drawings.ts'

test('a drawing is a component with the elements of its file', () => {
  const svg = `<svg viewBox="0 0 2 2" aria-hidden="true">
<g class="a"><stop stop-color="#fff"/></g><path d="M0 0h1"/>
</svg>`
  expect(drawingModule(svg)).toBe(
    'import{createElement as e}from"react";export default()=>e("svg",{"viewBox":"0 0 2 2","aria-hidden":"true"},e("g",{"className":"a"},e("stop",{"stopColor":"#fff"})),e("path",{"d":"M0 0h1"}))',
  )
})

test('a drawing with a text is refused, because the component would lack it', () => {
  expect(() => drawingModule('<svg><text>Malaysia</text></svg>')).toThrow(
    'without text or comments: Malaysia',
  )
})
