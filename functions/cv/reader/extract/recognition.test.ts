import { expect, test } from 'vitest'
import type { RecognisedWord } from '#functions/ports.ts'
import { doubtfulWordsOf, pagesOf } from './recognition.ts'

const word = (text: string, left: number, confidence = 95): RecognisedWord => ({
  text,
  left,
  right: left + 10 * text.length,
  bottom: 20,
  height: 12,
  confidence,
})

const textsOf = (...words: readonly RecognisedWord[]): string[] =>
  pagesOf([{ width: 1000, height: 1000, words }]).flatMap(({ spans }) => spans.map(({ text }) => text))

test('a ruled line is no text, a dash is', () =>
  expect(textsOf(word('_—', 10), word('EEEEEE———', 60), word('2014', 200), word('-', 260))).toEqual([
    '2014',
    '-',
  ]))

test('what recognition reads at the beginning of a ruled line is no text', () =>
  expect(textsOf(word('EER', 10, 34), word('REE', 40, 34), word('—————', 80, 0))).toEqual([]))

test('a dot between two items that was read as another sign is a dot again', () =>
  expect(textsOf(word('Coaching', 10), word('«', 120), word('HubSpot', 150))).toEqual([
    'Coaching',
    '•',
    'HubSpot',
  ]))

test('an I that was read as an l is an I again', () =>
  expect(textsOf(word('ljazah', 10), word('Ltd', 100), word('lead', 200))).toEqual(['Ijazah', 'Ltd', 'lead']))

test('words that recognition was not sure of are named', () =>
  expect(
    doubtfulWordsOf([{ width: 1, height: 1, words: [word('Bayu-Tele', 0, 40), word('Sdn', 0, 90)] }]),
  ).toEqual(new Set(['bayu', 'tele'])))
