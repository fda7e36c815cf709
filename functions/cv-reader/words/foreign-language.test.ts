import { expect, test } from 'vitest'
import { foreignLanguageOf } from './foreign-language.ts'

test.each([
  ['Led a team of six and worked with the sales department in Penang for two years.', undefined],
  [
    'Menyediakan penyata kewangan bulanan dan mengurus akaun tiga cawangan syarikat di Kota Bharu.',
    undefined,
  ],
  ['Li Wei 李伟\nSoftware engineer in Kuala Lumpur, with six years in payments', undefined],
  ['张伟\n工作经历\n2019年至今 高级软件工程师\n教育背景\n北京大学', 'Chinese'],
  ['பணி அனுபவம்\nமூத்த பொறியாளர்\nகல்வி', 'Tamil'],
  [
    'Mengelola keuangan perusahaan dan hubungan dengan karyawan. Riwayat pekerjaan: manajer penjualan di kantor Jakarta, staf akuntansi.',
    'Indonesian',
  ],
  [
    'Leitung der Abteilung und Einführung von neuen Systemen für die Fertigung, mit einem Team aus sechs Mitarbeitern sowie Betreuung der Kunden im Ausland',
    'German',
  ],
  [
    'Gestion de la production et des achats pour les usines du groupe, avec une équipe de dix personnes dans le nord de la France',
    'French',
  ],
  [
    'Responsable de las ventas del grupo con una cartera de clientes por todo el país y para los distribuidores desde Madrid, con el equipo',
    'other',
  ],
] as const)('%s: %s', (text, language) => expect(foreignLanguageOf(text)).toBe(language))
