import { expect, test } from 'vitest'
import { drawnPage } from '../testing/drawn-page.ts'
import { readLines } from './parse.ts'

/** What is read from the forms in which CVs have their entries. */

const read = (page: string) => readLines(drawnPage(`*Siti Aminah*\nsiti@example.com\n${page}`)).cv

const positionsOf = (rows: string): string[] =>
  read(`*Work Experience*\n${rows}`).experience.map(({ position, company }) => `${position} @ ${company}`)

test.each([
  ['company above position', 'Gemilang Retail Sdn Bhd, Ipoh | Mar 2021 – Present\nData Analyst'],
  ['position above company', 'Data Analyst\nGemilang Retail Sdn Bhd | Mar 2021 – Present'],
  ['both and the dates on one line', 'Data Analyst, Gemilang Retail Sdn Bhd (Mar 2021 - Present)'],
  ['the dates on a line of their own', 'Data Analyst\nGemilang Retail Sdn Bhd\nMar 2021 hingga kini'],
  ['the dates in a margin', 'Mar 2021 – Present | Data Analyst, Gemilang Retail Sdn Bhd, Ipoh'],
  ['the word "at"', 'Data Analyst at Gemilang Retail Sdn Bhd\nMar 2021 – Present'],
  ['a slash', 'Data Analyst / Gemilang Retail Sdn Bhd, Ipoh Mar 2021 – Present'],
  ['a dot that touches both', 'Data Analyst·Gemilang Retail Sdn Bhd Mar 2021 – Present'],
  ['"@"', 'Data Analyst @Gemilang Retail Sdn Bhd\nMar 2021 – Present'],
  ['labels', 'Company : Gemilang Retail Sdn Bhd\nPosition : Data Analyst\nDuration : Mar 2021 - Present'],
])('a position is read with %s', (_, rows) =>
  expect(read(`*Work Experience*\n${rows}\n• Cut stock-outs by 18%`).experience).toMatchObject([
    {
      position: 'Data Analyst',
      company: 'Gemilang Retail Sdn Bhd',
      start_date: 'Mar 2021',
      description: 'Cut stock-outs by 18%',
    },
  ]),
)

