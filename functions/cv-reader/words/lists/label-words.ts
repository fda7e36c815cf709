/** Labels before a value ("Company: X"), in English and Malay, as parts of a regular expression. */
export const labelWords = {
  name: 'name|full name|nama|nama penuh',
  place:
    '(?:mailing |home |postal )?address|location|based in|lokasi|alamat|domisili|city|current location|residence|hometown',
  company:
    'company|company name|name of company|employer|employer name|name of employer|organi[sz]ation|organi[sz]ation name|syarikat|nama syarikat|majikan|nama majikan|perusahaan|nama perusahaan|instansi',
  /** "Jabatan" is a position in Indonesian, and a department in Malay, where "jawatan" is the position. */
  position:
    'position|position title|position held|title|job title|job position|role|designation|jawatan|nama jawatan|post|posisi|jabatan|pekerjaan',
  institution:
    'institution|institute|university|school|college|name of institution|institusi|nama institusi|sekolah|nama sekolah|universiti|universitas|perguruan tinggi|kampus',
  degree:
    'qualification|degree|study type|course|programme?|level|kelayakan|kelulusan|kursus|peringkat|jenjang|pendidikan',
  start: 'start date|started|from|date from|tarikh mula',
  end: 'end date|ended|to|until|date to|tarikh tamat|hingga',
  /** The value of such a label is recognised by its form, so the label is only dropped. */
  period:
    'duration|period|date|dates|tempoh|tarikh|location|lokasi|place|year|years|graduated|graduation|tahun|periode|masa kerja|employment period|tahun lulus',
  field:
    'field of study|area|area of study|field|major|course of study|speciali[sz]ation|subject|bidang(?: pengajian)?|jurusan|program studi|pengkhususan',
  /** Parts of a position's description, which are not positions themselves. */
  partOfJob:
    'projects?|key projects?|clients?|modules?|assignments?|projek|pelanggan|tools|environment|technologies',
  /** Values that no field stores: salary, reason for leaving, referees. */
  unstored:
    '(?:(?:monthly|annual|basic|gross|net|current|last|last drawn|expected|starting|previous) )*(?:salary|pay|remuneration|ctc|wage|compensation|gaji(?: bulanan| akhir| dijangka)?|penghasilan)|reasons? for leaving|sebab berhenti|references?|referees?|rujukan|reference contact|reporting to|industry|industri|speciali[sz]ation|position level|job level|employment type|notice period',
} as const

/** Names of a table's columns. */
export const columnNames =
  'no\\.?|bil\\.?|posisi|jabatan|pekerjaan|perusahaan|nama perusahaan|nama syarikat|company name|instansi|periode|masa kerja|job title|position title|nama sekolah|nama institusi|jenjang|universitas|jurusan|program studi|ipk|nilai|tahun lulus|kelulusan|main duties|employer name|dates employed|employment period|tanggung jawab|uraian tugas|deskripsi|year|years|date|dates|period|duration|from|to|tahun|tarikh|tempoh|company|employer|organi[sz]ation|syarikat|majikan|position|title|role|designation|jawatan|institution|school|university|institusi|sekolah|qualification|degree|course|level|field|major|kelayakan|kursus|bidang|peringkat|results|percentage|marks|year of passing|passing year|board|name of institution|highest qualification|result|grade|cgpa|keputusan|pngk|location|lokasi|description|job description|duties|job scope|skop kerja|salary|gaji|reason for leaving|responsibilities|tugas|catatan'
