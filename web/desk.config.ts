import { join } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildData } from './build-data.ts'
import { componentLayer } from './component-layer.ts'
import { releaseOfBuild } from './release.ts'
import { utilities } from './utilities.ts'
import { utilityVariables } from './utility-variables.ts'
import site from './vite.config.ts'

/**
 * The recruiting desk: a build of its own, so that no byte of it is on a public page and no public page changes with it. Its
 * files are in the folder of the site's files, whose names contain a hash, so browsers never request them again.
 */
export default defineConfig({
  ...site,
  root: import.meta.dirname,
  plugins: [
    react(),
    componentLayer(),
    utilities(join(import.meta.dirname, 'src/desk/main.tsx')),
    tailwind(),
    utilityVariables(),
    buildData(),
    {
      name: 'release',
      transformIndexHtml: () => [
        { tag: 'meta', attrs: { name: 'release', content: releaseOfBuild() }, injectTo: 'head' },
      ],
    },
  ],
  publicDir: false,
  build: {
    outDir: '../dist/web',
    emptyOutDir: false,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: join(import.meta.dirname, 'desk/index.html'),
      output: {
        entryFileNames: 'assets/desk-[hash:7].js',
        chunkFileNames: 'assets/desk-[name]-[hash:7].js',
        assetFileNames: 'assets/desk-[hash:6][extname]',
      },
    },
  },
})
