import type { Draw } from './draw.ts'
import type { Language } from './wordings.ts'

/** Where somebody of a CV comes from: names, places, schools and languages that go together. */
export type Region = {
  id: string
  /** The languages of the CV's headings. */
  writes: readonly Language[]
  name: (draw: Draw) => string
  places: readonly string[]
  /** With x for each digit that is drawn. */
  phones: readonly string[]
  schools: readonly string[]
  /** The first is the mother tongue. */
  languages: readonly (readonly string[])[]
  /** The certificate of a secondary school. */
  leaving: string
  salary: string
}

const words = (text: string): readonly string[] => text.split(', ')
const named =
  (first: string, last: string, join = ' ') =>
  (draw: Draw): string =>
    `${draw.one(words(first))}${join}${draw.one(words(last))}`

const malaysia = {
  writes: ['English', 'English', 'Malay'],
  places: [
    'Shah Alam, Selangor',
    'Petaling Jaya, Selangor',
    'Kuala Lumpur, Malaysia',
    'George Town, Penang',
    'Johor Bahru, Johor',
    'Ipoh, Perak',
    'Kuantan, Pahang',
    'Seremban, Negeri Sembilan',
  ],
  phones: ['+60 12-xxx xxxx', '01x-xxx xxxx', '+6013-xxxxxxx', '+60 19 xxx xxxx'],
  schools: words(
    'Universiti Malaya, Universiti Kebangsaan Malaysia, Universiti Teknologi MARA, Sunway University, Politeknik Ungku Omar, Universiti Sains Malaysia, Kolej Komuniti Kepala Batas',
  ),
  leaving: 'Sijil Pelajaran Malaysia (SPM)',
  salary: 'MYR',
} as const

