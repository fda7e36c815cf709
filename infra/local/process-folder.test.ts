import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folderOfProcess } from './process-folder.ts'

test('removes the folder of a killed process, and keeps that of a running one', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'folders-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const script = join(parent, 'idle.mjs')
  writeFileSync(script, 'process.on("message", () => {})')
  const [killed, running] = [fork(script), fork(script)]
  onTestFinished(() => void running.kill())
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  for (const { pid } of [killed, running]) mkdirSync(join(parent, `program-${pid}-x`))
  mkdirSync(join(parent, 'program-unrelated'))

  const mine = folderOfProcess('program', parent)
  expect(
    readdirSync(parent)
      .map((name) => join(parent, name))
      .toSorted(),
  ).toEqual(
    [mine, join(parent, `program-${running.pid}-x`), join(parent, 'program-unrelated'), script].toSorted(),
  )
})
