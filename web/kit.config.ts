import { join } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { componentLayer } from './component-layer.ts'
import { utilities } from './utilities.ts'
import { utilityVariables } from './utility-variables.ts'
import site from './vite.config.ts'

/** The page that shows the kit. The local run bundles it in memory when it is visited, so no build of the site has it. */
export default defineConfig({
  ...site,
  root: import.meta.dirname,
  plugins: [
    react(),
    componentLayer(),
    utilities(join(import.meta.dirname, 'src/kit/main.tsx')),
    tailwind(),
    utilityVariables(),
  ],
  publicDir: false,
  logLevel: 'warn',
  build: {
    write: false,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The fonts as well: the page is one document.
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    modulePreload: false,
    rolldownOptions: {
      input: join(import.meta.dirname, 'kit/index.html'),
      // On a busy machine every build would print the times of its plugins.
      checks: { bundlerTimings: false },
    },
  },
})
