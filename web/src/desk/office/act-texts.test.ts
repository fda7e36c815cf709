import { expect, test } from 'vitest'
import { detailText, onTexts, whoText } from './act-texts.ts'

const names = { who: null, candidate: null, position: null, colleague: null }

test('a member has a name, and an operator the last part of the ARN', () => {
  expect(whoText({ who: 'staff:1d', names: { ...names, who: 'Kavitha Devi' } })).toBe('Kavitha Devi')
  expect(whoText({ who: 'arn:aws:iam::111122223333:user/wei', names })).toBe('wei (recruiter tool)')
})

test('an act is about a candidate and a position, a colleague, or an id', () => {
  const about = { ...names, candidate: 'Tan Mei Ling', position: 'Designer' }
  expect(onTexts({ on: 'u1--designer', userId: 'u1', names: about })).toEqual(['Tan Mei Ling', 'Designer'])
  expect(onTexts({ on: 'm1', userId: null, names: { ...names, colleague: 'Wei' } })).toEqual(['Wei'])
  expect(onTexts({ on: 'e1', userId: null, names })).toEqual(['e1'])
  expect(onTexts({ on: '', userId: null, names })).toEqual([])
})

test('an erased candidate has no name, and the position stays', () => {
  const erased = { on: 'u1--designer', userId: 'u1', names: { ...names, position: 'Designer' } }
  expect(onTexts(erased)).toEqual(['Erased account', 'Designer'])
})

test('a status and rights are shown as words', () => {
  expect(detailText('human_pending')).toBe('To review')
  expect(detailText('privacy_officer+administrator')).toBe('privacy officer, administrator')
})
