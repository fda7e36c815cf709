import type { Draw } from './draw.ts'
import type { Language } from './wordings.ts'

/** The words of a CV in its language. */

export const list = (text: string): readonly string[] => text.split('; ')

const sections = {
  English: {
    summary:
      'Profile; Summary; About Me; Professional Summary; Career Objective; Objective; Personal Statement',
    experience:
      'Work Experience; Employment History; Professional Experience; Career History; Experience; Employment; Work History',
    education:
      'Education; Academic Background; Academic Qualifications; Education & Qualifications; Educational Background',
    skills: 'Skills; Key Skills; Core Competencies; Areas of Expertise; Skills & Tools',
    languages: 'Languages; Language Proficiency; Languages Spoken; Language Skills',
    contact: 'Contact; Contact Details; Get in Touch',
    personal: 'Personal Details; Personal Particulars; Personal Information',
    interests: 'Interests; Hobbies; Hobbies and Interests',
    references: 'References; Referees',
  },
  Malay: {
    summary: 'Ringkasan; Objektif Kerjaya; Profil; Tentang Saya',
    experience: 'Pengalaman Kerja; Pengalaman Pekerjaan; Sejarah Pekerjaan',
    education: 'Pendidikan; Latar Belakang Pendidikan; Kelayakan Akademik; Maklumat Akademik',
    skills: 'Kemahiran; Kemahiran Utama; Kemahiran Lain',
    languages: 'Bahasa; Penguasaan Bahasa; Kemahiran Bahasa',
    contact: 'Hubungi; Maklumat Perhubungan',
    references: 'Rujukan',
  },
  Indonesian: {
    summary: 'Ringkasan; Tentang Saya; Profil; Profil Singkat',
    experience: 'Pengalaman Kerja; Riwayat Pekerjaan; Pengalaman Profesional',
    education: 'Pendidikan; Riwayat Pendidikan; Latar Belakang Pendidikan',
    skills: 'Keahlian; Keterampilan; Kemampuan',
    languages: 'Bahasa; Kemampuan Bahasa; Penguasaan Bahasa',
    contact: 'Kontak; Hubungi Saya',
    references: 'Referensi',
  },
} as const
export type Section = keyof typeof sections.English

/** A heading for each section that a CV of the language can have. */
export const headingWords = (language: Language, draw: Draw): Record<Section, string> =>
  Object.fromEntries(
    Object.entries(sections[language]).map(([section, texts]) => [section, draw.one(list(texts))]),
  ) as Record<Section, string>

/** In English, Malay and Indonesian. */
const labels = {
  email: ['Email', 'E-mel', 'Email'],
  phone: ['Phone', 'No. Telefon', 'No. HP'],
  location: ['Location', 'Lokasi', 'Domisili'],
  employer: ['Employer', 'Majikan', 'Perusahaan'],
  position: ['Position', 'Jawatan', 'Jabatan'],
  period: ['Period', 'Tempoh', 'Periode'],
  duties: ['Work Description', 'Tugas', 'Tugas'],
  industry: ['Industry', 'Industri', 'Industri'],
  role: ['Role', 'Bidang', 'Bidang'],
  salary: ['Monthly Salary', 'Gaji Bulanan', 'Gaji per Bulan'],
  institution: ['Institution', 'Institusi', 'Institusi'],
  degree: ['Qualification', 'Kelulusan', 'Jenjang'],
  year: ['Year', 'Tahun', 'Tahun'],
  grade: ['Grade', 'Keputusan', 'Nilai'],
  skills: ['Skills', 'Kemahiran', 'Keahlian'],
  languages: ['Languages', 'Bahasa', 'Bahasa'],
  at: ['at', 'di', 'di'],
  as: ['Worked as', 'Bekerja sebagai', 'Bekerja sebagai'],
  onRequest: ['Available upon request.', 'Akan diberikan atas permintaan.', 'Tersedia atas permintaan.'],
} as const

const columns = { English: 0, Malay: 1, Indonesian: 2 } as const
export type Label = keyof typeof labels
export const label = (language: Language, name: Label): string => labels[name][columns[language]]

type Levels = Readonly<Record<'higher' | 'lower' | 'mother' | 'further', string>>

/** Degrees, and how well languages are spoken. */
export const levels: Readonly<Record<Language, Levels>> = {
  English: {
    higher:
      "Bachelor of Arts; Bachelor of Science; BSc; Master's Degree; Bachelor's Degree; Master of Science; Postgraduate Diploma",
    lower: 'Diploma; Advanced Diploma; Associate Degree',
    mother: 'Native; Mother tongue; Fluent',
    further: 'Fluent; Intermediate; Basic; Conversational; Good',
  },
  Malay: {
    higher: 'Ijazah Sarjana Muda; Sarjana Muda; Ijazah Sarjana',
    lower: 'Diploma; Sijil',
    mother: 'Bahasa ibunda; Fasih',
    further: 'Fasih; Baik; Sederhana; Asas',
  },
  Indonesian: {
    higher: 'S1; Sarjana; S2',
    lower: 'D3; Diploma III',
    mother: 'Penutur asli; Aktif',
    further: 'Aktif; Pasif; Dasar; Menengah',
  },
}

export const leavingSchool = (language: Language, city: string): string =>
  ({ English: `${city} High School`, Malay: `SMK ${city}`, Indonesian: `SMA Negeri 2 ${city}` })[language]

/** The names of languages where they are not "Bahasa" before the English name. */
const spokenNames: Readonly<Record<Exclude<Language, 'English'>, Readonly<Record<string, string>>>> = {
  Malay: {
    Malay: 'Melayu',
    'Bahasa Malaysia': 'Melayu',
    English: 'Inggeris',
    Arabic: 'Arab',
    Javanese: 'Jawa',
  },
  Indonesian: { English: 'Inggris', Indonesian: 'Indonesia', Javanese: 'Jawa', Sundanese: 'Sunda' },
}

export const spokenName = (language: Language, name: string): string =>
  language === 'English' ? name : `Bahasa ${spokenNames[language][name] ?? name}`
