import { describe, expect, test } from 'vitest'
import { jobSentenceIn } from './job-sentences.ts'

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
