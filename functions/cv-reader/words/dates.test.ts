import { describe, expect, test } from 'vitest'
import { breaksOff, isDates, pointIn, rangeIn, unclearRangeIn } from './dates.ts'

describe('the dates of a CV', () => {
  test.each([
    ['Jan 2020 - Present', 'Jan 2020', 'Present'],
    ['January 2020 – March 2021', 'January 2020', 'March 2021'],
    ['01/2020 - 12/2021', '01/2020', '12/2021'],
    ['2020-04 – 2021-05', '2020-04', '2021-05'],
    ['2014—2018', '2014', '2018'],
    ['Sept. 2019 to Oct. 2020', 'Sept. 2019', 'Oct. 2020'],
    ["Jan '19 - Feb '20", 'Jan 2019', 'Feb 2020'],
    ['Mac 2019 hingga kini', 'Mac 2019', 'kini'],
    ['Ogos 2015 - Disember 2017', 'Ogos 2015', 'Disember 2017'],
    ['Jan – Mar 2020', 'Jan 2020', 'Mar 2020'],
    ['since May 2021', 'May 2021', 'Present'],
    ['sejak 2018', '2018', 'Present'],
    ['1 June 2016 - 31 July 2018', '1 June 2016', '31 July 2018'],
    ['Summer 2019 - Fall 2019', 'Summer 2019', 'Fall 2019'],
    ['January 2019 to date', 'January 2019', 'Present'],
    ['2019 onwards', '2019', 'Present'],
    ['Jan 2019 sehingga hari ini', 'Jan 2019', 'Present'],
    ['Q1 2019 - Q3 2021', 'Q1 2019', 'Q3 2021'],
    ['FY2019 - FY2021', 'FY2019', 'FY2021'],
    ['03/19 - 05/21', '03/2019', '05/2021'],
    ['2019 – 21', '2019', '2021'],
    ['2019-03-01 - 2020-04-01', '2019-03-01', '2020-04-01'],
    ['January 5, 2019 - March 3rd, 2021', 'January 5, 2019', 'March 3rd, 2021'],
    ['Dec 1, 2020 - May 28, 2024', 'Dec 1, 2020', 'May 28, 2024'],
    ['2019 (present)', '2019', 'Present'],
    ['Aug-21 – Mar-25', 'Aug 2021', 'Mar 2025'],
    ['FY20/21', 'FY2020', 'FY2021'],
    ['FY18/19 to FY19/20', 'FY2018/19', 'FY2019/20'],
    ['between 2019 and 2021', '2019', '2021'],
  ])('%s is a range', (text, start, end) => {
    expect(rangeIn(`Engineer, ${text}`)).toMatchObject({ start, end, single: false })
  })

  test.each([
    'Room 2019',
    'cut cost by 18%',
    '+60 12-345 6789',
    '5 years',
    'ISO 9001-2015 auditor',
    'Mayor of 3 towns',
  ])('%s is not a range', (text) => expect(rangeIn(text)).toBeUndefined())

  test('a missing or unknown end is open, unless its words are a name', () => {
    const isName = (words: string): boolean => words.includes('Engineer')
    expect(unclearRangeIn('Jan 2019 -', isName)).toMatchObject({ start: 'Jan 2019', end: 'Present' })
    expect(unclearRangeIn('Acme (2019 – still there)', isName)).toMatchObject({ from: 6, unclear: true })
    expect(unclearRangeIn('2019 – Senior Engineer', isName)).toBeUndefined()
  })

  test('a single date is found where there is no range', () => {
    expect(pointIn('Graduated 2019')).toMatchObject({ end: '2019', single: true })
    expect(pointIn('no date at all')).toBeUndefined()
  })

  test('isDates distinguishes a text of only dates from one with other words', () => {
    expect(['Jan 2020 – Present', '(2014 - 2018)', '2019', 'Jun 2018 – Feb'].every(isDates)).toBe(true)
    expect(['2019 Engineer', 'May I help', 'Present value'].some(isDates)).toBe(false)
  })

  test('a range that continues on the next line is recognised', () => {
    expect(breaksOff('June 2005 –')).toBe(true)
    expect(breaksOff('Jun 2018 – Feb')).toBe(true)
    expect(breaksOff('June 2005 – Aug 2007')).toBe(false)
  })
})
