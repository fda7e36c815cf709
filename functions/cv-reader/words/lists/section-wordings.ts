import type { SectionName } from '../section-name.ts'

/** The names of a CV's sections: English and Malay; the most frequent ones of Chinese, French, German, Indonesian, Tamil. */
export const sectionWordings: Readonly<Record<SectionName, string>> = {
  summary: `tentang diri|profil singkat|profil diri|profil ringkas|ringkasan diri|sekilas|ringkasan profil|deskripsi diri|
    summary|professional summary|executive summary|career summary|summary of qualifications|personal summary|profile summary|
    profile|professional profile|personal profile|career profile|about|about me|who i am|objective|career objective|professional objective|
    personal statement|overview|introduction|bio|biography|ringkasan|ringkasan profesional|ringkasan kerjaya|profil|profil peribadi|
    objektif|objektif kerjaya|tentang saya|mengenai saya|latar belakang|pengenalan|highlights|career highlights|key highlights|
    kurzprofil|über mich|zusammenfassung|à propos|profil professionnel|résumé professionnel|tentang|个人简介|自我评价|個人簡介|自我評價|சுருக்கம்`,
  experience: `rekod kerja|rekod kerjaya|maklumat pekerjaan|maklumat kerjaya|sejarah kerjaya|jobs|previous jobs|positions|professional journey|career journey|career record|work record|career path|working history|previous employment|past employment|riwayat kerja|pengalaman profesional|riwayat karir|riwayat karier|karir|karier|pengalaman magang|magang|
    experience|experiences|work experience|working experience|professional experience|relevant experience|job experience|career experience|
    industry experience|employment|employment history|employment experience|employment record|work history|career history|professional history|
    job history|professional background|work|career|industrial experience|work experiences|professional experiences|
    pengalaman|pengalaman kerja|pengalaman bekerja|pengalaman pekerjaan|sejarah pekerjaan|sejarah kerja|rekod pekerjaan|kerjaya|
    internship|internships|internship experience|industrial training|latihan industri|relevant work experience|selected experience|
    teaching experience|research experience|academic appointments|appointments|positions held|where i have worked|where i worked|leadership experience|berufserfahrung|beruflicher werdegang|praktische erfahrung|expérience professionnelle|expériences professionnelles|
    expérience|expériences|riwayat pekerjaan|工作经历|工作经验|工作經歷|工作經驗|பணி அனுபவம்|அனுபவம்`,
  education: `latar belakang pendidikan|pendidikan dan pelatihan|academic profile|education record|qualifications and education|academic record|academic records|educational attainment|academic credentials|educational history|pendidikan formal|pendidikan terakhir|riwayat akademik|
    education|educational background|education background|academic background|academic qualification|academic qualifications|
    educational qualification|educational qualifications|education and training|education training|qualification|qualifications|academics|
    academic history|education history|academic|studies|schooling|education and qualifications|academic education|
    pendidikan|latar belakang pendidikan|kelayakan|kelayakan akademik|kelayakan pendidikan|akademik|latar belakang akademik|sejarah pendidikan|
    pendidikan dan kelayakan|maklumat pendidikan|riwayat pendidikan|ausbildung|bildungsweg|studium|schulbildung|formation|formations|études|
    教育背景|教育经历|教育經歷|学历|學歷|கல்வி|கல்வித் தகுதி`,
  skills: `keahlian utama|keahlian dan kemampuan|keahlian dan keterampilan|kemampuan|keterampilan teknis|kemampuan teknis|keahlian teknis|hard skill|soft skill|
    skills|skill|technical skills|key skills|core skills|core competences|competences|key competences|professional skills|skills summary|skill set|skillset|skills and tools|
    skills and technologies|practice areas|areas of practice|core competencies|competencies|key competencies|technical competencies|areas of expertise|expertise|top skills|digital skills|digital competences|technologies|
    tools|tools and technologies|technical expertise|technical proficiency|technical proficiencies|hard skills|soft skills|computer skills|it skills|
    software skills|software|skills and expertise|skills and abilities|abilities|strengths|key strengths|technology|tech stack|technical stack|
    programming skills|programming|specialties|specialities|skills and awards|skills awards|technical knowledge|skills and interests|skills interests|
    additional skills|other skills|job related skills|personal skills|personal skills and competences|skills and competences|social skills and competences|organisational skills and competences|technical skills and competences|computer skills and competences|artistic skills and competences|other skills and competences|communication skills|organisational managerial skills|what i do best|what i do|what i can do|skills and competencies|
    kemahiran|kemahiran teknikal|kemahiran utama|kemahiran komputer|kemahiran insaniah|kebolehan|kepakaran|kecekapan|kompetensi|kemahiran dan kebolehan|keterampilan|kenntnisse|fähigkeiten|it kenntnisse|compétences|compétences techniques|
    技能|专业技能|專業技能|திறன்கள்`,
  languages: `kemampuan bahasa|keterampilan bahasa|bahasa asing|
    languages|language|mother tongue|mother tongues|mother tongue s|other language|other languages|other language s|bahasa ibunda|muttersprache|langue maternelle|language skills|languages spoken|spoken languages|language proficiency|languages known|linguistic skills|
    bahasa|kemahiran bahasa|penguasaan bahasa|bahasa pertuturan|bahasa yang dikuasai|sprachen|sprachkenntnisse|langues|语言|語言|语言能力|語言能力|மொழிகள்`,
  contact: `biodata|info peribadi|butir-butir peribadi|hubungi kami|data pribadi|informasi pribadi|informasi kontak|
    contact|contacts|contact details|contact information|contact info|contact me|personal details|personal information|personal info|personal data|
    personal particulars|particulars|details|info|get in touch|reach me|
    hubungi|hubungi saya|maklumat perhubungan|maklumat peribadi|butiran peribadi|maklumat diri|perhubungan|butir peribadi|maklumat hubungan|data diri|kontak|kontakt|persönliche daten|coordonnées|联系方式|聯絡方式|தொடர்பு`,
  other: `projects|project|personal projects|selected projects|key projects|academic projects|side projects|open source|open source contributions|
    publications|selected publications|papers|patents|research|research interests|talks|presentations|conferences|
    awards|awards and honors|awards and honours|honors|honours|honors and awards|honours and awards|achievements|key achievements|accomplishments|
    recognition|scholarships|certifications|certification|certificates|licenses|licences|licenses and certifications|
    certifications and licenses|professional certifications|professional certification|courses|coursework|relevant coursework|training|trainings|
    training and certifications|courses and certifications|professional development|
    volunteer|volunteering|volunteer experience|volunteer work|voluntary work|community service|community involvement|leadership|leadership experience|
    extracurricular activities|extra curricular activities|extracurricular|co curricular activities|cocurricular activities|activities|
    activities and interests|interests|interests and hobbies|hobbies|hobbies and interests|references|reference|referees|referee|
    memberships|professional memberships|affiliations|professional affiliations|links|driving licence|driving licences|driving license|social|social links|social media|websites|online|portfolio|
    additional information|additional informations|additional|miscellaneous|other|others|declaration|availability|notable projects|community involvement|online presence|publications and talks|awards and recognition|
    projek|penerbitan|anugerah|perujuk|pencapaian|sijil|persijilan|kursus|latihan|sukarelawan|kegiatan luar|aktiviti|aktiviti kokurikulum|kokurikulum|
    minat|hobi|rujukan|keahlian|maklumat tambahan|lain lain|pautan|pengakuan|perakuan|technical projects|quick guide|projekte|interessen|zertifikate|referenzen|projets|centres d intérêt|
    certificats|références|proyek|sertifikasi|referensi|pelatihan|organisasi|pengalaman organisasi|prestasi|penghargaan|kegiatan|sertifikat|项目经历|項目經歷|பரிந்துரைகள்`,
}