export const regions: readonly Region[] = [
  {
    ...malaysia,
    id: 'malay',
    name: (draw) =>
      draw.chance(0.5)
        ? named(
            'Ahmad Faizal, Muhammad Irfan, Khairul Anuar, Zulhilmi, Azrul Hisham',
            'Othman, Hamzah, Ismail, Zakaria, Mat Noor',
            ' bin ',
          )(draw)
        : named(
            'Nur Syafiqah, Siti Hajar, Farah Nadia, Wan Aisyah, Norliza',
            'Rahman, Yusof, Abdullah, Kassim, Salleh',
            ' binti ',
          )(draw),
    languages: [
      ['Malay', 'English', 'Arabic'],
      ['Bahasa Malaysia', 'English', 'Mandarin'],
      ['Malay', 'English', 'Javanese'],
    ],
  },
  {
    ...malaysia,
    id: 'malaysian-chinese',
    name: named('Tan, Lim, Chong, Ng, Wong, Teoh', 'Mei Ling, Kah Wai, Zhi Hao, Siew Lan, Jun Kit, Pei Shan'),
    languages: [
      ['Mandarin', 'English', 'Malay', 'Cantonese'],
      ['Hokkien', 'Mandarin', 'English', 'Bahasa Malaysia'],
      ['Hakka', 'Mandarin', 'English', 'Malay'],
    ],
  },
  {
    ...malaysia,
    id: 'malaysian-indian',
    name: (draw) =>
      draw.chance(0.5)
        ? named('Kavitha, Shalini, Deepa, Logeswari', 'Subramaniam, Krishnan, Pillai', ' a/p ')(draw)
        : named('Prakash, Saravanan, Dinesh, Vikneswaran', 'Muniandy, Raju, Arumugam')(draw),
    languages: [
      ['Tamil', 'English', 'Malay'],
      ['Telugu', 'Tamil', 'English', 'Malay'],
      ['Malayalam', 'English', 'Malay'],
    ],
  },
  {
    ...malaysia,
    id: 'sarawak',
    writes: ['English', 'Malay'],
    name: named(
      'Jackson, Melinda, Dominic, Sharon, Rentap',
      'anak Jelani, anak Unggang, anak Sigat, anak Nyaring',
    ),
    places: ['Kuching, Sarawak', 'Sibu, Sarawak', 'Miri, Sarawak'],
    languages: [
      ['Iban', 'Malay', 'English'],
      ['Bidayuh', 'Iban', 'English', 'Malay'],
    ],
    schools: [
      'Universiti Malaysia Sarawak',
      'Swinburne University of Technology Sarawak',
      'Politeknik Kuching Sarawak',
    ],
  },
  {
    id: 'singapore',
    writes: ['English'],
    name: named('Rachel, Darren, Nurul Huda, Marcus, Hui Min', 'Koh, Chua, Seah, Ong, Sim'),
    places: ['Singapore', 'Tampines, Singapore', 'Jurong West, Singapore'],
    phones: ['+65 9xxx xxxx', '+65 8xxx xxxx', '(65) 9xxxxxxx'],
    schools: words(
      'Nanyang Technological University, National University of Singapore, Temasek Polytechnic, Singapore Management University',
    ),
    languages: [
      ['English', 'Mandarin'],
      ['Teochew', 'English', 'Mandarin'],
      ['Tamil', 'English'],
    ],
    leaving: 'GCE O-Level',
    salary: 'SGD',
  },
  {
    id: 'india',
    writes: ['English'],
    name: named(
      'Sneha, Rohan, Ananya, Girish, Pooja, Manjunath',
      'Deshpande, Kulkarni, Hegde, Shetty, Patil, Gowda',
    ),
    places: [
      'Pune, Maharashtra',
      'Bengaluru, Karnataka',
      'Mysuru, Karnataka',
      'Nagpur, Maharashtra, India',
      'Chennai, Tamil Nadu',
    ],
    phones: ['+91 98xxx xxxxx', '+91-9xxxxxxxxx', '9xxxx xxxxx'],
    schools: words(
      'Savitribai Phule Pune University, Anna University, University of Mysore, Bangalore University, Fergusson College',
    ),
    languages: [
      ['Marathi', 'Hindi', 'English'],
      ['Kannada', 'Hindi', 'English'],
      ['Tamil', 'English', 'Telugu'],
      ['Konkani', 'Marathi', 'English'],
    ],
    leaving: 'Higher Secondary Certificate (HSC)',
    salary: 'INR',
  },
  {
    id: 'indonesia',
    writes: ['English', 'Indonesian', 'Indonesian'],
    name: named(
      'Dewi, Bambang, Rizky, Putri, Agus, Wahyu',
      'Lestari, Prasetyo, Hidayat, Wulandari, Santoso, Nugroho',
    ),
    places: ['Yogyakarta, Indonesia', 'Surabaya, Jawa Timur', 'Bandung, Jawa Barat', 'Semarang, Jawa Tengah'],
    phones: ['+62 812-xxxx-xxxx', '0813xxxxxxxx', '+62 857 xxxx xxxx'],
    schools: words(
      'Universitas Gadjah Mada, Universitas Airlangga, Institut Teknologi Bandung, Universitas Diponegoro',
    ),
    languages: [
      ['Javanese', 'Indonesian', 'English'],
      ['Sundanese', 'Indonesian', 'English'],
    ],
    leaving: 'SMA',
    salary: 'IDR',
  },
  {
    id: 'philippines',
    writes: ['English'],
    name: named(
      'Maria Cristina, Jose Miguel, Angelica, Ramon, Lovely Joy',
      'Villanueva, Dela Cruz, Abellana, Magbanua, Reyes',
    ),
    places: ['Cebu City, Cebu', 'Davao City', 'Quezon City, Metro Manila', 'Iloilo City, Philippines'],
    phones: ['+63 917 xxx xxxx', '0918-xxx-xxxx'],
    schools: words(
      'University of San Carlos, University of the Philippines Diliman, Ateneo de Davao University, Silliman University',
    ),
    languages: [
      ['Cebuano', 'Filipino', 'English'],
      ['Hiligaynon', 'Tagalog', 'English'],
      ['Ilocano', 'Filipino', 'English'],
    ],
    leaving: 'High School Diploma',
    salary: 'PHP',
  },
  {
    id: 'united-kingdom',
    writes: ['English'],
    name: named(
      'Chidinma, Aoife, Gareth, Emeka, Fiona, Callum',
      'Okafor, Brennan, Pritchard, Nwosu, MacLeod, Whitfield',
    ),
    places: ['Leeds, West Yorkshire', 'Belfast, Northern Ireland', 'Cardiff, Wales', 'Bristol, UK', 'London'],
    phones: ['+44 7700 9xxxxx', '07700 9xx xxx'],
    schools: words(
      "University of Leeds, Queen's University Belfast, Cardiff University, Nottingham Trent University",
    ),
    languages: [
      ['English', 'Igbo'],
      ['English', 'Irish'],
      ['English', 'Welsh', 'French'],
      ['Scots Gaelic', 'English'],
    ],
    leaving: 'A-Levels',
    salary: 'GBP',
  },
  {
    id: 'united-states',
    writes: ['English'],
    name: named('Brianna, Tyler, Marisol, Dwayne, Ngozi', 'Caldwell, Jefferson, Ortega, Lindqvist, Eze'),
    places: ['Austin, TX', 'Columbus, Ohio', 'Sacramento, CA', 'Raleigh, North Carolina'],
    phones: ['(512) 555-01xx', '+1 614-555-01xx', '916.555.01xx'],
    schools: words(
      'University of Texas at Austin, Ohio State University, California State University, North Carolina State University',
    ),
    languages: [
      ['English', 'Spanish'],
      ['Igbo', 'English'],
      ['Haitian Creole', 'English', 'French'],
    ],
    leaving: 'High School Diploma',
    salary: 'USD',
  },
]
