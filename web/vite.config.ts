import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import cdk from '../cdk.json' with { type: 'json' }
import { pageTitles } from './page-titles.ts'
import { slimRouter } from './slim-router.ts'
import { headScript } from './src/site/head-script.ts'

/** Where `npm start` answers; `vite web` hands the calls of the pages on to it. */
const localProduct = `http://localhost:${process.env['PORT'] ?? '3000'}`

const [apiKey] = cdk.context.apiKeys
if (apiKey === undefined) throw new Error('cdk.json names no API key: put one into context.apiKeys')

const productionRouter = fileURLToPath(
  new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url),
)

/** How rolldown names React where CommonJS is wrapped. Hooks are not among these: their calls have effects. */
const withoutEffects = ['import_react.createContext', 'import_react.forwardRef', 'import_react.memo']

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    pageTitles(),
    slimRouter(),
    // For `vite web`; what is built gets it with the rest of its head.
    {
      name: 'head-script',
      transformIndexHtml: () => [{ tag: 'script', children: headScript, injectTo: 'head' }],
    },
  ],
  // Its package names the development build for browsers, too, which carries every warning.
  resolve: {
    alias: [{ find: /^react-router(-dom)?$/, replacement: productionRouter }],
  },
  define: { __API_KEY__: JSON.stringify(apiKey) },
  server: { host: '127.0.0.1', proxy: { '/api': localProduct } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    // The first browsers with light-dark(), which the colours are made of: an older target would rewrite it everywhere.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The prerendered pages name the files of their code themselves.
    modulePreload: false,
    rolldownOptions: {
      input: 'src/main.tsx',
      // With `slim-router.ts`: react-router's contexts and components have no side effects, so unused ones go.
      treeshake: { manualPureFunctions: withoutEffects },
      output: {
        // The first file of every page lists the stylesheets of all pages.
        assetFileNames: 'assets/[hash][extname]',
        // What the marketing pages share is one file: many small ones cost more in requests than they spare in bytes.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'site',
              test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]|src[\\/](ui[\\/]Button|api[\\/](permitted-storage|session[\\/]stored-session))/,
            },
            {
              name: 'fields',
              test: /src[\\/]ui[\\/](Field|TextField|TextArea|SelectField|Checkbox|CheckboxGroup|Choice)\./,
            },
            { name: 'subpage', test: /src[\\/]marketing[\\/](SignalPicture|ClosingCall)\./ },
            { name: 'marketing', test: /src[\\/]marketing[\\/][^\\/]+$/ },
            { name: 'service', test: /service-pages[\\/](?!\w+(Page|Picture)\.)/ },
          ],
        },
      },
    },
  },
})
