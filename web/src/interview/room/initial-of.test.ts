import { expect, test } from 'vitest'
import { initialOf } from './initial-of.ts'

test.each([
  ['aisyah', 'A'],
  ['  Lim Wei', 'L'],
  ['Élodie', 'É'],
  ['', ''],
])('the avatar of “%s” shows “%s”', (name, initial) => expect(initialOf(name)).toBe(initial))
