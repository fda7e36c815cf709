import type { Page } from 'playwright-core'
import { deskWidths } from './look.ts'
import type { State } from './state.ts'

/** The widths of its layouts, of which the last is for more than 100rem. */
const sizingWidths = deskWidths.filter((width) => width !== 768)

const typeIn = async (page: Page, field: string, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: field, exact: true }).fill(text)
  await page.getByText(/^Enter a number from/).waitFor()
}

const states: readonly Pick<State, 'name' | 'path' | 'reach'>[] = [
  { name: 'train', path: '/sizing' },
  { name: 'fine-tune', path: '/sizing?task=fine-tune&method=qlora' },
  { name: 'serve', path: '/sizing?task=serve&parameters=405&requests=2000' },
  { name: 'out-of-range', path: '/sizing', reach: (page) => typeIn(page, 'Parameters', '9000') },
  { name: 'big', path: '/sizing?parameters=1500&tokens=20000&days=60' },
  {
    name: 'forced-colours',
    path: '/sizing?parameters=13',
    reach: (page) => page.emulateMedia({ forcedColors: 'active' }),
  },
]

/** The sizing page for each task, with a number out of range, and for more racks than a hall holds. */
export const sizingStates: readonly State[] = states.map((state) => ({
  ...state,
  name: `sizing-${state.name}`,
  visitor: 'guest',
  widths: sizingWidths,
}))
