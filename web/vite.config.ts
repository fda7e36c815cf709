import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import cdk from '../cdk.json' with { type: 'json' }
import { themeScript } from './src/ui/theme-script.ts'

/** Where `npm start` answers; `vite web` hands the calls of the pages on to it. */
const localProduct = `http://localhost:${process.env['PORT'] ?? '3000'}`

const [apiKey] = cdk.context.apiKeys
if (apiKey === undefined) throw new Error('cdk.json names no API key: put one into context.apiKeys')

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    // For `vite web`; what is built gets it with the rest of its head.
    { name: 'theme', transformIndexHtml: () => [{ tag: 'script', children: themeScript, injectTo: 'head' }] },
  ],
  define: { __API_KEY__: JSON.stringify(apiKey) },
  server: { host: '127.0.0.1', proxy: { '/api': localProduct } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    // The first browsers with light-dark(), which the colours are made of: an older target would rewrite it everywhere.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // One stylesheet, because it stands in the head of every page (docs/decisions/010-web-rendering.md).
    cssCodeSplit: false,
    // The loader asks for the modules of a page itself, later than Vite would.
    modulePreload: false,
    rolldownOptions: {
      input: { main: 'src/main.tsx', loader: 'src/loader.ts' },
      output: {
        // What the marketing pages share is one file: many small ones cost more in requests than they spare in bytes.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'marketing', test: /src[\\/]marketing[\\/][^\\/]+$/ },
            { name: 'service', test: /service-pages[\\/](?!\w+(Page|Picture)\.)/ },
          ],
        },
      },
    },
  },
})
