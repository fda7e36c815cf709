import { describe, expect, test } from 'vitest'
import { plainLines } from '../extract/plain.ts'
import { jobSentenceIn } from './job-sentences.ts'
import { parseCv } from './parse.ts'

describe('a sentence about a position', () => {
  test.each([
    [
      'Worked as Line Cook at Hotel Seri Melur, from 2020 to 2024.',
      'Line Cook',
      'Hotel Seri Melur',
      '2020 – 2024',
    ],
    [
      'I worked for Ayala Land Inc. as a registrar from March 2019 to June 2021.',
      'Registrar',
      'Ayala Land Inc.',
      'March 2019 – June 2021',
    ],
    [
      'From 2019 to 2021 I was a Sales Executive at Petra Sdn. Bhd.',
      'Sales Executive',
      'Petra Sdn. Bhd',
      '2019 – 2021',
    ],
    ['Worked as Registrar at Ayala Land, Summer 2019.', 'Registrar', 'Ayala Land', 'Summer 2019'],
    [
      'Since 2020 I have been working as Head of Learning for Bata Shoes.',
      'Head of Learning',
      'Bata Shoes',
      '2020 – Present',
    ],
    [
      'Between 2016 and 2018, served as Line Cook with Jollibee Foods.',
      'Line Cook',
      'Jollibee Foods',
      '2016 – 2018',
    ],
    [
      'Bekerja sebagai Kerani Akaun di Syarikat Maju Sdn Bhd dari Mac 2019 hingga Mei 2021.',
      'Kerani Akaun',
      'Syarikat Maju Sdn Bhd',
      'Mac 2019 – Mei 2021',
    ],
    [
      'Menjabat sebagai Manajer Penjualan di PT Bukit Asam sejak 2020.',
      'Manajer Penjualan',
      'PT Bukit Asam',
      '2020 – Present',
    ],
  ])('%s', (text, position, employer, dates) =>
    expect(jobSentenceIn(text)).toMatchObject({ position, employer, dates }),
  )

  test.each([
    'Increased sales from 2019 to 2021.',
    'Worked as a volunteer.',
    '2019 – 2021: Engineer at Acme, Leeds.',
  ])('%s is not a sentence about a position', (text) => expect(jobSentenceIn(text)).toBeUndefined())
})

test('each sentence is a position, and what follows it describes it', () => {
  const { experience } = parseCv(
    plainLines(`Siti Aminah
siti@example.com
Work Experience
Employed by Wipro Limited as Network Administrator, Jan 2022 - Present. Kept 40 switches up to date.
Employed by Petra Bhd as Technician, 2019 - 2021.`),
  )
  expect(experience).toMatchObject([
    {
      position: 'Network Administrator',
      company: 'Wipro Limited',
      description: 'Kept 40 switches up to date.',
    },
    { position: 'Technician', company: 'Petra Bhd', start_date: '2019', end_date: '2021' },
  ])
})

test('under headings with dates, such a sentence is part of a description', () => {
  const { experience } = parseCv(
    plainLines(`Siti Aminah
siti@example.com
Work Experience
Manager, Petra Bhd, 2015 - 2021
Served as acting director of two plants at Petra Perdana from 2019 to 2020.`),
  )
  expect(experience).toHaveLength(1)
})
