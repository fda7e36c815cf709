import { join } from 'node:path'
import type { ReaderProgram } from 'cv-reader/isolated'
import { lazy } from '#functions/platform/world/lazy.ts'
import { groups } from '../../resources/groups.ts'
import { folderOfProcess } from '../process-folder.ts'

const [[name, source]] = Object.entries(groups.cv.workers) as [[string, string]]

/**
 * Bundles the program that reads CVs, at the first CV: each CV starts the program, and loading it from its sources takes twice
 * as long.
 */
export const localCvProgram = lazy(async (): Promise<ReaderProgram> => {
  const [{ build }, { lambdaBundle }] = await Promise.all([import('esbuild'), import('../../bundle.ts')])
  const folder = folderOfProcess('cv-program')
  const file = join(folder, `${name}.cjs`)
  await build({ ...lambdaBundle, minify: false, sourcemap: false, entryPoints: [source], outfile: file })
  return { file, folder, libraryPath: process.env['LD_LIBRARY_PATH'] }
})
