import { expect, test } from 'vitest'
import { defaultSections } from '#shared/position/default-sections.ts'
import { rephrased } from '#shared/interview/interviewer/built-in/rephrasing.ts'
import { answer, begun, converse, script } from '#tests/support/interview/converse.ts'
import { isClosingPhrase } from '../../machine/closing-phrases.ts'

test('no line after an unrecognised answer claims to have understood it', () => {
  const { speak, wait, said } = begun()
  for (let count = 0; count < 12; count += 1) {
    speak(count % 2 === 0 ? 3 : 20)
    wait(6)
  }
  expect(said.length).toBeGreaterThan(8)
  for (const line of said)
    expect(line).not.toMatch(/sharing|explaining|helps|I see,|example|practice|profile/)
})

test("lines are whole sentences without the candidate's name, role and skills", () => {
  const { begin, type } = converse({ ...script, callName: '', currentRole: '', skills: [] })
  expect(begin()).not.toContain('you work as')
  expect(type('I want to stop')).toMatch(/^Of course, we can stop here\./)
  expect(type('yes')).toMatch(/^It was good to talk with you\. Thank you/)
})

test('each default question has another wording', () => {
  for (const { questions } of defaultSections)
    for (const question of questions) expect(rephrased(question)).not.toContain(question)
})

test('no line of a whole interview closes it but the last', () => {
  const { type, said } = begun()
  while (type(answer) !== '');
  expect(said.map((line) => isClosingPhrase(line)).indexOf(true)).toBe(said.length - 1)
})