test.each([
  [
    'one employer above several positions, each with its team',
    '*Acme Corporation*\n  Staff Engineer, Platform | Aug 2024 - Present\n   • Led the platform group\n  Engineer, Identity Services | Aug 2020 - Jul 2024\n   • Shipped single sign-on',
    'Staff Engineer, Platform @ Acme Corporation\nEngineer, Identity Services @ Acme Corporation',
  ],
  [
    'an employer with its whole time above its positions',
    '*Hospital Tengku Jemaah | 2016 – Present*\nSenior Staff Nurse, Day Unit | 2020 – Present\n• Leads a unit\nStaff Nurse, Night Unit | 2016 – 2020\n• Cared for ten patients\n*Klinik Meru | 2014 – 2015*\nCommunity Nurse\n• Visited patients',
    'Senior Staff Nurse, Day Unit @ Hospital Tengku Jemaah\nStaff Nurse, Night Unit @ Hospital Tengku Jemaah\nCommunity Nurse @ Klinik Meru',
  ],
  [
    'a team behind the position, the employer on the next line',
    '*Staff Nurse, Intensive Care Unit*\nRejang Specialist Hospital, Sibu\nFeb 2021 – Present\n• Cares for patients',
    'Staff Nurse, Intensive Care Unit @ Rejang Specialist Hospital',
  ],
  [
    'a team with a word of employers, in one row with position and employer',
    'Jul 2016 – Mar 2019 | Executive, Group Audit, Bank Saujana Malaysia\n                 • Audited branches',
    'Executive, Group Audit @ Bank Saujana Malaysia',
  ],
  [
    '"Freelance" in the place of the employer, below a position at another one',
    '*Illustrator - Studio Lorong Tiga*\nFeb 2018 – Oct 2020 | Kuala Lumpur\n• Drew books\n*Illustrator - Freelance*\nSep 2016 – Jan 2018 | Kuala Lumpur\n• Drew covers',
    'Illustrator @ Studio Lorong Tiga\nIllustrator @ Freelance',
  ],
  [
    'the legal form of a partnership behind a comma',
    'Audit Senior, Heng Thornhill, PLT, Kuala Lumpur\n2012 - 2014\n• Audited shops',
    'Audit Senior @ Heng Thornhill, PLT',
  ],
  [
    '"Freelance" in a row of its own in the place of the employer',
    'PETRA BHD\n*Clerk*\n2015 - 2018\n• Kept books\nFREELANCE\n*Illustrator*\n2012 - 2015\n• Drew covers',
    'Clerk @ PETRA BHD\nIllustrator @ FREELANCE',
  ],
  [
    '"Freelance" beside an employer',
    'Web Developer | Petra Bhd | Freelance\nFeb 2018 – Oct 2020\n• Built shops',
    'Web Developer @ Petra Bhd',
  ],
  [
    'employer and dates that wrap in their cells',
    `Pharmacist, Surgery | ${' '.repeat(8)}Norfolk and Broads University | August 2014 to Jan-\n${' '.repeat(15)}Hospital | uary 2017\n• Ward rounds`,
    'Pharmacist, Surgery @ Norfolk and Broads University Hospital',
  ],
  [
    'a full stop between the employer and its place',
    '*Platform Engineering Intern, Northwind Technology. Dayton, Ohio*\nMay 2023 - Aug 2023\n• Fixed faults\n*Store Clerk, Target, St. Louis, Missouri*\nMay 2020 - Aug 2022\n• Counted the stock',
    'Platform Engineering Intern @ Northwind Technology\nStore Clerk @ Target',
  ],
  [
    'its employer indented above its items',
    '2023 – Present | Class Teacher\n                 Tadika Sri Mawar, Ipoh\n                 • Taught English',
    'Class Teacher @ Tadika Sri Mawar',
  ],
  [
    'a description beside the dates and clauses above a heading',
    '*Clerk*\nPetra Bhd\n2017 - 2019 | Frozen goods for three supermarket chains\nKept the log of all temperatures\n*Teller*\nNilam Bank\n2014 - 2017',
    'Clerk @ Petra Bhd\nTeller @ Nilam Bank',
  ],
  [
    'words that no list has before "at" and "in"',
    'Part-time Repairer at Low Yat Computer Repair\n2015 - 2017\n• Repaired boards\nAudit Senior in Yeoh & Partners PLT\n2013 - 2015',
    'Part-time Repairer @ Low Yat Computer Repair\nAudit Senior @ Yeoh & Partners PLT',
  ],
  [
    'a label for the kind of work',
    'Training Manager | 2020 - 2022\nStraits Shipping Pte Ltd\nRole: Admin/Human Resources',
    'Training Manager @ Straits Shipping Pte Ltd',
  ],
  [
    'a bold heading that ends like a sentence, its dates wrapped in the margin',
    '*Oct 2018 – Jan 2021 | Customer Success Executive, Kira Software Sdn Bhd, Petaling Jaya.*\n               Looked after 120 customers\n*May 2016 – | Call Centre Agent, Sembang Telekom, Subang Jaya.*\nSep 2018 | Solved 70 calls a day',
    'Customer Success Executive @ Kira Software Sdn Bhd\nCall Centre Agent @ Sembang Telekom',
  ],
  [
    'a name and dates that both wrap in their cells',
    '*Petra Bhd - Shift | (May 2017 to*\n*Leader | June 2020)*\nRuns a shift of forty',
    'Shift Leader @ Petra Bhd',
  ],
  [
    'an employer and dates that wrap in the cells of a table',
    'Shift Leader | Petra Bersama | August 2014 to Jan-\n               Berhad | uary 2017\n• Runs a shift of forty',
    'Shift Leader @ Petra Bersama Berhad',
  ],
  [
    'an employer whose legal form wraps',
    '*Delta Muara Sdn*\n*Bhd - Shift Leader*\nMay 2017 to June 2020\nRuns a shift of forty',
    'Shift Leader @ Delta Muara Sdn Bhd',
  ],
  [
    'dates alone, the heading as the first item of their list',
    '*Mar 2021 - Present*\n• Staff Engineer, Globex Systems LLC\n• Led the migration of fourteen services',
    'Staff Engineer @ Globex Systems LLC',
  ],
  [
    'an employer on the second line under its dates',
    'OCT 2020 – PRESENT\n*Product Manager*\nPlumbline, Dublin\n  Repositioned the product',
    'Product Manager @ Plumbline',
  ],
  [
    'a description as wide as the row above it',
    '2019 - 2021 | Shift Lead | Petra Bhd\n               Runs the shift of forty people in a store and trains the new ones.',
    'Shift Lead @ Petra Bhd',
  ],
  [
    'an unknown place before the employer, where the other positions have it last',
    '*Yard Manager | Port Klang*\nSelatan Haulage Berhad | 2018 - 2020\n*Yard Supervisor | Port Klang*\nSelatan Haulage Berhad | 2014 - 2017\n*Customs Clerk | Port Klang*\nEastern Freight Forwarders | 2011 - 2013',
    'Yard Manager @ Selatan Haulage Berhad\nYard Supervisor @ Selatan Haulage Berhad\nCustoms Clerk @ Eastern Freight Forwarders',
  ],
  [
    'positions that begin in March: a month is no degree',
    'Volunteer Manager\nBata Shoes\nMarch 2019 – October 2022\n• Planned the fair\nClerk\nPetra Bhd\nMay 2016 – July 2018',
    'Volunteer Manager @ Bata Shoes\nClerk @ Petra Bhd',
  ],
  [
    'a sentence with a date in the description',
    'Manager, Petra Bhd, 2015 - 2021\nServed as acting director of two plants at Petra Perdana from 2019 to 2020.\nNo lost-time accident since 2019',
    'Manager @ Petra Bhd',
  ],
  [
    'names and dates between dots in an item, also of a running one',
    '• Petra Academy • Second in Department • since September 2021\n- Ran the club.\n• Petra Academy • Teacher of Mathematics • September 2017 – August 2021\n- Taught.',
    'Second in Department @ Petra Academy\nTeacher of Mathematics @ Petra Academy',
  ],
  [
    'sentences',
    'Employed by Wipro Limited as Network Administrator, Jan 2022 - Present. Kept 40 switches up to date.\nEmployed by Petra Bhd as Technician, 2019 - 2021.',
    'Network Administrator @ Wipro Limited\nTechnician @ Petra Bhd',
  ],
  [
    'an employer that wraps at the edge of its column',
    '*Senior Clerk, Hospital Raja Perempuan Muhammad*\n*Zainab II*\n2015 - 2018\nAnswered the enquiries of all the wards on paper',
    'Senior Clerk @ Hospital Raja Perempuan Muhammad Zainab II',
  ],
  ['position and employer in the same format', 'Clerk\nPetra Bhd\n2015 - 2018', 'Clerk @ Petra Bhd'],
  [
    'a sentence directly below a whole heading',
    'Backend Engineer, Lattice Pay | 2019 – 2021\nPython pipelines for wafer test data',
    'Backend Engineer @ Lattice Pay',
  ],
  [
    'the word "in" before the employer, and dates in brackets',
    'Finance Manager in Meranti Land\n[2021] - [2023]\nSupervisor in Petra Bhd\n[Jan 2019] - [2021]',
    'Finance Manager @ Meranti Land\nSupervisor @ Petra Bhd',
  ],
  [
    'a full stop between the employer and the position',
    '2020 – present | Petra Advocates Sdn. Bhd. Clerk.\n2016 – 2019 | Awan Trading Company. Legal Associate.',
    'Clerk @ Petra Advocates Sdn. Bhd\nLegal Associate @ Awan Trading Company',
  ],
  [
    'a team between the position and the employer, or one called "Services"',
    '*Staff Nurse, General ICU, Hospital Raja Zainab, Kota Bharu*\nFeb 2021 – Present\n*Clinical Pharmacist, Inpatient Services @Hospital Tuanku Jaafar*\n2019 - 2021',
    'Staff Nurse, General ICU @ Hospital Raja Zainab\nClinical Pharmacist, Inpatient Services @ Hospital Tuanku Jaafar',
  ],
  [
    'dates below the row of the heading, which had no room for them',
    'Event Planner | Nusa Hotel | Aug 2023 – Jul 2025\n• Planned the fair\nMarketing Executive | Seri Melur Hotel\n                              Mar 2020 – Jun 2022\n• Sold the stands',
    'Event Planner @ Nusa Hotel\nMarketing Executive @ Seri Melur Hotel',
  ],
])('positions are read with %s', (_, rows, positions) => expect(positionsOf(rows).join('\n')).toBe(positions))

