import { expect, test } from 'vitest'
import { plainLines } from '../extract/plain.ts'
import { parseCv } from './parse.ts'

test('a CV without any heading is divided into sections by the content of its lines', () => {
  const page = `Siti Aminah binti Rahman
siti@example.com | +60 12-345 6789
Operations Executive, Angsana Freight Sdn Bhd, Jan 2020 - Present
• Plans the routes of forty lorries
Logistics Coordinator, Kerteh Marine Berhad, Mar 2015 - Dec 2019
• Booked berths
Diploma in Logistics, Politeknik Ungku Omar, 2012 - 2015
Excel, SAP, Scheduling
Malay (Native), English (Fluent)`
  expect(parseCv(plainLines(page))).toMatchObject({
    name: 'Siti Aminah binti Rahman',
    experience: [{ position: 'Operations Executive' }, { position: 'Logistics Coordinator' }],
    education: [{ degree: 'Diploma', institution: 'Politeknik Ungku Omar' }],
    skills: ['Excel', 'SAP', 'Scheduling'],
    languages: [{ language: 'Malay' }, { language: 'English' }],
  })
})
