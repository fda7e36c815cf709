import { join } from 'node:path'
import { repositoryRoot } from '../../paths.ts'
import type { HttpAnswer } from '../gateway/gateway.ts'

/** For developers only: shows every component of web/src/ui with its variants. */
export const kitPath = '/_local/kit'

/** Bundles the page from its sources at each visit, so that a reload shows a change, and no build of the site contains it. */
export async function answerKit(): Promise<HttpAnswer> {
  const { build } = await import('vite')
  const built = await build({ configFile: join(repositoryRoot, 'web/kit.config.ts') })
  const files = 'output' in built ? built.output : []
  const textOf = (ending: string): string =>
    files
      .filter(({ fileName }) => fileName.endsWith(ending))
      .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
      .join('\n')
  const body = textOf('.html')
    .replaceAll(/<(?:script[^>]*>\s*<\/script|link rel="stylesheet"[^>]*)>/g, '')
    .replace('</head>', () => `<style>${textOf('.css')}</style></head>`)
    .replace(
      '</body>',
      () => `<script type="module">${textOf('.js').replaceAll('</', '<\\/')}</script></body>`,
    )
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body,
  }
}
