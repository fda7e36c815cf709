import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { interviewProcessingOf } from '../infra/settings.ts'
import { buildData } from './build-data.ts'
import { componentLayer } from './component-layer.ts'
import { drawings } from './drawings.ts'
import { pageTitles } from './page-titles.ts'
import { headScript } from './head/head-script.ts'
import { releaseOfBuild } from './release.ts'
import { settingsOfBuild } from './settings.ts'
import { utilities } from './utilities.ts'
import { utilityVariables } from './utility-variables.ts'

/** The URL of `npm start`, which `vite web` proxies API calls to. */
const localProduct = `http://localhost:${process.env['PORT'] ?? '3000'}`

const settings = settingsOfBuild()
const [apiKey] = settings.apiKeys

const productionRouter = fileURLToPath(
  new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url),
)

/** `npm run screenshots -- --facts` builds the site with a fact in every slot. */
const sampleFacts = fileURLToPath(new URL('../shared/company-facts.sample.ts', import.meta.url))
const factsAlias =
  process.env['COMPANY_FACTS'] === 'sample'
    ? [{ find: '#shared/company-facts.ts', replacement: sampleFacts }]
    : []

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    componentLayer(),
    utilities(`${import.meta.dirname}/src/main.tsx`),
    tailwind(),
    utilityVariables(),
    buildData(),
    drawings(),
    pageTitles(),
    // For `vite web` only: `prerender.ts` adds the script to the built pages.
    {
      name: 'head-script',
      transformIndexHtml: () => [{ tag: 'script', children: headScript, injectTo: 'head' }],
    },
  ],
  // react-router's package.json gives browsers its development build, which contains the texts of all warnings.
  resolve: {
    alias: [{ find: /^react-router(-dom)?$/, replacement: productionRouter }, ...factsAlias],
  },
  define: {
    __API_KEY__: JSON.stringify(apiKey),
    __RELEASE__: JSON.stringify(releaseOfBuild()),
    __INTERVIEW_PROCESSING__: JSON.stringify(interviewProcessingOf(settings)),
  },
  server: { host: '127.0.0.1', proxy: { '/api': localProduct } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    // The first versions that support light-dark(). For older targets, each use would be compiled to a fallback.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // `prerender.ts` writes the preload links.
    modulePreload: false,
    rolldownOptions: {
      input: 'src/main.tsx',
      output: {
        // Short names, because the entry file of every page lists the stylesheets of all pages.
        assetFileNames: 'assets/[hash:6][extname]',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // Shared modules are bundled in a few files: many small files cost more in requests than they save in bytes.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'site',
              test: /rolldown[\\/]runtime|preload-helper|node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]|src[\\/](ui[\\/](Main)?Button|api[\\/](permitted-storage|session[\\/]stored-session)|form[\\/](import-again|unloaded)|site[\\/](link|match|routes)\.)/,
            },
            {
              // Every form needs all of these: one file instead of five. Home and the dashboard have tabs as well.
              name: 'fields',
              test: /src[\\/](ui[\\/](Field|TextField|TextArea|SelectField|Checkbox|CheckboxGroup|Choice|use-slow|Tabs|moving-focus)|form[\\/](use-form|machine|Form|FormFailure|SendButton|lead-to-problem))\./,
            },
            {
              // Every page that calls the API needs all of these.
              name: 'calls',
              test: /src[\\/]api[\\/](http|send|session-client|session[\\/]session-send)\.|shared[\\/]contract[\\/](client|failed-answer)\./,
            },
            { name: 'subpage', test: /src[\\/]marketing[\\/](SignalIllustration|ClosingCall)\./ },
            { name: 'marketing', test: /src[\\/]marketing[\\/]([^\\/]+|facts[\\/]Meanings?\.tsx)$/ },
            {
              name: 'service',
              test: /(service-pages[\\/](?!\w+(Page|Illustration|Form)\.|Boxes|box-faces)|marketing[\\/]facts[\\/](ServiceFacts|Pictures)\.)/,
            },
          ],
        },
      },
    },
  },
})
