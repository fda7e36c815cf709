/** What people of an occupation are called, do and know. Each text is a list, with # for a number that is drawn. */
export type Occupation = {
  /** Titles with words that head sections of CVs. */
  colliding: string
  plain: string
  did: string
  skills: string
  fields: string
  summary: string
}

/** What anybody does, for the CVs in English. */
export const commonDuties =
  'Reported to the director every # weeks and kept the minutes.; Wrote the procedures that all # branches follow.; Ordered supplies and kept the budget of the department.; Took part in the audit for ISO 9001.; Received the award for the best team of the year.; Moved the office to a new building without losing a day.; Answered # enquiries a day by telephone and e-mail.; Worked with suppliers in three countries.'

export const occupations: readonly Occupation[] = [
  {
    colliding:
      'Head of Education; Languages Teacher; Education Officer; Language Instructor; Skills Coach; Special Education Teacher',
    plain: 'Primary School Teacher; Lecturer; Tutor; Deputy Principal; Curriculum Writer',
    did: 'Taught # classes of up to 35 pupils and marked their coursework.; Wrote the reading programme of the lower school.; Led a team of # teachers and observed their lessons.; Ran weekly revision sessions before the national examinations.; Raised the pass rate of the school by # per cent within two years.; Organised parent evenings and the annual science fair.; Introduced online homework that # schools now use.',
    skills:
      'Lesson Planning; Classroom Management; Assessment Design; Google Classroom; Curriculum Development; Phonics; Public Speaking; Moodle',
    fields: 'Education; English Literature; Applied Linguistics; Mathematics',
    summary:
      'Teacher with # years in public and private schools, known for patient work with weak readers and for clear reports to parents.',
  },
  {
    colliding:
      'User Experience Designer; Project Manager; Technical Project Lead; Customer Experience Engineer; Profile Systems Analyst; Technical Skills Trainer',
    plain: 'Software Engineer; Backend Developer; Database Administrator; QA Engineer; System Analyst',
    did: 'Moved # services from a data centre to AWS without an outage.; Built the payment screens that # thousand customers use each month.; Reduced the time of the nightly batch from six hours to # minutes.; Reviewed the code of # junior developers.; Replaced manual releases by a pipeline in GitLab.; Wrote the interface to the tax authority in Java.; Answered incidents as one of # engineers on call.',
    skills: 'Java; PostgreSQL; Docker; TypeScript; React; Figma; Jenkins; Kubernetes; Python; Linux',
    fields: 'Computer Science; Information Technology; Software Engineering; Information Systems',
    summary:
      'Engineer with # years of building web applications for banks and shops, who likes small releases and plain code.',
  },
  {
    colliding:
      'Training Lead; Learning and Skills Manager; Training Executive; Career Coach; Employment Officer; Training & Development Manager',
    plain: 'HR Executive; Recruiter; Payroll Officer; HR Business Partner; Administrator',
    did: 'Filled # vacancies a year in plants and offices.; Ran payroll for # employees in two countries.; Held induction days for new staff every month.; Negotiated the collective agreement with the union.; Cut agency fees by # per cent by hiring directly.; Kept the personnel files and answered audits.; Planned the shifts of # operators.',
    skills:
      'Recruitment; Payroll; Labour Law; SAP SuccessFactors; Interviewing; Onboarding; Microsoft Excel; Conflict Resolution',
    fields: 'Human Resource Management; Psychology; Business Administration',
    summary:
      'Human resources professional with # years in manufacturing and retail, at home in recruitment, payroll and labour relations.',
  },
  {
    colliding:
      'Project Accountant; Customer Experience Manager; Contact Centre Supervisor; Professional Services Consultant; Project Executive',
    plain: 'Accounts Executive; Finance Manager; Audit Senior; Credit Controller; Financial Analyst',
    did: 'Closed the monthly accounts of # companies within five days.; Prepared the consolidated statements for the auditors.; Collected overdue invoices worth # million.; Filed the quarterly tax returns.; Found # duplicate payments in the ledger and recovered them.; Prepared budgets with the heads of # departments.; Trained two assistants in bank reconciliation.',
    skills:
      'Bookkeeping; IFRS; SQL Accounting; Budgeting; Tax Returns; SAP FICO; Bank Reconciliation; Power BI',
    fields: 'Accounting; Finance; Economics',
    summary:
      'Accountant with # years in audit and industry who closes on time and explains figures to people who dislike them.',
  },
  {
    colliding:
      'Brand Experience Manager; Publications Officer; Languages Editor; Awards Coordinator; Volunteer Coordinator; Interests Editor',
    plain: 'Marketing Executive; Copywriter; Graphic Designer; Event Planner; Sales Manager',
    did: 'Planned # campaigns a year for food and travel brands.; Wrote and edited a monthly magazine of # pages.; Doubled the followers of the brand within # months.; Managed the budget of a national road show.; Briefed agencies and photographers.; Sold # stands at the trade fair.; Designed packages for # new products.',
    skills:
      'Copywriting; Adobe InDesign; SEO; Google Analytics; Event Management; Photography; Canva; Negotiation',
    fields: 'Mass Communication; Marketing; Graphic Design; Journalism',
    summary:
      'Marketing specialist with # years of campaigns for consumer brands, from the first brief to the printed page.',
  },
]

