/** Labels before a value ("Company: X"), in English and Malay, as parts of a regular expression. */
export const labelWords = {
  name: 'name|full name|name ?/ ?surname|surname\\(?s?\\)? ?/ ?first name\\(?s?\\)?|first name\\(?s?\\)? ?/ ?surname\\(?s?\\)?|nama|nama penuh',
  /** The title that a candidate gives, or the position that is applied for. */
  title:
    'headline|desired (?:employment|job|position)(?: ?/ ?occupational field)?|preferred job|(?:job|position) applied for',
  place:
    '(?:mailing |home |postal )?address|location|based in|lokasi|alamat|domisili|city|current location|residence|hometown',
  company:
    '(?:name and )?address of employer|employer and address|company|company name|name of company|employer|employer name|name of employer|organi[sz]ation|organi[sz]ation name|syarikat|nama syarikat|majikan|nama majikan|perusahaan|nama perusahaan|instansi',
  /** "Jabatan" is a position in Indonesian, and a department in Malay, where "jawatan" is the position. */
  position:
    'occupation or position held|occupation|position|position title|position held|title|job title|job position|role|designation|jawatan|nama jawatan|post|posisi|jabatan|pekerjaan',
  institution:
    'name (?:and type )?of organi[sz]ation(?: providing education and training)?|nama institusi pengajian|institution|institute|university|school|college|name of institution|institusi|nama institusi|sekolah|nama sekolah|universiti|universitas|perguruan tinggi|kampus',
  degree:
    'title of qualification(?: awarded)?|qualification|degree|study type|course|programme?|level|kelayakan|kelulusan|kursus|peringkat|jenjang|pendidikan',
  start: 'start date|started|from|date from|tarikh mula',
  end: 'end date|ended|to|until|date to|tarikh tamat|hingga',
  /** The value of such a label is recognised by its form, so the label is only dropped. */
  period:
    'duration|period|date|dates|tempoh|tarikh|location|lokasi|place|year|years|graduated|graduation|tahun|periode|masa kerja|employment period|tahun lulus',
  field:
    'principal subjects(?: ?/ ?occupational skills covered)?|field of study|area|area of study|field|major|course of study|speciali[sz]ation|subject|bidang(?: pengajian)?|jurusan|program studi|pengkhususan',
  duties:
    '(?:main |key )?(?:activities|duties|tasks)(?: and responsibilities)?|(?:roles? and |roles? & )?responsibilities|highlights|summary|achievements|role outline|(?:job|work) (?:scope|description|responsibilities)|tugas(?: utama| dan tanggungjawab)?|tanggungjawab|tanggung jawab|skop (?:kerja|tugas)|uraian tugas|deskripsi',
  /** Where an entry was, and a level of education: no field has it. */
  placeOfEntry:
    'type of business(?: or sector)?|type of organi[sz]ation|level in national (?:or international )?classification|courses|lokasi|tempat',
  /** Parts of a position's description, which are not positions themselves. */
  partOfJob:
    'projects?|key projects?|clients?|modules?|assignments?|projek|pelanggan|tools|environment|technologies',
  /** Values that no field stores: salary, reason for leaving, referees. */
  unstored:
    '(?:(?:monthly|annual|basic|gross|net|current|last|last drawn|expected|starting|previous) )*(?:salary|pay|remuneration|ctc|wage|compensation|gaji(?: bulanan| per bulan| akhir| dijangka)?|penghasilan)|reasons? for leaving|sebab berhenti|references?|referees?|rujukan|reference contact|reporting to|industry|industri|speciali[sz]ation|position level|job level|employment type|notice period',
} as const

/** Names of a table's columns. */
export const columnNames =
  'no\\.?|bil\\.?|posisi|jabatan|pekerjaan|perusahaan|nama perusahaan|nama syarikat|company name|instansi|periode|masa kerja|job title|position title|nama sekolah|nama institusi|jenjang|universitas|jurusan|program studi|ipk|nilai|tahun lulus|kelulusan|main duties|employer name|dates employed|employment period|tanggung jawab|uraian tugas|deskripsi|year|years|date|dates|period|duration|from|to|tahun|tarikh|tempoh|company|employer|organi[sz]ation|syarikat|majikan|position|title|role|designation|jawatan|institution|school|university|institusi|sekolah|qualification|degree|course|level|field|major|kelayakan|kursus|bidang|peringkat|results|percentage|marks|year of passing|passing year|board|name of institution|highest qualification|result|grade|cgpa|keputusan|pngk|location|lokasi|description|job description|duties|job scope|skop kerja|salary|gaji|reason for leaving|responsibilities|tugas|catatan'