test.each([
  [
    'that wrap in a margin on the right',
    'Lorikeet Pay Sdn Bhd | Apr 2021 –\n*Senior Developer | Present*\nKargo Berhad | Jul 2018 –\n*Developer | Mar 2021*',
    'Apr 2021, Present\nJul 2018, Mar 2021',
  ],
  [
    'in two rows, of which the later one is the end',
    'Today | Marketing Executive, Petra Bhd\nMay 2023 | Ran the e-mail programme.\nApril 2023 | Marketing Assistant, Teratai Bhd\nMay 2021 | Took photographs.',
    'May 2023, Today\nMay 2021, April 2023',
  ],
  [
    'with labels of their start and end',
    'Company: Petra Bhd\nPosition: Clerk\nStart date: 2015-02-01\nEnd date: 2018-03-01\nCompany: Nilam Bank\nPosition: Teller\nStart date: 2012-02-01\nEnd date: 2014-03-01',
    '2015-02-01, 2018-03-01\n2012-02-01, 2014-03-01',
  ],
  [
    'where each position has a single one',
    'Clerk, Petra Bhd | Summer 2018\nTeller, Nilam Bank | Summer 2016',
    'Summer 2018, Summer 2018\nSummer 2016, Summer 2016',
  ],
])('dates are read %s', (_, rows, dates) =>
  expect(
    read(`Work Experience\n${rows}`)
      .experience.map(({ start_date, end_date }) => `${start_date}, ${end_date}`)
      .join('\n'),
  ).toBe(dates),
)

