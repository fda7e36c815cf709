import { describe, expect, test } from 'vitest'
import { sectionLike, sectionNamed } from './headings.ts'

describe('the headings of a CV', () => {
  test.each([
    ['WORK EXPERIENCE', 'experience'],
    ['E X P E R I E N C E', 'experience'],
    ['Employment History:', 'experience'],
    ['Pengalaman Kerja', 'experience'],
    ['Education & Training', 'education'],
    ['Latar Belakang Pendidikan', 'education'],
    ['KEMAHIRAN', 'skills'],
    ['Skills and Tools', 'skills'],
    ['Bahasa', 'languages'],
    ['Core Competences', 'skills'],
    ['Social skills and competences', 'skills'],
    ['Other language(s)', 'languages'],
    ['Additional informations', 'other'],
    ['About Me', 'summary'],
    ['Objektif Kerjaya', 'summary'],
    ['Maklumat Peribadi', 'contact'],
    ['Certifications', 'other'],
    ['Rujukan', 'other'],
    ['EDU CATION', 'education'],
    ['Certi cations', 'other'],
    ['EDUC AT ION', 'education'],
    ['2. Academic Appointments', 'experience'],
    ['IV) Skills', 'skills'],
    ['工作经历', 'experience'],
    ['கல்வி', 'education'],
    ['Berufserfahrung', 'experience'],
    ['Compétences', 'skills'],
  ])('%s begins the section %s', (text, section) => expect(sectionNamed(text)).toBe(section))

  test.each([
    'Experienced engineer',
    'Work, mostly',
    'English',
    'Universiti Malaya',
    'Skills 2024',
    'Experience with Go and Rust',
  ])('%s does not begin a section', (text) => expect(sectionNamed(text)).toBeUndefined())

  test.each([
    ['Academic Profile', 'education'],
    ['Academic Projects', 'other'],
    ['Performance Experience', 'experience'],
    ['Volunteer Experience', 'other'],
    ['Key Technical Strengths', 'skills'],
    ['Career Snapshot', 'experience'],
    ['Personal Statement', 'summary'],
  ])('%s means the section %s', (text, section) => expect(sectionLike(text)).toBe(section))
})
