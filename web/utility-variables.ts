import type { Plugin } from 'vite'

/** Variables that no utility reads, because no size of text in the theme has a line height, weight or tracking. */
const unread =
  /@property --tw-(?:leading|font-weight|tracking)\{[^}]*\}|--tw-(?:leading|font-weight|tracking):[^;}]*;?/g
/** No utility sets what stands before an element: arbitrary contents are refused by lint. */
const neverSet = '--tw-content'
const registered = /@property (--tw-[\w-]+)\{[^}]*?initial-value:([^;}]+)\}/g
const read = /var\((--tw-[\w-]+)\)/g

/**
 * Leaves out of a sheet of utilities what no browser of ours needs: a comment, variables that nothing reads, and a rule that
 * sets all variables on all elements where `@property` is unknown, as in Firefox 120 to 127. Each use has the value itself.
 */
export function withoutUnreadVariables(sheet: string): string {
  const initial = new Map([...sheet.matchAll(registered)].map(([, name = '', value = '']) => [name, value]))
  const used = new Set([...sheet.matchAll(read)].map(([, name = '']) => name))
  return sheet
    .replace(/\/\*! tailwindcss[^*]*\*\//g, '')
    .replace(/@layer properties\{@supports.*?\}\}\}/s, '')
    .replaceAll(unread, '')
    .replaceAll(registered, (rule, name: string) => (used.has(name) && name !== neverSet ? rule : ''))
    .replaceAll(`var(${neverSet})`, '""')
    .replaceAll(read, (use, name: string) => (initial.has(name) ? `var(${name},${initial.get(name)})` : use))
}

/** After Tailwind, whose result is minified already. */
export const utilityVariables = (): Plugin => ({
  name: 'utility-variables',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.utilities\.css$/ },
    handler: (code) => ({ code: withoutUnreadVariables(code), map: null }),
  },
})
