import { test as base } from 'vitest'
import { startInterviewerStack } from './interviewer-stack.ts'

/** A product for each test file, without faults at the start of each test. */
export const test = base
  // eslint-disable-next-line no-empty-pattern -- Vitest reads a fixture's dependencies from this pattern.
  .extend('started', { scope: 'file' }, async ({}, { onCleanup }) => {
    const started = await startInterviewerStack()
    onCleanup(() => started.close())
    return started
  })
  .extend('desk', ({ started }) => {
    started.services.model.set(null)
    started.services.model.pace({ firstTokenMilliseconds: 0, tokensPerSecond: Infinity })
    Object.assign(started.services.voice, { milliseconds: 0, isDown: false })
    started.services.batch.set(null)
    started.services.batch.words = []
    started.services.requests.length = 0
    started.stack.shiftClock(0)
    started.stack.logLines.length = 0
    return started
  })