test.each([
  ['• collaborating in cross-\n functional teams', 'collaborating in cross-functional teams'],
  ['• runs the pay-\n ments of plants\n• Halved stops', 'runs the payments of plants\nHalved stops'],
  [
    'Work Description:\n• Planned routes\nMonthly Salary: RM 4,500\nReason for leaving: Ended',
    'Planned routes',
  ],
])('the description %j', (rows, description) =>
  expect(
    read(`*Work Experience*\n*Clerk, Petra Bhd (Mar 2021 - Present)*\n${rows}`).experience,
  ).toMatchObject([{ description }]),
)

test.each([
  ['BSc in Physics\nUniversiti Malaya | 2014 – 2018', 'BSc / Physics @ Universiti Malaya, 2018'],
  ['STPM, Kolej Bandar, 2010', 'STPM /  @ Kolej Bandar, 2010'],
  [
    '2006 – 2010: Bachelor of Education in English, Universiti Malaysia\nSabah',
    'Bachelor of Education / English @ Universiti Malaysia Sabah, 2010',
  ],
  [
    'University of Washington | Bachelor of Science • 3.6 GPA\nComputer Science | Seattle, WA • 2014 - 2018\nConcentration in Game Development. Relevant Coursework: Game',
    'Bachelor of Science / Computer Science @ University of Washington, 2018',
  ],
  [
    'Kolej Matrikulasi Johor\nMatriculation Accounting\n2011 - 2012',
    'Matriculation / Accounting @ Kolej Matrikulasi Johor, 2012',
  ],
  ['Diploma in Tourism @Kolej Seri\n2014 - 2016', 'Diploma / Tourism @ Kolej Seri, 2016'],
  [
    'Universiti Malaya  2012 - 2014\n• BSc (Hons) in Actuarial Science',
    'BSc (Hons) / Actuarial Science @ Universiti Malaya, 2014',
  ],
  [
    'Diploma,Public Administration\nSunway University, 2014 - 2016',
    'Diploma / Public Administration @ Sunway University, 2016',
  ],
  ['BSc in Physics, Universiti Malaya, 2009 –\n2013', 'BSc / Physics @ Universiti Malaya, 2013'],
  ['2008 - | SEGi College\n2010 | Diploma in Logistics', 'Diploma / Logistics @ SEGi College, 2010'],
  ['SPM | Kanowit\nSMK Kanowit | 2006 - 2010', 'SPM /  @ SMK Kanowit, 2010'],
  ['BSc in Physics. Universiti Malaya. 2014 – 2018', 'BSc / Physics @ Universiti Malaya, 2018'],
  [
    '• STPM. Kolej Bandar of the Low Hills and the High Hills, Ipoh. 2014 – 2018',
    'STPM /  @ Kolej Bandar of the Low Hills and the High Hills, 2018',
  ],
  ['SPM | Graduation 2010\nSMK Sanzac', 'SPM /  @ SMK Sanzac, 2010'],
  ['SMK Bau (SPM)\n2008', 'SPM /  @ SMK Bau, 2008'],
  [
    'Universiti Malaya in Sains\nIjazah Sarjana Muda\n2008',
    'Ijazah Sarjana Muda / Sains @ Universiti Malaya, 2008',
  ],
  [
    'Bachelor of Design  in Typography\nSunway University, 2009',
    'Bachelor of Design / Typography @ Sunway University, 2009',
  ],
  ['STPM | 2005\nSMJK Heng Ee\nField of study: Commerce', 'STPM / Commerce @ SMJK Heng Ee, 2005'],
  ['Institution | : SMK Sanzac\nQualification | : STPM\nYear | : 2008 - 2010', 'STPM /  @ SMK Sanzac, 2010'],
])('the study %j', (rows, study) =>
  expect(
    read(`*Education*\n${rows}`).education.map(
      ({ degree, field_of_study, institution, end_date }) =>
        `${degree} / ${field_of_study} @ ${institution}, ${end_date}`,
    ),
  ).toEqual([study]),
)

