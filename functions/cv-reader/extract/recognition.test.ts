import { expect, test } from 'vitest'
import type { RecognisedWord } from '../text-recognition.ts'
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

test('corrects an l to an I at the beginning of a word', () =>
  expect(textsOf(word('ljazah', 10), word('Ltd', 100), word('lead', 200))).toEqual(['Ijazah', 'Ltd', 'lead']))

test('doubtfulWordsOf returns the words of low confidence', () =>
  expect(
    doubtfulWordsOf([{ width: 1, height: 1, words: [word('Bayu-Tele', 0, 40), word('Sdn', 0, 90)] }]),
  ).toEqual(new Set(['bayu', 'tele'])))