/** The CVs in Malay and Indonesian: one pool each. */
export const inMalay: Occupation = {
  colliding:
    'Pengurus Projek; Guru Bahasa; Ketua Latihan; Pegawai Pendidikan; Jurulatih Kemahiran; Penyelaras Latihan',
  plain:
    'Eksekutif Pentadbiran; Penolong Akauntan; Juruteknik; Kerani Kanan; Eksekutif Jualan; Penyelia Stor',
  did: 'Mengurus fail dan surat-menyurat untuk # jabatan.; Menyediakan laporan bulanan kepada pihak pengurusan.; Melatih # pekerja baharu setiap tahun.; Menyelia stok barang di # cawangan.; Menguruskan aduan pelanggan melalui telefon dan e-mel.; Mengatur jadual mesyuarat dan lawatan tapak.; Mengurangkan kos penghantaran sebanyak # peratus.',
  skills:
    'Microsoft Excel; Pengurusan Stok; Komunikasi; Perakaunan Asas; Penulisan Laporan; Pengurusan Masa; Khidmat Pelanggan; Canva',
  fields: 'Pengurusan Perniagaan; Perakaunan; Pentadbiran Awam; Teknologi Maklumat',
  summary:
    'Pekerja yang rajin dan teliti dengan pengalaman # tahun dalam pentadbiran pejabat, mencari peluang di syarikat yang berkembang.',
}

export const inIndonesian: Occupation = {
  colliding:
    'Manajer Proyek; Guru Bahasa Inggris; Staf Pendidikan; Koordinator Pelatihan; Pelatih Keterampilan',
  plain: 'Staf Administrasi; Staf Akuntansi; Supervisor Gudang; Teknisi; Manajer Penjualan; Customer Service',
  did: 'Mengelola arsip dan surat masuk untuk # divisi.; Menyusun laporan keuangan bulanan.; Melatih # karyawan baru setiap tahun.; Mengawasi stok barang di # gudang.; Menangani keluhan pelanggan melalui telepon.; Mengatur jadwal pengiriman ke # kota.; Menurunkan biaya operasional sebesar # persen.',
  skills:
    'Microsoft Excel; Akuntansi Dasar; Komunikasi; Manajemen Waktu; Penulisan Laporan; Negosiasi; Adobe Photoshop; Pelayanan Pelanggan',
  fields: 'Akuntansi; Manajemen; Teknik Informatika; Ilmu Komunikasi',
  summary:
    'Karyawan yang teliti dengan pengalaman # tahun di bidang administrasi dan mampu bekerja dalam tim maupun mandiri.',
}