const languagesOf = (page: string): string[] =>
  read(page).languages.map(({ language, proficiency }) => `${language}: ${proficiency}`)

test.each([
  ['Malay (Native), English (Fluent)', ['Malay: Native', 'English: Fluent']],
  ['Malay English\nTamil', ['Malay: ', 'English: ', 'Tamil: ']],
  ['Malay (Native) English (Fluent)', ['Malay: Native', 'English: Fluent']],
  ['Malay - Native • English - Fluent', ['Malay: Native', 'English: Fluent']],
  ['Malay: Native; English: Fluent', ['Malay: Native', 'English: Fluent']],
  ['Tamil / Fluent\nMalay / Native', ['Tamil: Fluent', 'Malay: Native']],
  ['English | Polish\nNative | Conversational', ['English: Native', 'Polish: Conversational']],
  [
    'Bahasa Melayu – Bahasa ibunda\nBahasa Inggeris – Baik',
    ['Bahasa Melayu: Bahasa ibunda', 'Bahasa Inggeris: Baik'],
  ],
  ['Bahasa Iban\nBahasa Hakka', ['Bahasa Iban: ', 'Bahasa Hakka: ']],
  ['Bahasa Melayu Sarawak\nSarawak Malay', ['Bahasa Melayu Sarawak: ', 'Sarawak Malay: ']],
])('the languages %j', (rows, languages) => expect(languagesOf(`*Languages*\n${rows}`)).toEqual(languages))

test.each([
  ['among personal details', 'PERSONAL DETAILS:\nLanguages Known : English, Tamil', ['English: ', 'Tamil: ']],
  ['among the contact details', 'Ipoh, Perak | Malay, Tamil', ['Malay: ', 'Tamil: ']],
  ['behind a label', 'Skills\nLanguage Malay (fluent), Tamil (basic)', ['Malay: fluent', 'Tamil: basic']],
  [
    'behind a label, also one that is not in the list',
    'Skills\nLanguages: Malay (Native), Oroqen (Basic)',
    ['Malay: Native', 'Oroqen: Basic'],
  ],
  [
    'with a level among something else',
    'Work Experience\nClerk, Petra Bhd, 2019 - 2021\nHobbies\nHakka – Fluent',
    ['Hakka: Fluent'],
  ],
  [
    'in bold like the headings',
    '*WORK EXPERIENCE*\nClerk, Petra Bhd, 2015 - 2018\n*LANGUAGES*\n*MALAY*\nNative\n*ENGLISH*\nGood',
    ['MALAY: Native', 'ENGLISH: Good'],
  ],
  ['no programming languages', 'Skills\nLanguages: C++, Java', []],
])('languages are read %s', (_, page, languages) => expect(languagesOf(page)).toEqual(languages))

