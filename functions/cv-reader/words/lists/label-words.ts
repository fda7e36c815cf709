/** Labels before a value ("Company: X"), in English and Malay, as parts of a regular expression. */
export const labelWords = {
  name: 'name|full name|nama|nama penuh',
  place: 'address|location|based in|lokasi|alamat|city|current location|residence|hometown',
  company: 'company|company name|employer|organi[sz]ation|syarikat|nama syarikat|majikan',
  position: 'position|title|job title|role|designation|jawatan|post',
  institution:
    'institution|institute|university|school|college|name of institution|institusi|sekolah|universiti',
  degree: 'qualification|degree|course|programme?|level|kelayakan|kursus|peringkat',
  /** What such a label names is found by its form. */
  period: 'duration|period|date|dates|tempoh|tarikh|location|lokasi|place|year|years|graduated|tahun',
  field:
    'field of study|field|major|course of study|speciali[sz]ation|subject|bidang(?: pengajian)?|jurusan|program studi|pengkhususan',
  /** What belongs to a position and is none of its own. */
  partOfJob:
    'projects?|key projects?|clients?|modules?|assignments?|projek|pelanggan|tools|environment|technologies',
  /** What is nobody's business but the candidate's and the employer's, or belongs to no field. */
  unstored:
    '(?:(?:monthly|annual|basic|gross|net|current|last|last drawn|expected|starting|previous) )*(?:salary|pay|remuneration|ctc|wage|compensation|gaji(?: bulanan| akhir| dijangka)?|penghasilan)|reasons? for leaving|sebab berhenti|references?|referees?|rujukan|reference contact|reporting to|industry|industri|speciali[sz]ation|position level|job level|employment type|notice period',
} as const

/** Names of a table's columns. */
export const columnNames =
  'no\\.?|year|years|date|dates|period|duration|from|to|tahun|tarikh|tempoh|company|employer|organi[sz]ation|syarikat|majikan|position|title|role|designation|jawatan|institution|school|university|institusi|sekolah|qualification|degree|course|level|field|major|kelayakan|kursus|bidang|peringkat|results|percentage|marks|year of passing|passing year|board|name of institution|highest qualification|result|grade|cgpa|keputusan|pngk|location|lokasi|description|job description|duties|job scope|skop kerja|salary|gaji|reason for leaving|responsibilities|tugas|catatan'
