import { describe, expect, test } from 'vitest'
import type { Line } from '../layout/line.ts'
import { testLine as line } from '../testing/test-line.ts'
import { parseCv } from './parse.ts'

const heading = (text: string): Line => line(text, { size: 13, bold: true, gap: 2.2 })
const strong = (text: string): Line => line(text, { bold: true })

const head = [
  line('Nurul Izzah binti Kamaruddin', { size: 22, bold: true }),
  line('Senior Data Analyst', { size: 12 }),
  line('Shah Alam, Selangor | +60 12-345 6789 | nurul.izzah@example.com'),
]

describe('reading a CV', () => {
  test('name and contact details come from the head', () => {
    expect(parseCv(head)).toMatchObject({
      name: 'Nurul Izzah binti Kamaruddin',
      title: 'Senior Data Analyst',
      email: 'nurul.izzah@example.com',
      phone: '+60 12-345 6789',
      location: 'Shah Alam, Selangor',
    })
  })

  test('a title of two titles wraps behind a bar', () => {
    const { title } = parseCv([
      line('Sarah Martinez', { size: 22, bold: true }),
      line('Human Resources Partner |'),
      line('Training Specialist'),
      line('sarah@example.com'),
    ])
    expect(title).toBe('Human Resources Partner | Training Specialist')
  })

  test('the title can be above the first heading of a column beside the name', () => {
    const { title, skills } = parseCv([
      line('Chan Wai Meng', { size: 22, bold: true }),
      line('SKILLS', { bold: true }),
      line('Procurement'),
      line('Negotiation'),
      { ...line('Supply Chain Manager', { size: 13 }), startsBlock: true },
      line('PROFILE', { bold: true, size: 12 }),
      line('Runs a team of twelve buyers and two third parties for consumer goods in three states.'),
    ])
    expect({ title, skills }).toEqual({
      title: 'Supply Chain Manager',
      skills: ['Procurement', 'Negotiation'],
    })
  })

  test('the subject can be between degree and description', () => {
    const { education } = parseCv([
      ...head,
      heading('Education'),
      line('University of Washington¦Bachelor of Science • 3.6 GPA'),
      line('Computer Science¦Seattle, WA • 2014 - 2018'),
      line('Concentration in Game Development. Relevant Coursework: Game'),
    ])
    expect(education).toMatchObject([
      {
        institution: 'University of Washington',
        degree: 'Bachelor of Science',
        field_of_study: 'Computer Science',
      },
    ])
  })

  test.each([
    ['collaborating in cross-', 'functional teams', 'collaborating in cross-functional teams'],
    ['runs the pay-', 'ments of three plants', 'runs the payments of three plants'],
  ])('a hyphen at the end of a line is kept only in compounds: "%s"', (above, below, whole) => {
    const { experience } = parseCv([
      ...head,
      heading('Work Experience'),
      strong('Data Analyst, Gemilang Retail Sdn Bhd (Mar 2021 - Present)'),
      line(`• ${above}`),
      line(below, { left: 50 }),
    ])
    expect(experience).toMatchObject([{ description: whole }])
  })

  test('a field that the CV does not contain stays empty', () => {
    expect(parseCv([line('Something that is no CV at all, really.')])).toEqual({
      name: '',
      email: '',
      phone: '',
      title: '',
      location: '',
      summary: '',
      skills: [],
      experience: [],
      education: [],
      languages: [],
    })
  })

  test.each([
    ['company above position', ['Gemilang Retail Sdn Bhd, Ipoh¦Mar 2021 – Present', 'Data Analyst']],
    ['position above company', ['Data Analyst', 'Gemilang Retail Sdn Bhd¦Mar 2021 – Present']],
    ['both and the dates on one line', ['Data Analyst, Gemilang Retail Sdn Bhd (Mar 2021 - Present)']],
    ['the dates on a line of their own', ['Data Analyst', 'Gemilang Retail Sdn Bhd', 'Mar 2021 hingga kini']],
    ['the dates in a margin', ['Mar 2021 – Present¦Data Analyst, Gemilang Retail Sdn Bhd, Ipoh']],
    ['a bar between', ['Gemilang Retail Sdn Bhd | Data Analyst¦Mar 2021 – Present']],
    ['the word "at"', ['Data Analyst at Gemilang Retail Sdn Bhd', 'Mar 2021 – Present']],
    [
      'labels',
      ['Company : Gemilang Retail Sdn Bhd', 'Position : Data Analyst', 'Duration : Mar 2021 - Present'],
    ],
  ])('a position is understood with %s', (_, lines) => {
    const { experience } = parseCv([
      ...head,
      heading('Work Experience'),
      ...lines.map(strong),
      line('• Cut stock-outs by 18%'),
    ])
    expect(experience).toMatchObject([
      {
        position: 'Data Analyst',
        company: 'Gemilang Retail Sdn Bhd',
        start_date: 'Mar 2021',
        description: 'Cut stock-outs by 18%',
      },
    ])
  })

  test('wrapped text is joined, and each list item is a line', () => {
    const { experience } = parseCv([
      heading('Experience'),
      strong('Process Engineer, Semikon Utara Sdn Bhd¦2019 – 2021'),
      line('• Raised the yield of line 4 from 91% to 96.5% in a pro-'),
      line('gram of two years', { left: 52 }),
      line('• Halved stops'),
    ])
    expect(experience[0]?.description).toBe(
      'Raised the yield of line 4 from 91% to 96.5% in a program of two years\nHalved stops',
    )
  })

  test('a second position at one employer has that employer', () => {
    const { experience } = parseCv([
      heading('Experience'),
      strong('Telekom Utara Berhad'),
      line('Senior Engineer¦2020 – 2023', { italic: true }),
      line('• Ran the core network'),
      line('Engineer¦2017 – 2020', { italic: true }),
      line('• Planned radio links'),
    ])
    expect(experience).toMatchObject([
      { position: 'Senior Engineer', company: 'Telekom Utara Berhad' },
      { position: 'Engineer', company: 'Telekom Utara Berhad' },
    ])
  })

  test.each([
    ['BSc in Physics', 'BSc', 'Physics'],
    ['Bachelor of Science, Physics', 'Bachelor of Science', 'Physics'],
    ['Bachelor of Science (Physics)', 'Bachelor of Science', 'Physics'],
    ['Diploma dalam Kejururawatan', 'Diploma', 'Kejururawatan'],
    ['Bachelor of Human Resource Management', 'Bachelor of Human Resource Management', ''],
    ['STPM', 'STPM', ''],
  ])('%s is a degree and its field', (text, degree, field) => {
    const { education } = parseCv([heading('Education'), strong('Universiti Malaya¦2014 – 2018'), line(text)])
    expect(education).toMatchObject([
      {
        institution: 'Universiti Malaya',
        degree,
        field_of_study: field,
        start_date: '2014',
        end_date: '2018',
      },
    ])
  })

  test("a state that wraps is part of its university's name", () => {
    const { education } = parseCv([
      heading('Education'),
      line('2006 – 2010: Bachelor of Education in English, Universiti Malaysia'),
      line('Sabah'),
    ])
    expect(education).toMatchObject([{ institution: 'Universiti Malaysia Sabah', field_of_study: 'English' }])
  })

  test('skills are read from lists of every kind, without the labels in front of them', () => {
    const { skills } = parseCv([
      heading('Skills'),
      line('Languages: Go, Rust,'),
      line('TypeScript'),
      line('• Kubernetes'),
      line('SQL | Power BI'),
      line('SQL'),
    ])
    expect(skills).toEqual(['Go', 'Rust', 'TypeScript', 'Kubernetes', 'SQL', 'Power BI'])
  })

  test.each([
    'Malay (Native), English (Fluent)',
    'Malay - Native | English - Fluent',
    'Malay: Native; English: Fluent',
  ])('languages are read from "%s"', (text) => {
    expect(parseCv([heading('Languages'), line(text)]).languages).toEqual([
      { language: 'Malay', proficiency: 'Native' },
      { language: 'English', proficiency: 'Fluent' },
    ])
  })

  test('programming languages are not spoken languages', () => {
    const { languages, skills } = parseCv([heading('Skills'), line('Languages: C++, Java')])
    expect(languages).toEqual([])
    expect(skills).toEqual(['C++', 'Java'])
  })

  test('an unknown heading that is formatted like the others ends the section before it', () => {
    const { skills } = parseCv([
      heading('Skills'),
      line('Go, Rust'),
      heading('Education'),
      strong('Universiti Malaya¦2014 – 2018'),
      heading('Things I Have Built'),
      line('A telescope, a boat'),
    ])
    expect(skills).toEqual(['Go', 'Rust'])
  })
})
