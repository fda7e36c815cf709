import { expect, test } from 'vitest'
import { speechStreamOriginOf, namedInterviewer, partsOf } from './interviewer.ts'

test('INTERVIEWER_URL and INTERVIEWER_MODEL give the local run a model, without voice, live recognition and transcription', () => {
  const named = namedInterviewer({
    INTERVIEWER_URL: 'http://localhost:11434/v1',
    INTERVIEWER_MODEL: 'qwen3:8b',
    INTERVIEWER_KEY: 'key',
  })
  expect(named).toMatchObject({
    model: { kind: 'chat', baseUrl: 'http://localhost:11434/v1', modelId: 'qwen3:8b' },
    modelKey: 'key',
    processing: 'the model qwen3:8b at localhost:11434',
  })
  expect(named && partsOf(named)).toMatchObject({
    model: true,
    voice: false,
    hearing: false,
    transcription: false,
  })
  expect(named && speechStreamOriginOf(named)).toBeUndefined()
})

test.each([
  {},
  { INTERVIEWER_URL: 'http://localhost:11434/v1' },
  { INTERVIEWER_MODEL: 'qwen3:8b', INTERVIEWER_URL: '' },
])('with %j there is only the built-in interviewer', (values) => {
  expect(namedInterviewer(values)).toBeUndefined()
})
