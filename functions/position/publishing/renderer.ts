import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Renderer, RendererModule } from '#shared/position/publication.ts'
import { lazy } from '#functions/platform/world/lazy.ts'

const moduleFile = 'renderer.cjs'

/** Loads the renderer that the build made, with the first publication; undefined where nothing is built. */
export const rendererIn = (folder: string | undefined): (() => Promise<Renderer | undefined>) =>
  lazy(async () => {
    if (folder === undefined || !existsSync(join(folder, moduleFile))) return undefined
    const { createRenderer }: RendererModule = createRequire(join(folder, moduleFile))(
      join(folder, moduleFile),
    )
    return createRenderer(folder)
  })
