import { expect, test } from 'vitest'
import type { RecognisedWord } from '../text-recognition.ts'
import { readingOrder } from '../layout/columns.ts'
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

test('a quotation mark before a year of two digits is an apostrophe, however sure recognition is of it', () =>
  expect(textsOf(word('"18', 10, 20), word('"2018"', 100), word('~1', 200, 20))).toEqual(["'18", '"2018"']))

const linesOf = (...words: readonly RecognisedWord[]): string[] =>
  readingOrder(pagesOf([{ width: 1000, height: 1000, words }])).map(({ text }) => text)

test('a word whose box reaches over the next words is still set apart from them', () =>
  expect(linesOf({ ...word('Culinary', 10), right: 260 }, word('Arts', 95), word('(2007)', 140))).toEqual([
    'Culinary Arts (2007)',
  ]))

test('an @ that was read as two signs is one', () =>
  expect(textsOf(word('sarah®@example.org', 10))).toEqual(['sarah@example.org']))

test('an e-mail address in two boxes that overlap stays one', () =>
  expect(linesOf({ ...word('kumar@mail.', 10), right: 130 }, word('my', 118))).toEqual(['kumar@mail.my']))

test('words that recognition was not sure of are named', () =>
  expect(
    doubtfulWordsOf([{ width: 1, height: 1, words: [word('Bayu-Tele', 0, 40), word('Sdn', 0, 90)] }]),
  ).toEqual(new Set(['bayu', 'tele'])))
