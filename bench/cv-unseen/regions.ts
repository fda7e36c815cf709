/** A region: the names, places, schools and languages that a CV from there has. Each text is a list of words. */
export type Region = {
  /** The languages of the CV's headings. */
  writes: string
  /** Those in front, and behind a stroke those at the end. */
  names: string
  places: string
  /** With x for each digit that is drawn. */
  phones: string
  schools: string
  /** The first is the mother tongue. */
  languages: string
  /** The certificate of a secondary school. */
  leaving: string
  currency: string
}

const malaysia = {
  writes: 'English; English; Malay',
  places:
    'Shah Alam, Selangor; Petaling Jaya, Selangor; Kuala Lumpur, Malaysia; George Town, Penang; Johor Bahru, Johor; Ipoh, Perak; Kuantan, Pahang',
  phones: '+60 12-xxx xxxx; 01x-xxx xxxx; +6013-xxxxxxx; +60 19 xxx xxxx',
  schools:
    'Universiti Malaya; Universiti Kebangsaan Malaysia; Universiti Teknologi MARA; Sunway University; Politeknik Ungku Omar; Kolej Komuniti Kepala Batas',
  leaving: 'Sijil Pelajaran Malaysia (SPM)',
  currency: 'MYR',
} as const

export const regions: readonly Region[] = [
  {
    ...malaysia,
    names: 'Ahmad Faizal; Muhammad Irfan; Khairul Anuar; Zulhilmi / bin Othman; bin Hamzah; bin Mat Noor',
    languages: 'Malay, English, Arabic; Bahasa Malaysia, English, Mandarin',
  },
  {
    ...malaysia,
    names: 'Nur Syafiqah; Siti Hajar; Wan Aisyah; Norliza / binti Rahman; binti Yusof; binti Kassim',
    languages: 'Malay, English, Javanese; Bahasa Malaysia, English, Mandarin',
  },
  {
    ...malaysia,
    names: 'Tan; Lim; Chong; Ng; Wong; Teoh / Mei Ling; Kah Wai; Zhi Hao; Siew Lan; Jun Kit; Pei Shan',
    languages: 'Mandarin, English, Malay, Cantonese; Hokkien, Mandarin, English; Hakka, Mandarin, Malay',
  },
  {
    ...malaysia,
    names: 'Kavitha; Shalini; Logeswari / a/p Subramaniam; a/p Krishnan; a/p Pillai; Muniandy; Raju',
    languages: 'Tamil, English, Malay; Telugu, Tamil, English, Malay; Malayalam, English, Malay',
  },
  {
    ...malaysia,
    writes: 'English; Malay',
    names: 'Jackson; Melinda; Dominic; Sharon; Rentap / anak Jelani; anak Unggang; anak Sigat; anak Nyaring',
    places: 'Kuching, Sarawak; Sibu, Sarawak; Miri, Sarawak',
    schools: 'Universiti Malaysia Sarawak; Swinburne University of Technology Sarawak',
    languages: 'Iban, Malay, English; Bidayuh, Iban, English, Malay',
  },
  {
    writes: 'English',
    names: 'Rachel; Darren; Nurul Huda; Marcus; Hui Min / Koh; Chua; Seah; Ong; Sim',
    places: 'Singapore; Tampines, Singapore; Jurong West, Singapore',
    phones: '+65 9xxx xxxx; +65 8xxx xxxx; (65) 9xxxxxxx',
    schools: 'Nanyang Technological University; National University of Singapore; Temasek Polytechnic',
    languages: 'English, Mandarin; Teochew, English, Mandarin; Tamil, English',
    leaving: 'GCE O-Level',
    currency: 'SGD',
  },
  {
    writes: 'English',
    names:
      'Sneha; Rohan; Ananya; Girish; Pooja; Manjunath / Deshpande; Kulkarni; Hegde; Shetty; Patil; Gowda',
    places: 'Pune, Maharashtra; Bengaluru, Karnataka; Nagpur, Maharashtra, India; Chennai, Tamil Nadu',
    phones: '+91 98xxx xxxxx; +91-9xxxxxxxxx; 9xxxx xxxxx',
    schools: 'Savitribai Phule Pune University; Anna University; University of Mysore; Fergusson College',
    languages: 'Marathi, Hindi, English; Kannada, Hindi, English; Tamil, English, Telugu; Konkani, Marathi',
    leaving: 'Higher Secondary Certificate (HSC)',
    currency: 'INR',
  },
  {
    writes: 'English; Indonesian; Indonesian',
    names: 'Dewi; Bambang; Rizky; Putri; Agus; Wahyu / Lestari; Prasetyo; Hidayat; Wulandari; Santoso',
    places: 'Yogyakarta, Indonesia; Surabaya, Jawa Timur; Bandung, Jawa Barat; Semarang, Jawa Tengah',
    phones: '+62 812-xxxx-xxxx; 0813xxxxxxxx; +62 857 xxxx xxxx',
    schools: 'Universitas Gadjah Mada; Universitas Airlangga; Institut Teknologi Bandung',
    languages: 'Javanese, Indonesian, English; Sundanese, Indonesian, English',
    leaving: 'SMA',
    currency: 'IDR',
  },
  {
    writes: 'English',
    names: 'Maria Cristina; Jose Miguel; Angelica; Lovely Joy / Villanueva; Dela Cruz; Abellana; Magbanua',
    places: 'Cebu City, Cebu; Davao City; Quezon City, Metro Manila; Iloilo City, Philippines',
    phones: '+63 917 xxx xxxx; 0918-xxx-xxxx',
    schools: 'University of San Carlos; University of the Philippines Diliman; Ateneo de Davao University',
    languages: 'Cebuano, Filipino, English; Hiligaynon, Tagalog, English; Ilocano, Filipino, English',
    leaving: 'High School Diploma',
    currency: 'PHP',
  },
  {
    writes: 'English',
    names: 'Chidinma; Aoife; Gareth; Emeka; Fiona; Callum / Okafor; Brennan; Pritchard; Nwosu; MacLeod',
    places: 'Leeds, West Yorkshire; Belfast, Northern Ireland; Cardiff, Wales; Bristol, UK; London',
    phones: '+44 7700 9xxxxx; 07700 9xx xxx',
    schools: "University of Leeds; Queen's University Belfast; Cardiff University",
    languages: 'English, Igbo; English, Irish; English, Welsh, French; Scots Gaelic, English',
    leaving: 'A-Levels',
    currency: 'GBP',
  },
  {
    writes: 'English',
    names: 'Brianna; Tyler; Marisol; Dwayne; Ngozi / Caldwell; Jefferson; Ortega; Lindqvist; Eze',
    places: 'Austin, TX; Columbus, Ohio; Sacramento, CA; Raleigh, North Carolina',
    phones: '(512) 555-01xx; +1 614-555-01xx; 916.555.01xx',
    schools: 'University of Texas at Austin; Ohio State University; California State University',
    languages: 'English, Spanish; Igbo, English; Haitian Creole, English, French',
    leaving: 'High School Diploma',
    currency: 'USD',
  },
]
