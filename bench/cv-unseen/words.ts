import type { Language } from './wordings.ts'

/** The words of a CV in its language. */

export type Section =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'contact'
  | 'personal'
  | 'interests'
  | 'references'

const list = (text: string): readonly string[] => text.split('; ')

export const headingWords: Readonly<Record<Language, Readonly<Record<Section, readonly string[]>>>> = {
  English: {
    summary: list(
      'Profile; Summary; About Me; Professional Summary; Career Objective; Objective; Personal Statement',
    ),
    experience: list(
      'Work Experience; Employment History; Professional Experience; Career History; Experience; Employment; Work History',
    ),
    education: list(
      'Education; Academic Background; Academic Qualifications; Education & Qualifications; Educational Background',
    ),
    skills: list('Skills; Key Skills; Core Competencies; Areas of Expertise; Skills & Tools'),
    languages: list('Languages; Language Proficiency; Languages Spoken; Language Skills'),
    contact: list('Contact; Contact Details; Get in Touch'),
    personal: list('Personal Details; Personal Particulars; Personal Information'),
    interests: list('Interests; Hobbies; Hobbies and Interests'),
    references: list('References; Referees'),
  },
  Malay: {
    summary: list('Ringkasan; Objektif Kerjaya; Profil; Tentang Saya'),
    experience: list('Pengalaman Kerja; Pengalaman Pekerjaan; Sejarah Pekerjaan'),
    education: list('Pendidikan; Latar Belakang Pendidikan; Kelayakan Akademik; Maklumat Akademik'),
    skills: list('Kemahiran; Kemahiran Utama; Kemahiran Lain'),
    languages: list('Bahasa; Penguasaan Bahasa; Kemahiran Bahasa'),
    contact: list('Hubungi; Maklumat Perhubungan'),
    personal: list('Maklumat Peribadi; Butiran Peribadi; Maklumat Diri'),
    interests: list('Hobi; Minat'),
    references: list('Rujukan'),
  },
  Indonesian: {
    summary: list('Ringkasan; Tentang Saya; Profil; Profil Singkat'),
    experience: list('Pengalaman Kerja; Riwayat Pekerjaan; Pengalaman Profesional'),
    education: list('Pendidikan; Riwayat Pendidikan; Latar Belakang Pendidikan'),
    skills: list('Keahlian; Keterampilan; Kemampuan'),
    languages: list('Bahasa; Kemampuan Bahasa; Penguasaan Bahasa'),
    contact: list('Kontak; Hubungi Saya'),
    personal: list('Data Pribadi; Data Diri'),
    interests: list('Hobi; Minat'),
    references: list('Referensi'),
  },
}

type Labels = Readonly<
  Record<
    | 'email'
    | 'phone'
    | 'location'
    | 'employer'
    | 'position'
    | 'period'
    | 'duties'
    | 'industry'
    | 'role'
    | 'salary'
    | 'leaving'
    | 'institution'
    | 'degree'
    | 'year'
    | 'grade'
    | 'skills'
    | 'languages'
    | 'at'
    | 'as',
    string
  >
>

export const labels: Readonly<Record<Language, Labels>> = {
  English: {
    email: 'Email',
    phone: 'Phone',
    location: 'Location',
    employer: 'Employer',
    position: 'Position',
    period: 'Period',
    duties: 'Work Description',
    industry: 'Industry',
    role: 'Role',
    salary: 'Monthly Salary',
    leaving: 'Reason for Leaving',
    institution: 'Institution',
    degree: 'Qualification',
    year: 'Year',
    grade: 'Grade',
    skills: 'Skills',
    languages: 'Languages',
    at: 'at',
    as: 'Worked as',
  },
  Malay: {
    email: 'E-mel',
    phone: 'No. Telefon',
    location: 'Lokasi',
    employer: 'Majikan',
    position: 'Jawatan',
    period: 'Tempoh',
    duties: 'Tugas',
    industry: 'Industri',
    role: 'Bidang',
    salary: 'Gaji Bulanan',
    leaving: 'Sebab Berhenti',
    institution: 'Institusi',
    degree: 'Kelulusan',
    year: 'Tahun',
    grade: 'Keputusan',
    skills: 'Kemahiran',
    languages: 'Bahasa',
    at: 'di',
    as: 'Bekerja sebagai',
  },
  Indonesian: {
    email: 'Email',
    phone: 'No. HP',
    location: 'Domisili',
    employer: 'Perusahaan',
    position: 'Jabatan',
    period: 'Periode',
    duties: 'Tugas',
    industry: 'Industri',
    role: 'Bidang',
    salary: 'Gaji per Bulan',
    leaving: 'Alasan Keluar',
    institution: 'Institusi',
    degree: 'Jenjang',
    year: 'Tahun',
    grade: 'Nilai',
    skills: 'Keahlian',
    languages: 'Bahasa',
    at: 'di',
    as: 'Bekerja sebagai',
  },
}

export const schoolWords = {
  English: {
    levels: {
      higher: [
        'Bachelor of Arts',
        'Bachelor of Science',
        'BSc',
        "Master's Degree",
        "Bachelor's Degree",
        'Master of Science',
        'Postgraduate Diploma',
      ],
      lower: ['Diploma', 'Advanced Diploma', 'Associate Degree'],
    },
    leavingSchool: (city: string) => `${city} High School`,
    in: ' in ',
  },
  Malay: {
    levels: {
      higher: ['Ijazah Sarjana Muda', 'Sarjana Muda', 'Ijazah Sarjana'],
      lower: ['Diploma', 'Sijil'],
    },
    leavingSchool: (city: string) => `SMK ${city}`,
    in: ' ',
  },
  Indonesian: {
    levels: { higher: ['S1', 'Sarjana', 'S2'], lower: ['D3', 'Diploma III'] },
    leavingSchool: (city: string) => `SMA Negeri 2 ${city}`,
    in: ' ',
  },
} as const

const inMalay: Readonly<Record<string, string>> = {
  Malay: 'Bahasa Melayu',
  'Bahasa Malaysia': 'Bahasa Melayu',
  English: 'Bahasa Inggeris',
  Mandarin: 'Bahasa Mandarin',
  Arabic: 'Bahasa Arab',
  Javanese: 'Bahasa Jawa',
}
const inIndonesian: Readonly<Record<string, string>> = {
  Indonesian: 'Bahasa Indonesia',
  English: 'Bahasa Inggris',
  Javanese: 'Bahasa Jawa',
  Sundanese: 'Bahasa Sunda',
}

/** Languages as the CV calls them, and how well they are spoken. */
export const spokenWords: Readonly<
  Record<
    Language,
    { nameOf: Readonly<Record<string, string>>; levels: Record<'first' | 'further', readonly string[]> }
  >
> = {
  English: {
    nameOf: {},
    levels: {
      first: ['Native', 'Mother tongue', 'Fluent'],
      further: ['Fluent', 'Intermediate', 'Basic', 'Conversational', 'Good'],
    },
  },
  Malay: {
    nameOf: inMalay,
    levels: { first: ['Bahasa ibunda', 'Fasih'], further: ['Fasih', 'Baik', 'Sederhana', 'Asas'] },
  },
  Indonesian: {
    nameOf: inIndonesian,
    levels: { first: ['Penutur asli', 'Aktif'], further: ['Aktif', 'Pasif', 'Dasar', 'Menengah'] },
  },
}
