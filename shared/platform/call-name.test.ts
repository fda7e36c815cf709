import { expect, test } from 'vitest'
import { callNameOf, greetedBy } from './call-name.ts'

test.each([
  // Malay
  ['Nurul Izzah binti Kamaruddin', 'Nurul Izzah'],
  ['Ahmad Faiz bin Abdullah', 'Ahmad Faiz'],
  ['Mohd. Faiz bin Abdullah', 'Mohd. Faiz'],
  ['Siti Aminah bt. Hassan', 'Siti Aminah'],
  ['Haji Ahmad bin Ali', 'Haji Ahmad'],
  ['Muhammad Faiz Abdullah', 'Muhammad Faiz'],
  ['Abd. Rahman', 'Abd. Rahman'],
  ['Nurul Izzah Kamaruddin', 'Nurul Izzah'],
  ['Aisyah Rahman', 'Aisyah'],
  ['Tengku Aisyah binti Tengku Ismail', 'Tengku Aisyah'],
  ['Ali @ Aliff bin Omar', 'Ali'],
  // East Malaysian
  ['Jelani anak Unggat', 'Jelani'],
  // Indian
  ['Muthu a/l Samy', 'Muthu'],
  ['Priya A/P Nair', 'Priya'],
  ['S. Kumar a/l Raju', 'S. Kumar'],
  ['Ravi s/o Krishnan', 'Ravi'],
  ['Devi d/o Subramaniam', 'Devi'],
  ['S. Raj', 'S. Raj'],
  ['Priya Nair', 'Priya'],
  ['அருண்', 'அருண்'],
  // Chinese
  ['Tan Wei Ming', 'Wei Ming'],
  ['Ng Wei-Ming', 'Wei-Ming'],
  ['Tan Weiming', 'Tan Weiming'],
  ['Lee Chong Wei', 'Lee Chong Wei'],
  ['Alex Tan Wei Ming', 'Alex'],
  ['Tan Wei Ming Alex', 'Tan Wei Ming Alex'],
  ['陈伟明', '陈伟明'],
  ['陈 伟明', '陈 伟明'],
  ['김민수', '김민수'],
  // Western
  ["Sean D'Cruz", 'Sean'],
  ['Anne-Marie Smith', 'Anne-Marie'],
  ['José Ñandú', 'José'],
  ['Lee Anderson', 'Lee Anderson'],
  ['J. R. Miller', 'J. R. Miller'],
  ["Dr. Sean D'Cruz", 'Sean'],
  ['Mr Tan Wei Ming', 'Wei Ming'],
  // One part, or a title or patronymic without a name
  ['Muthu', 'Muthu'],
  ['Tan', 'Tan'],
  ['Dr.', 'Dr.'],
  ['Bin Laden', 'Bin'],
  ['Siti binti', 'Siti'],
  ['', ''],
  ['   ', ''],
  // Typed in one case
  ['NURUL IZZAH BINTI KAMARUDDIN', 'Nurul Izzah'],
  ['nurul izzah binti kamaruddin', 'Nurul Izzah'],
  ['TAN WEI-MING', 'Wei-Ming'],
  ["d'cruz", "D'Cruz"],
  ['s. kumar a/l raju', 'S. Kumar'],
  ['muthu', 'Muthu'],
  // Spaces
  ['  Nurul   Izzah\tbinti  Kamaruddin ', 'Nurul Izzah'],
])('%j is greeted as %j', (fullName, callName) => {
  expect(callNameOf(fullName)).toBe(callName)
})

test.each([
  ['Nurul Izzah binti Kamaruddin', 'Hey Nurul Izzah'],
  ['', 'Hey'],
])('a greeting of %j is %s', (name, greeting) => {
  expect(greetedBy('Hey', name)).toBe(greeting)
})
