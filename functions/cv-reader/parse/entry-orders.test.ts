import { describe, expect, test } from 'vitest'
import { plainLines } from '../extract/plain.ts'
import type { Line } from '../layout/line.ts'
import { testLine as line } from '../testing/test-line.ts'
import { parseCv } from './parse.ts'

const namesOf = (lines: readonly Line[]) =>
  parseCv([line('EXPERIENCE', { bold: true }), ...lines]).experience.map(
    ({ position, company }) => `${position} @ ${company}`,
  )

describe('the headings of entries', () => {
  test('one employer above several positions, each with its team', () => {
    expect(
      namesOf([
        line('Acme Corporation', { bold: true }),
        line('Staff Engineer, Platform¦Aug 2024 - Present', { left: 54 }),
        line('• Led the platform group', { left: 60 }),
        line('Engineer, Identity Services¦Aug 2020 - Jul 2024', { left: 54 }),
        line('• Shipped single sign-on', { left: 60 }),
      ]),
    ).toEqual([
      'Staff Engineer, Platform @ Acme Corporation',
      'Engineer, Identity Services @ Acme Corporation',
    ])
  })

  test('a team behind the position, the employer on the next line', () => {
    expect(
      namesOf([
        line('Staff Nurse, Intensive Care Unit', { bold: true }),
        line('Rejang Specialist Hospital, Sibu'),
        line('Feb 2021 – Present'),
        line('• Cares for patients'),
      ]),
    ).toEqual(['Staff Nurse, Intensive Care Unit @ Rejang Specialist Hospital'])
  })

  test('a team between the position and the employer, or one called "Services"', () => {
    expect(
      namesOf([
        line('Staff Nurse, General ICU, Hospital Raja Zainab, Kota Bharu', { bold: true }),
        line('Feb 2021 – Present'),
        line('Clinical Pharmacist, Inpatient Services @Hospital Tuanku Jaafar', { bold: true }),
        line('2019 - 2021'),
      ]),
    ).toEqual([
      'Staff Nurse, General ICU @ Hospital Raja Zainab',
      'Clinical Pharmacist, Inpatient Services @ Hospital Tuanku Jaafar',
    ])
  })

  test('the row of a heading has no room for its dates, which are below it', () => {
    expect(
      namesOf([
        line('Event Planner¦Nusa Hotel¦Aug 2023 – Jul 2025'),
        line('• Planned the fair'),
        line('Marketing Executive¦Seri Melur Hotel'),
        line('Mar 2020 – Jun 2022', { left: 230 }),
        line('• Sold the stands'),
      ]),
    ).toEqual(['Event Planner @ Nusa Hotel', 'Marketing Executive @ Seri Melur Hotel'])
  })

  test('months as numbers with years of two digits, stacked in the margin', () => {
    expect(
      namesOf([
        line('04/22¦Training Lead'),
        line('present¦Cedar Holdings Ltd'),
        line('02/19¦Administrator'),
        line('02/22¦Rimba Furniture'),
      ]),
    ).toEqual(['Training Lead @ Cedar Holdings Ltd', 'Administrator @ Rimba Furniture'])
  })

  test('a full stop between the employer and its place', () => {
    expect(
      namesOf([
        line('Platform Engineering Intern, Northwind Technology. Dayton, Ohio', { bold: true }),
        line('May 2023 - Aug 2023'),
        line('• Fixed faults of the front end'),
        line('Store Clerk, Target, St. Louis, Missouri', { bold: true }),
        line('May 2020 - Aug 2022'),
        line('• Counted the stock'),
      ]),
    ).toEqual(['Platform Engineering Intern @ Northwind Technology', 'Store Clerk @ Target'])
  })

  test('a bold heading that ends like a sentence, its dates wrapped in the margin', () => {
    const dated = (period: string, text: string): Line => line(`${period}¦${text}`, { bold: true })
    expect(
      namesOf([
        dated('Oct 2018 – Jan 2021', 'Customer Success Executive, Kira Software Sdn Bhd, Petaling Jaya.'),
        line('Looked after 120 customers', { left: 250 }),
        dated('May 2016 –', 'Call Centre Agent, Sembang Telekom, Subang Jaya.'),
        line('Sep 2018¦Solved 70 calls a day'),
      ]),
    ).toEqual(['Customer Success Executive @ Kira Software Sdn Bhd', 'Call Centre Agent @ Sembang Telekom'])
  })

  test('dates alone, the heading as the first item of their list', () => {
    expect(
      namesOf([
        line('Mar 2021 - Present', { bold: true }),
        line('• Staff Engineer, Globex Systems LLC'),
        line('• Led the migration of fourteen services'),
      ]),
    ).toEqual(['Staff Engineer @ Globex Systems LLC'])
  })
})