test.each([
  [
    'lists of every kind, without the labels in front of them',
    'Languages: Go, Rust,\nTypeScript\n• Kubernetes\nSQL | Power BI\n• SQL',
    'Go, Rust, TypeScript, Kubernetes, SQL, Power BI',
  ],
  ['groups in bold', '*Databases*\nRedis | MySQL\n*Offices*\nExcel | Word', 'Redis, MySQL, Excel, Word'],
  ['groups at the left', 'Stores\n  Redis\n  MySQL\nOffices\n  Excel\n  Word', 'Redis, MySQL, Excel, Word'],
  ['groups in a row', '*Databases | Offices*\n  Redis | MySQL\n  Excel | Word', 'Redis, MySQL, Excel, Word'],
  ['a sentence', '*Ledgers*\n  Kept the books of three shops for more than ten years.', 'Ledgers'],
  ['an item that wraps', 'Stock\ncontrol\nDispensing\nPharmacy', 'Stock control, Dispensing, Pharmacy'],
  [
    'an item that wraps in small letters in a row of items',
    'Ledgers | Audits | Cash flow\nforecasting | Payroll',
    'Ledgers, Audits, Cash flow forecasting, Payroll',
  ],
  [
    'contact details at the foot of the page',
    '*Ledgers | Audits*\naminah@example.com | 012-345 6789 | Miri',
    'Ledgers, Audits',
  ],
  [
    'an item that wraps beside another list',
    '*Staff | Systems*\nHiring, Salary | Workday, SAP\nadministration, Rosters',
    'Hiring, Salary administration, Rosters, Workday, SAP',
  ],
  ['a group in a cell', 'Design | Branding, Type\nSoftware | Figma, Excel', 'Branding, Type, Figma, Excel'],
  ['a group as a heading', 'Branding, Type\n*Software*\nFigma, Excel', 'Branding, Type, Figma, Excel'],
  [
    'items in the middle of their column',
    '  *Therapy*\n   *Needling*\n   *Taping*\n *Stroke care*\n   *Pilates*',
    'Therapy, Needling, Taping, Stroke care, Pilates',
  ],
  ['the name of a certificate among them', 'Docker, Certified Kubernetes Administrator, SQL', 'Docker, SQL'],
  ['two groups in one row', 'Languages: Java, SQL | Infrastructure: Kafka', 'Java, SQL, Kafka'],
  ['their levels', '*Ledgers | Expert*\nPayroll | Intermediate\nAudits | (4)', 'Ledgers, Payroll, Audits'],
  [
    'lists of something else',
    '• Payroll, SST\nInterests: Hiking\n• Lead Auditor, SIRIM (2021)\nsiti@example.com\nIpoh, Perak',
    'Payroll, SST',
  ],
  ['a word that headings have', '*Audits*\n*Teaching*\n*Payroll*', 'Audits, Teaching, Payroll'],
  ['numbers', '1. Ledgers\n2. Payroll\n3. Audits', 'Ledgers, Payroll, Audits'],
  [
    'an unknown heading in the format of the others behind them',
    'Go, Rust\n*Education*\nUniversiti Malaya | 2014 – 2018\n*Things I Have Built*\nA telescope, a boat',
    'Go, Rust',
  ],
  [
    'an indented line in the format of the headings',
    '   *Ledgers*\n  Excel, SAP\n*Work Experience*\nClerk, Petra Bhd, 2015 - 2018\n*Education*\nDiploma in Nursing, Kolej A, 2010',
    'Excel, SAP',
  ],
])('skills are read with %s', (_, rows, skills) =>
  expect(read(`*Skills*\n${rows}`).skills.toSorted()).toEqual(skills.split(', ').toSorted()),
)

