import { readFileSync } from 'node:fs'

const tokens = readFileSync(new URL('../src/ui/tokens.css', import.meta.url), 'utf8')

/** Reads a colour from the stylesheet, for files that cannot use CSS variables. */
function colour(name: string, theme: 'light' | 'dark'): string {
  const value = new RegExp(`--${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(tokens)
  const colourValue = value?.[3] ?? value?.[theme === 'light' ? 1 : 2]
  if (colourValue === undefined)
    throw new Error(
      `web/src/ui/tokens.css defines no hex colour --${name}: use the name of one that it defines.`,
    )
  return colourValue
}

export const colours = {
  night: colour('night', 'dark'),
  lightGround: colour('ground', 'light'),
  darkGround: colour('ground', 'dark'),
  darkInk: colour('ink', 'dark'),
  darkInkSoft: colour('ink-soft', 'dark'),
  amber: colour('amber', 'dark'),
  orange: colour('orange', 'dark'),
} as const

/** A colour of the dark theme, for drawings. */
export const darkColour = (name: string): string => colour(name, 'dark')
