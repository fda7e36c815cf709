import { expect, test } from 'vitest'
import { mentionedIn, offered, typedMention } from './mentions.ts'

const colleague = (name: string) => ({ id: name.toLowerCase(), name, role: 'recruiter' as const })
const colleagues = ['Aina Rahman', 'Daniel Wong', 'Siti Aminah'].map(colleague)

test.each([
  ['@', 1, { from: 0, name: '' }],
  ['Ask @dan', 8, { from: 4, name: 'dan' }],
  ['Ask @dan about it', 8, { from: 4, name: 'dan' }],
  ['one\n@si', 7, { from: 4, name: 'si' }],
  ['aina@example.com', 16, undefined],
  ['@', 0, undefined],
  ['@dan\nnext', 9, undefined],
  ['nobody', 6, undefined],
])('in %j at %d the mention being typed is %j', (text, caret, mention) => {
  expect(typedMention(text, caret)).toEqual(mention)
})

test.each([
  ['', ['Aina Rahman', 'Daniel Wong', 'Siti Aminah']],
  ['a', ['Aina Rahman', 'Siti Aminah']],
  ['RAH', ['Aina Rahman']],
  ['Aina Rahman', ['Aina Rahman']],
  // Behind the whole name, the mention is finished.
  ['Aina Rahman ', []],
  ['man', []],
])('%j offers %j', (typed, names) => {
  expect(offered(colleagues, typed).map(({ name }) => name)).toEqual(names)
})

test('a colleague is mentioned who was chosen, while the text has the name', () => {
  const chosen = ['aina rahman', 'somebody without access']
  expect(mentionedIn('@Aina Rahman and @Daniel Wong', chosen, colleagues)).toEqual([colleagues[0]])
  expect(mentionedIn('@Aina', chosen, colleagues)).toEqual([])
})