test.each([
  [
    'in rows of one form',
    'Clerk | 2015 - 2018\nPetra Bhd\n  Kafka • Linux\n• Moved the queue\nClerk | 2012 - 2015\nAwan Bhd\n  Excel • Word\n• Kept books\nClerk | 2010 - 2012\nSinar Bhd\n  Filing',
    ['Kafka', 'Linux', 'Excel', 'Word', 'Filing'],
  ],
  [
    'in cells below the description',
    'PETRA BHD\nClerk\n2015 - 2018\n• Moved the queue\n  Kafka | Linux\nAWAN BHD\nClerk\n2012 - 2015\n• Kept books\n  Excel | Word',
    ['Kafka', 'Linux', 'Excel', 'Word'],
  ],
  [
    'but not in rows beside dates',
    'Clerk | 2015 - 2018\n  Petra Bhd • Sales\n• Moved the queue\nClerk | 2012 - 2015\n  Awan Bhd • Stores',
    [],
  ],
])('skills of a CV without a section for them are found %s', (_, rows, skills) =>
  expect(
    read(`*Work Experience*\n${rows}\n*Education*\nBSc in Physics, Universiti Malaya, 2010`).skills,
  ).toEqual(skills),
)

test('"Keahlian" means skills in Indonesian and membership in Malay', () => {
  expect(read('Keahlian\nExcel, Canva, SAP').skills).toEqual(['Excel', 'Canva', 'SAP'])
  expect(read('Keahlian\nAhli, Lembaga Jurutera Malaysia, 2015').skills).toEqual([])
})

test('a group with the name of a section in bold is no evidence against plain headings', () =>
  expect(
    read(
      'Work Experience\nClerk, Petra Bhd, 2015 - 2018\nSkills\n*Databases*\nRedis, MySQL\n*Tools*\nHammers, Drills\nEducation\nDiploma in Nursing, Kolej A, 2010',
    ),
  ).toMatchObject({ experience: [{ company: 'Petra Bhd' }], education: [{ degree: 'Diploma' }] }))

test.each([
  [
    'a title of two titles that wraps',
    'Sarah Martinez\nTraining Partner |\nTraining Specialist',
    { title: 'Training Partner | Training Specialist' },
  ],
  ['a title with its place', '*Siti Aminah*\nSales Executive, Ipoh, Perak', { title: 'Sales Executive' }],
  ['letters set apart', 'J O R D A N  R E Y E S', { name: 'Jordan Reyes' }],
  [
    'a name in two scripts below its title',
    'Supply Chain Manager\nChan Wai Meng 陈伟明\nchan@example.my\nKlang 41000, Selangor',
    { name: 'Chan Wai Meng', title: 'Supply Chain Manager', location: 'Klang 41000, Selangor' },
  ],
  [
    'a place in the line of the name',
    '*Klang, Selangor | Siti Aminah*\nsiti@example.com',
    { location: 'Klang, Selangor' },
  ],
  [
    'a town above the name',
    '*Batam*\n*Siti Aminah*\nClerk\nsiti@example.com',
    { name: 'Siti Aminah', location: 'Batam' },
  ],
  ['a domain, which is no place', '*Siti Aminah*\nsiti@example.com | aminah.me.uk', { location: '' }],
  [
    'a web address below an e-mail address',
    'Siti Aminah\nsiti@example.com\nexample.com',
    { email: 'siti@example.com' },
  ],
])('the head of a CV is read with %s', (_, page, cv) =>
  expect(readLines(drawnPage(page)).cv).toMatchObject(cv),
)

test('skills without a heading are read from rows of lists below the summary', () => {
  const { summary, skills } = read(
    '*Profile*\nClerk who likes ledgers.\nTools | Excel, SAP, Canva\n*Work Experience*\nClerk, Petra Bhd, 2015 - 2018',
  )
  expect({ summary, skills }).toEqual({
    summary: 'Clerk who likes ledgers.',
    skills: ['Excel', 'SAP', 'Canva'],
  })
})

test('skills can have a section for each of their groups', () =>
  expect(
    read(
      '*PROFILE*\nBuyer of steel.\n*SKILLS*\nGo, Rust\n*BUYING*\n• Tenders\n• Audits\n• Contracts\n• Imports\n*EDUCATION*\nUniversiti Malaya | 2014 – 2018',
    ).skills,
  ).toEqual(['Go', 'Rust', 'Tenders', 'Audits', 'Contracts', 'Imports']))
