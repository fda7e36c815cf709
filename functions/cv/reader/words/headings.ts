/** Section names of CVs, in English and Malay. */

export const sectionNames = [
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'contact',
  'other',
] as const
export type SectionName = (typeof sectionNames)[number]

const names: Readonly<Record<SectionName, string>> = {
  summary: `summary|professional summary|executive summary|career summary|summary of qualifications|personal summary|profile summary|
    profile|professional profile|personal profile|career profile|about|about me|who i am|objective|career objective|professional objective|
    personal statement|overview|introduction|bio|biography|ringkasan|ringkasan profesional|ringkasan kerjaya|profil|profil peribadi|
    objektif|objektif kerjaya|tentang saya|mengenai saya|latar belakang|pengenalan`,
  experience: `experience|experiences|work experience|working experience|professional experience|relevant experience|job experience|career experience|
    industry experience|employment|employment history|employment experience|employment record|work history|career history|professional history|
    job history|professional background|work|career|industrial experience|work experiences|professional experiences|
    pengalaman|pengalaman kerja|pengalaman bekerja|pengalaman pekerjaan|sejarah pekerjaan|sejarah kerja|rekod pekerjaan|kerjaya|
    internship|internships|internship experience|industrial training|latihan industri|relevant work experience|selected experience`,
  education: `education|educational background|education background|academic background|academic qualification|academic qualifications|
    educational qualification|educational qualifications|education and training|education training|qualification|qualifications|academics|
    academic history|education history|academic|studies|schooling|education and qualifications|academic education|
    pendidikan|latar belakang pendidikan|kelayakan|kelayakan akademik|kelayakan pendidikan|akademik|latar belakang akademik|sejarah pendidikan|
    pendidikan dan kelayakan|maklumat pendidikan`,
  skills: `skills|skill|technical skills|key skills|core skills|professional skills|skills summary|skill set|skillset|skills and tools|
    skills and technologies|core competencies|competencies|key competencies|technical competencies|areas of expertise|expertise|top skills|digital skills|digital competences|technologies|
    tools|tools and technologies|technical expertise|technical proficiency|technical proficiencies|hard skills|soft skills|computer skills|it skills|
    software skills|software|skills and expertise|skills and abilities|abilities|strengths|key strengths|technology|tech stack|technical stack|
    programming skills|programming|specialties|specialities|skills and awards|skills awards|technical knowledge|skills and interests|skills interests|
    additional skills|other skills|skills and competencies|
    kemahiran|kemahiran teknikal|kemahiran utama|kemahiran komputer|kemahiran insaniah|kebolehan|kepakaran|kecekapan|kompetensi|kemahiran dan kebolehan`,
  languages: `languages|language|language skills|languages spoken|spoken languages|language proficiency|languages known|linguistic skills|
    bahasa|kemahiran bahasa|penguasaan bahasa|bahasa pertuturan|bahasa yang dikuasai`,
  contact: `contact|contacts|contact details|contact information|contact info|contact me|personal details|personal information|personal info|personal data|
    personal particulars|particulars|details|info|get in touch|reach me|
    hubungi|hubungi saya|maklumat perhubungan|maklumat peribadi|butiran peribadi|maklumat diri|perhubungan|butir peribadi|maklumat hubungan`,
  other: `projects|project|personal projects|selected projects|key projects|academic projects|side projects|open source|open source contributions|
    publications|selected publications|papers|patents|research|research interests|talks|presentations|conferences|
    awards|awards and honors|awards and honours|honors|honours|honors and awards|honours and awards|achievements|key achievements|accomplishments|
    recognition|scholarships|certifications|certification|certificates|licenses|licences|licenses and certifications|
    certifications and licenses|professional certifications|professional certification|courses|coursework|relevant coursework|training|trainings|
    training and certifications|courses and certifications|professional development|
    volunteer|volunteering|volunteer experience|volunteer work|voluntary work|community service|community involvement|leadership|leadership experience|
    extracurricular activities|extra curricular activities|extracurricular|co curricular activities|cocurricular activities|activities|
    activities and interests|interests|interests and hobbies|hobbies|hobbies and interests|references|reference|referees|referee|
    memberships|professional memberships|affiliations|professional affiliations|links|social|social links|social media|websites|online|portfolio|
    additional information|additional|miscellaneous|other|others|declaration|availability|teaching|teaching experience|
    projek|penerbitan|anugerah|pencapaian|sijil|persijilan|kursus|latihan|sukarelawan|kegiatan luar|aktiviti|aktiviti kokurikulum|kokurikulum|
    minat|hobi|rujukan|keahlian|maklumat tambahan|lain lain|pautan|pengakuan|perakuan|technical projects|quick guide`,
}

const known = new Map<string, SectionName>(
  (Object.keys(names) as SectionName[]).flatMap((section) =>
    names[section]
      .split('|')
      .map((name): [string, SectionName] => [name.trim().replace(/\s+/g, ' '), section]),
  ),
)

/** Removes letter spacing: "E X P E R I E N C E" is one word, "W O R K   H I S T O R Y" two. */
const closed = (text: string): string =>
  /^(?:\p{L} ){3,}\p{L}$/u.test(text.replace(/\s{2,}/g, ' ').trim())
    ? text
        .trim()
        .split(/\s{2,}/)
        .map((word) => word.replaceAll(' ', ''))
        .join(' ')
    : text

const plain = (text: string): string =>
  closed(text)
    .toLowerCase()
    .replace(/[&/+]/g, ' and ')
    .replace(/\b(dan)\b/g, 'dan')
    .replace(/[^\p{L} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const mostHeadingCharacters = 48

const ends: readonly (readonly [RegExp, SectionName])[] = [
  [/^(?:\p{L}+ ){1,2}(?:skills|competencies|competences|kemahiran)$/u, 'skills'],
  [/^(?:\p{L}+ ){1,2}(?:experience|experiences|employment|pengalaman)$/u, 'experience'],
  [/^(?:\p{L}+ ){1,2}(?:education|qualifications|pendidikan)$/u, 'education'],
  [/^(?:\p{L}+ ){1,2}(?:summary|profile|statement)$/u, 'summary'],
  [
    /^(?:\p{L}+ ){1,2}(?:projects|awards|certifications|certificates|publications|activities|interests)$/u,
    'other',
  ],
]

/** Guesses the section a text names; only for a line that is formatted like a heading. */
export function sectionLike(text: string): SectionName | undefined {
  const named = sectionNamed(text)
  if (named !== undefined || text.length > mostHeadingCharacters || /[.,;!?@\d]/.test(text)) return named
  const words = plain(text)
  return ends.find(([pattern]) => pattern.test(words))?.[1]
}

/** Returns the section whose name the whole text is. */
export function sectionNamed(text: string): SectionName | undefined {
  if (text.length > mostHeadingCharacters || /[.,;!?@\d]/.test(text.replace(/[.:]\s*$/, ''))) return undefined
  const words = plain(text)
  const whole = known.get(words)
  if (whole !== undefined) return whole
  // "Skills and Interests": the first of two names decides.
  const [first = '', second] = words.split(' and ')
  return second !== undefined && known.has(second) ? known.get(first) : undefined
}
