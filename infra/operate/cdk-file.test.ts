import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { repositoryRoot } from '../paths.ts'
import { aFolder } from '#tests/support/folder.ts'
import { readCdkFile, writeCdkFile } from './cdk-file.ts'

const folder = aFolder()
afterAll(folder.remove)

test('a written cdk.json has the format that the pipeline checks', () => {
  const written = join(repositoryRoot, 'cdk.json')
  const file = join(folder.path('checkout'), 'cdk.json')
  cpSync(written, file)
  writeCdkFile(file, readCdkFile(file))
  expect(readFileSync(file, 'utf8')).toBe(readFileSync(written, 'utf8'))
})
