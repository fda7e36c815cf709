import { expect, test } from 'vitest'
import { racksIllustration } from './racks-illustration.ts'
import { tableIllustration } from './table-illustration.ts'

// The files are drawn once, so that no page ships the code that draws them: `npx vitest run --project unit illustrations -u`.
test.each([
  ['table.svg', tableIllustration()],
  ['racks.svg', racksIllustration()],
])('%s is as its source draws it', async (file, illustration) => {
  await expect(illustration).toMatchFileSnapshot(file)
})
