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

test('drops ruled lines and keeps dashes', () =>
  expect(textsOf(word('_—', 10), word('EEEEEE———', 60), word('2014', 200), word('-', 260))).toEqual([
    '2014',
    '-',
  ]))

test('drops words of low confidence at the beginning of a ruled line', () =>
  expect(textsOf(word('EER', 10, 34), word('REE', 40, 34), word('—————', 80, 0))).toEqual([]))

test('corrects a sign between two items of a row to a dot', () =>
  expect(textsOf(word('Coaching', 10), word('«', 120), word('HubSpot', 150))).toEqual([
    'Coaching',
    '•',
    'HubSpot',
  ]))

test('corrects an l to an I at the beginning of a word', () =>
  expect(textsOf(word('ljazah', 10), word('Ltd', 100), word('lead', 200))).toEqual(['Ijazah', 'Ltd', 'lead']))

test('corrects a quotation mark before a year of two digits to an apostrophe, at any confidence', () =>
  expect(textsOf(word('"18', 10, 20), word('"2018"', 100), word('~1', 200, 20))).toEqual(["'18", '"2018"']))

const linesOf = (...words: readonly RecognisedWord[]): string[] =>
  readingOrder(pagesOf([{ width: 1000, height: 1000, words }])).map(({ text }) => text)

test('separates a word from the next ones although its box overlaps theirs', () =>
  expect(linesOf({ ...word('Culinary', 10), right: 260 }, word('Arts', 95), word('(2007)', 140))).toEqual([
    'Culinary Arts (2007)',
  ]))

test('corrects an @ that was recognised as two signs', () =>
  expect(textsOf(word('sarah®@example.org', 10))).toEqual(['sarah@example.org']))

test('joins an e-mail address in two boxes that overlap', () =>
  expect(linesOf({ ...word('kumar@mail.', 10), right: 130 }, word('my', 118))).toEqual(['kumar@mail.my']))

test('doubtfulWordsOf returns the words of low confidence', () =>
  expect(
    doubtfulWordsOf([{ width: 1, height: 1, words: [word('Bayu-Tele', 0, 40), word('Sdn', 0, 90)] }]),
  ).toEqual(new Set(['bayu', 'tele'])))
