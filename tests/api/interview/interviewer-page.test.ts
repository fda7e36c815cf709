import type { ModelSetting } from 'local-aws/interviewer-services'
import { describe, expect } from 'vitest'
import { namedInterviewer } from '#infra/local/functions/interviewer.ts'
import { openPage } from '#tests/support/interview/page-on-stack.ts'
import { startInterviewerStack } from '#tests/support/interviewer-stack.ts'
import { test } from '#tests/support/interviewer-test.ts'
import { isWideRun } from '#tests/support/wide-run.ts'

const answers = [
  'I moved forty nodes to another data centre, with two colleagues and in a single night.',
  'My own part was the scheduler, which I rewrote in Go because the old one lost jobs.',
  'The latency went from 800 to 120 milliseconds after we had changed the storage network.',
]

/** A turn with each fault is in `interviewer-turns.test.ts`. */
const faults: ModelSetting[] = [{ kind: 'flatters' }]
const otherFaults: ModelSetting[] = [
  { kind: 'half' },
  { kind: 'throttled' },
  { kind: 'down' },
  { kind: 'refuses' },
  { kind: 'outside schema' },
  { kind: 'obeys' },
  { kind: '300 words' },
  // Each turn takes the two seconds after which the server gives up.
  { kind: 'silent' },
  { kind: 'slow', milliseconds: 5_000 },
]

describe("The page's interviewer", () => {
  for (const fault of [undefined, ...faults, ...(isWideRun ? otherFaults : [])])
    test(`with ${fault === undefined ? 'a model' : `the fault "${fault.kind}" in every turn`}, an interview ends properly and loses nothing`, async ({
      desk,
    }) => {
      const room = await desk.begin()
      if (fault !== undefined) desk.services.model.set(fault)
      const { page, transcript, after } = await openPage(desk, room)
      const typed: string[] = []
      await after(() => page.greet())
      const isOver = (): boolean =>
        transcript().at(-1)?.content.includes(room.record.concludingStatements) === true
      while (!isOver()) {
        const text =
          typed.length === 0
            ? 'Yes, I am ready.'
            : `${answers[typed.length % answers.length]} (${typed.length})`
        typed.push(text)
        await after(() => page.sendText(text))
        expect(typed.length).toBeLessThan(60)
      }
      await page.leave()
      const said = transcript()
      const questions = room.sections.flatMap((section: { questions?: string[] }) => section.questions ?? [])
      const lines = said.filter(({ type }) => type === 'ai').map(({ content }) => content)
      for (const question of questions)
        expect(lines.filter((line) => line.includes(question))).toHaveLength(1)
      expect(said.filter(({ type }) => type === 'user').map(({ content }) => content)).toEqual(typed)
      expect(said.every(({ isComplete }) => isComplete)).toBe(true)
      expect(lines.join(' ')).not.toMatch(/brilliant|outstanding|best candidate/i)
      if (fault === undefined)
        expect(lines.some((line) => line.includes('You said "I moved forty nodes'))).toBe(true)
    }, 240_000)

  test('of the local run asks the model at INTERVIEWER_URL, without voice and live recognition', async () => {
    const desk = await startInterviewerStack((services) => {
      const { model } = namedInterviewer({
        INTERVIEWER_URL: `${services.url}/v1`,
        INTERVIEWER_MODEL: 'qwen3:8b',
      }) ?? { model: undefined }
      return { model, voice: undefined, hearing: undefined }
    })
    try {
      const room = await desk.begin()
      expect(room.record.brain).toEqual({ model: true, voice: false, hearing: false })
      const { page, transcript, after } = await openPage(desk, room)
      await after(() => page.greet())
      await after(() => page.sendText('Yes, I am ready.'))
      await after(() => page.sendText(answers[0] ?? ''))
      expect(transcript().at(-1)?.content).toContain('You said "I moved forty nodes')
      await page.leave()
      expect(desk.services.requests.map(({ service }) => service)).toEqual(['chat'])
    } finally {
      await desk.close()
    }
  })
})
