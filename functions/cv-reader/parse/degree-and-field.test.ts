import { expect, test } from 'vitest'
import { degreeAndField } from './degree-and-field.ts'

test.each([
  ['Bachelor of Science in Physics', 'Bachelor of Science', 'Physics'],
  ['BS, Physics', 'BS', 'Physics'],
  ['Master of Education TESL', 'Master of Education', 'TESL'],
  ['Diploma Kejuruteraan Awam', 'Diploma', 'Kejuruteraan Awam'],
  ['Diploma III Teknik Informatika', 'Diploma III', 'Teknik Informatika'],
  ['D3 Akuntansi', 'D3', 'Akuntansi'],
  ['Ijazah Sarjana Pentadbiran Awam', 'Ijazah Sarjana', 'Pentadbiran Awam'],
  ['Sijil Teknologi Maklumat', 'Sijil', 'Teknologi Maklumat'],
  ['Sijil Pelajaran Malaysia (SPM)', 'Sijil Pelajaran Malaysia (SPM)', ''],
  ["Bachelor's Degree Psychology", "Bachelor's Degree", 'Psychology'],
  ['Bachelor of Engineering (Hons) Chemical Engineering', 'Bachelor of Engineering', 'Chemical Engineering'],
  ['Ijazah Sarjana Muda (Kepujian) Perakaunan', 'Ijazah Sarjana Muda', 'Perakaunan'],
  ['Bachelor of Arts (Hons) in History', 'Bachelor of Arts', 'History'],
  [
    'Bachelor of Business Administration International Trade',
    'Bachelor of Business Administration',
    'International Trade',
  ],
  ['Bachelor of Business Administration (Marketing)', 'Bachelor of Business Administration', 'Marketing'],
  ['Bachelor of Arts (Upper Second Class)', 'Bachelor of Arts (Upper Second Class)', ''],
  ['Bachelor of Engineering Technology', 'Bachelor of Engineering Technology', ''],
  ['Bachelor of Accounting (Hons)', 'Bachelor of Accounting', ''],
  ['Bachelor of Finance with Honours', 'Bachelor of Finance', ''],
  [
    'Bachelor of Accounting (Information System) with Honours',
    'Bachelor of Accounting',
    'Information System',
  ],
  ['Bachelor of Education with Honours (Moral Education)', 'Bachelor of Education', 'Moral Education'],
  ['Bachelor of Science with Honours in Statistics', 'Bachelor of Science', 'Statistics'],
  ['Ijazah Sarjana Muda Perakaunan dengan Kepujian', 'Ijazah Sarjana Muda', 'Perakaunan'],
  ['Marketing BSc', 'BSc', 'Marketing'],
  ['Journalism, Advanced Diploma', 'Advanced Diploma', 'Journalism'],
  ['Bachelor of Science Psychology', 'Bachelor of Science', 'Psychology'],
  ['Postgraduate Diploma of Economics', 'Postgraduate Diploma', 'Economics'],
  ['Bachelor of Science // Botany', 'Bachelor of Science', 'Botany'],
  // Nothing separates a subject: one university awards both degrees by these names.
  ['Bachelor of Human Resource Management', 'Bachelor of Human Resource Management', ''],
  ['Bachelor of Tourism Management', 'Bachelor of Tourism Management', ''],
])('%s', (text, degree, field) => expect(degreeAndField(text)).toEqual({ degree, field }))