/**
 * Words that identify the section of a heading whose wording is not in the list ("Academic Profile", "Performance Experience").
 * The first rule that matches decides. `last`: only the last word of the heading counts; `any`: each of its words.
 */
export const sectionMeanings: readonly {
  section: SectionName
  where: 'last' | 'any'
  words: string
}[] = [
  {
    section: 'other',
    where: 'last',
    words: `projects|project|publications|papers|patents|talks|presentations|conferences|awards|award|honors|honours|achievements|
    accomplishments|recognition|scholarships|certifications|certification|certificates|licenses|licences|courses|coursework|
    training|trainings|workshops|activities|involvement|interests|hobbies|references|referees|memberships|affiliations|links|
    presence|portfolio|volunteering|service|projek|anugerah|pencapaian|sijil|aktiviti|minat|rujukan`,
  },
  { section: 'experience', where: 'last', words: 'appointments|appointment' },
  { section: 'other', where: 'any', words: 'volunteer|voluntary|volunteering|sukarela|sukarelawan' },
  {
    section: 'education',
    where: 'any',
    words:
      'education|educational|academic|academics|scholastic|qualification|qualifications|studied|studies|degrees|schooling|pendidikan|akademik|kelayakan',
  },
  {
    section: 'languages',
    where: 'any',
    words: 'languages|language|bahasa|linguistic',
  },
  {
    section: 'skills',
    where: 'any',
    words: `skills|skill|skillset|competencies|competences|competency|expertise|proficiency|proficiencies|technologies|toolbox|toolkit|
    strengths|capabilities|kemahiran|kepakaran|kompetensi`,
  },
  {
    section: 'experience',
    where: 'any',
    words:
      'experience|experiences|employment|working|worked|employers|jobs|internship|internships|career|pengalaman|pekerjaan|kerja|kerjaya|karier|karir',
  },
  {
    section: 'summary',
    where: 'last',
    words: 'summary|profile|statement|objective|overview|introduction|ringkasan|profil',
  },
  { section: 'contact', where: 'any', words: 'contact|contacts|particulars|hubungi|perhubungan' },
]
