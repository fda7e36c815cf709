import { expect, test } from 'vitest'
import { chairIllustration } from './chair-illustration.ts'
import { stepsIllustration } from './steps-illustration.ts'

// The files are drawn once, so that no page ships the code that draws them: `npx vitest run --project unit illustrations -u`.
test.each([
  ['steps.svg', stepsIllustration()],
  ['chair.svg', chairIllustration()],
])('%s is as its source draws it', async (file, illustration) => {
  await expect(illustration).toMatchFileSnapshot(file)
})
