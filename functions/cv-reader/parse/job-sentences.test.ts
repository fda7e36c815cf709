import { describe, expect, test } from 'vitest'
import { jobSentenceIn } from './job-sentences.ts'

describe('a sentence about a position', () => {
  test.each([
    ['Worked as Line Cook at Hotel Melur, from 2020 to 2024.', 'Line Cook', 'Hotel Melur', '2020 – 2024'],
    ['I worked for Ayala Inc. as a clerk from 2019 to 2021.', 'Clerk', 'Ayala Inc.', '2019 – 2021'],
    ['From 2019 to 2021 I was a Clerk at Petra Sdn. Bhd.', 'Clerk', 'Petra Sdn. Bhd', '2019 – 2021'],
    ['Worked as Registrar at Ayala Land, Summer 2019.', 'Registrar', 'Ayala Land', 'Summer 2019'],
    ['Since 2020 I have been working as Cook for Bata Foods.', 'Cook', 'Bata Foods', '2020 – Present'],
    ['Between 2016 and 2018, served as Cook with Bata Foods.', 'Cook', 'Bata Foods', '2016 – 2018'],
    ['Bekerja sebagai Kerani di Maju Bhd dari 2019 hingga 2021.', 'Kerani', 'Maju Bhd', '2019 – 2021'],
    ['Menjabat sebagai Manajer di PT Asam sejak 2020.', 'Manajer', 'PT Asam', '2020 – Present'],
  ])('%s', (text, position, employer, dates) =>
    expect(jobSentenceIn(text)).toMatchObject({ position, employer, dates }),
  )

  test.each([
    'Increased sales from 2019 to 2021.',
    'Worked as a volunteer.',
    '2019 – 2021: Engineer at Acme, Leeds.',
  ])('%s is not a sentence about a position', (text) => expect(jobSentenceIn(text)).toBeUndefined())
})
