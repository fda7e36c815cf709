import { describe, expect, test } from 'vitest'
import { plainLines } from '../extract/plain.ts'
import { readLines } from './parse.ts'

const clear = `Nurul Izzah binti Kamaruddin
Senior Data Analyst
Shah Alam, Selangor | +60 12-345 6789 | nurul.izzah@example.com
Work Experience
Senior Data Analyst, Gemilang Retail Sdn Bhd, Mar 2021 - Present
Education
Bachelor of Science in Statistics, Universiti Malaya, 2014 - 2018`

const of = (text: string, doubtful?: ReadonlySet<string>) => readLines(plainLines(text), doubtful).certainty

describe('the reader is sure', () => {
  test('where the CV has what each field needs', () =>
    expect(of(clear)).toMatchObject({
      name: 'sure',
      email: 'sure',
      phone: 'sure',
      title: 'sure',
      location: 'sure',
      experience: ['sure'],
      education: ['sure'],
    }))
})

describe('the level is "check" for', () => {
  test('an entry without an employer', () =>
    expect(of(clear.replace(', Gemilang Retail Sdn Bhd', '')).experience).toEqual(['check']))

  test('an entry that ends before it begins', () =>
    expect(of(clear.replace('Present', 'Feb 2001')).experience).toEqual(['check']))

  test('an e-mail address, where the CV has several', () =>
    expect(of(`${clear}\nProjects\nA shop for books, books@example.org`).email).toBe('check'))

  test('a field with a word that text recognition was not sure of', () => {
    const certainty = of(clear, new Set(['gemilang', 'kamaruddin']))
    expect([certainty.name, certainty.experience, certainty.education]).toEqual([
      'check',
      ['check'],
      ['sure'],
    ])
  })
})

test('an e-mail address under References is not the candidate’s', () => {
  const others = 'References\nTan Ah Kow, tan@example.org'
  expect(of(`${clear}\n${others}`).email).toBe('sure')
  const without = clear.replace(/\S+@\S+/, '')
  expect(readLines(plainLines(`${without}\n${others}`)).cv.email).toBe('')
})

test('a field that was not found has the level "none"', () => expect(of('').name).toBe('none'))

test('a CV in a foreign language keeps its contact details and what is sure', () => {
  const { cv, certainty, foreignLanguage } = readLines(
    plainLines(`张伟
zhang.wei@example.com | +86 138 1234 5678
工作经历
2019 - 2023 高级软件工程师 北京某某科技有限公司
教育背景
2015 - 2019 北京大学 计算机科学
技能
数据库 网络 编程`),
  )
  expect(foreignLanguage).toBe('Chinese')
  expect(cv).toMatchObject({ email: 'zhang.wei@example.com', experience: [], education: [], summary: '' })
  expect(certainty.experience).toEqual([])
})