describe('tables without formatting, as in a .doc file', () => {
  test('each row names a section', () => {
    const cv = parseCv(
      plainLines(
        [
          'Grace Belawan',
          'Email\tgrace@example.my',
          'Experience\tCommunity Nurse',
          'Klinik Sungai Merah, Sibu',
          'Jan 2018 - Jan 2021',
          'Education\tDiploma in Nursing',
          'Institut Latihan Kesihatan (2014 - 2017)',
          'Skills\tPatient Assessment, Infection Control',
          'Languages\tIban: Native',
          'Malay: Fluent',
        ].join('\n'),
      ),
    )
    expect(cv.experience).toMatchObject([{ position: 'Community Nurse', company: 'Klinik Sungai Merah' }])
    expect(cv.education).toMatchObject([{ degree: 'Diploma', field_of_study: 'Nursing' }])
    expect(cv.skills).toEqual(['Patient Assessment', 'Infection Control'])
    expect(cv.languages).toEqual([
      { language: 'Iban', proficiency: 'Native' },
      { language: 'Malay', proficiency: 'Fluent' },
    ])
  })

  test('languages among personal details', () => {
    const cv = parseCv(plainLines('Rajesh Kumar\nPERSONAL DETAILS:\nLanguages Known\t: English, Tamil'))
    expect(cv.languages.map(({ language }) => language)).toEqual(['English', 'Tamil'])
  })
})

test('letters set apart are one word', () => {
  expect(parseCv([line('J O R D A N¦R E Y E S')]).name).toBe('Jordan Reyes')
})

test('levels in the row below their languages', () => {
  const cv = parseCv([
    line('LANGUAGES', { bold: true }),
    line('English¦Polish'),
    line('Native¦Conversational'),
  ])
  expect(cv.languages).toEqual([
    { language: 'English', proficiency: 'Native' },
    { language: 'Polish', proficiency: 'Conversational' },
  ])
})

test('of a name in two scripts the Latin one is taken, and a title above it is not a name', () => {
  const cv = parseCv(
    plainLines('Supply Chain Manager\nChan Wai Meng 陈伟明\nchan@example.my\nKlang 41000, Selangor'),
  )
  expect(cv).toMatchObject({ name: 'Chan Wai Meng', title: 'Supply Chain Manager' })
  expect(cv.location).toBe('Klang 41000, Selangor')
})

test('experience without a heading begins at its first position', () => {
  const { experience } = parseCv(
    plainLines(
      'Jordan Avery\njordan@example.com\nQA Engineer, Contoso Labs (Jun 2018 - Feb 2021)\n• Wrote the first suite\nTest Analyst, Fabrikam Retail (Aug 2016 - May 2018)\n• Built the device lab',
    ),
  )
  expect(experience.map(({ company }) => company)).toEqual(['Contoso Labs', 'Fabrikam Retail'])
})

describe('dates', () => {
  const datesOf = (lines: readonly Line[]) =>
    parseCv([line('EXPERIENCE', { bold: true }), ...lines]).experience.map(
      ({ company, start_date, end_date }) => `${company}: ${start_date}, ${end_date}`,
    )

  test('that wrap in a margin on the right belong to the entry beside them', () => {
    expect(
      datesOf([
        line('Lorikeet Pay Sdn Bhd¦Apr 2021 –'),
        line('Senior Developer¦Present', { bold: true }),
        line('Kargo Berhad¦Jul 2018 –'),
        line('Developer¦Mar 2021', { bold: true }),
      ]),
    ).toEqual(['Lorikeet Pay Sdn Bhd: Apr 2021, Present', 'Kargo Berhad: Jul 2018, Mar 2021'])
  })

  test('that wrap in a margin on the left of a scan belong to the entry beside them', () => {
    const { education } = parseCv([
      line('EDUCATION', { bold: true }),
      line('2008 -¦SEGi College'),
      { ...line('2010¦Diploma in Logistics'), gap: 2.1 },
    ])
    expect(education).toMatchObject([
      { institution: 'SEGi College', degree: 'Diploma', start_date: '2008', end_date: '2010' },
    ])
  })

  test('in a sentence with "since" do not begin an entry', () => {
    expect(
      datesOf([
        line('Site Supervisor, Bayu Sdn Bhd¦May 2018 - Present', { bold: true }),
        line('No lost-time accident since 2019', { left: 60 }),
      ]),
    ).toEqual(['Bayu Sdn Bhd: May 2018, Present'])
  })
})

test('an employer on the second line under its dates is not a place', () => {
  expect(
    namesOf([
      line('OCT 2020 – PRESENT'),
      line('Product Manager', { bold: true }),
      line('Plumbline, Dublin'),
      line('Repositioned the product', { left: 60 }),
    ]),
  ).toEqual(['Product Manager @ Plumbline'])
})

test('labels are not part of an entry of education', () => {
  const [entry] = parseCv([
    line('EDUCATION', { bold: true }),
    line('Institution¦: SMK Sanzac'),
    line('Qualification¦: STPM'),
    line('Year¦: 2008 - 2010'),
  ]).education
  expect(entry).toMatchObject({ institution: 'SMK Sanzac', degree: 'STPM', end_date: '2010' })
})

test('the salary, the reason for leaving and referees of a position are not stored', () => {
  const { experience } = parseCv([
    line('EXPERIENCE', { bold: true }),
    line('Company: Angsana Freight Sdn Bhd'),
    line('Position: Operations Executive'),
    line('Period: 2019 - 2021'),
    line('Industry: Logistics'),
    line('Monthly Salary: RM 4,500'),
    line('• Planned the routes of forty lorries'),
    line('Reason for leaving: Contract ended'),
    line('Reference: Encik Zul, +60 12-345 6789'),
  ])
  expect(experience).toMatchObject([
    { position: 'Operations Executive', description: 'Planned the routes of forty lorries' },
  ])
})
