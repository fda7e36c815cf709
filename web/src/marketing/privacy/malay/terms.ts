import { termsIn, type Period } from '../periods.ts'
import type { InterviewProcessing } from '#shared/platform/processors.ts'
import type { TermTexts } from '../periods.ts'
import type { Term } from '../policy.ts'
import { staffWritten } from '../staff-written.ts'

const units = { day: 'hari', month: 'bulan', year: 'tahun' } as const

const lengthOf = ([count, unit]: Period): string => `${count} ${units[unit]}`

const terms: TermTexts = {
  enquiries: (time) => [
    'Pertanyaan',
    `${time} selepas kami menerimanya, atau sehingga anda meminta kami memadamkan\u00ADnya`,
  ],
  pendingCvs: (time) => ['CV yang dimuat naik untuk pendaftaran yang tidak diselesaikan', time],
  introductions: (time) => [
    'Nama, alamat e-mel dan CV yang dimasukkan oleh perekrut apabila menambahkan anda pada sesuatu jawatan',
    `${time}, atau sehingga anda memadamkan\u00ADnya; dengan persetujuan anda, semuanya menjadi sebahagian daripada akaun anda`,
  ],
  unconfirmedAccounts: (time) => [
    'Akaun yang alamat e-melnya tidak pernah disahkan',
    `${time} selepas pendaftaran, dengan peringatan melalui e-mel; lebih lama jika temu duga telah dimulakan atau keputusan tentang permohonan telah dibuat`,
  ],
  accounts: (time) => [
    'Akaun, profil, CV dan permohonan',
    `sehingga anda memadamkan akaun anda, atau ${time} selepas kali terakhir anda menggunakan\u00ADnya`,
  ],
  assessments: (time) => [
    `${staffWritten.malay.charAt(0).toUpperCase()}${staffWritten.malay.slice(1)} pasukan kami tentang sesuatu permohonan, dan surat kami kepada anda tentangnya`,
    `selagi permohonan itu disimpan: sehingga anda menarik baliknya atau memadamkan akaun anda, atau ${time} selepas kali terakhir anda menggunakan akaun itu`,
  ],
  interviews: (time) => [
    'Rakaman temu duga, transkripnya dan CV yang difailkan bersamanya',
    `${time} selepas temu duga`,
  ],
  modelTurns: (time) => [
    'Perkara yang ditanyakan kepada model bahasa dan jawapannya dalam temu duga',
    `${time}, sama seperti temu duga`,
  ],
  transcriptions: (time) => [
    'Teks yang dihasilkan oleh Amazon Transcribe daripada rakaman',
    `${time}, sama seperti temu duga; salinan pada perkhidmatan itu dipadamkan sebaik sahaja kami menerima teksnya`,
  ],
  callRecordings: (time) => [
    'Rakaman panggilan yang dibuat oleh Daily',
    `${time}; salinan kami disimpan bersama temu duga`,
  ],
  disownedInterviews: (time) => [
    'Jika anda memberitahu kami bahawa akaun yang dibuka dengan alamat e-mel anda bukan milik anda: permohonan dalam akaun itu yang temu duganya telah dimulakan atau yang telah kami putuskan, tanpa alamat anda',
    time,
  ],
  attempts: (time) => [
    'Bilangan temu duga yang telah dimulakan bagi permohonan yang ditarik balik; bagi akaun yang dipadamkan, di bawah kod sehala bagi alamat e-melnya',
    `${time}, melainkan anda meminta kami memadamkan akaun itu`,
  ],
  knownNetworks: (time) => [
    'Rangkaian yang digunakan untuk log masuk ke akaun, sebagai kod sehala',
    `${time} selepas log masuk terakhir dari rangkaian itu`,
  ],
  fileLogs: (time) => ['Log akses storan fail kami, yang mengandungi nama fail', time],
  logs: (time) => ['Log lain', time],
  audit: (time) => [
    'Catatan tentang tindakan kakitangan kami terhadap data calon: siapa, bila, dan nombor rujukan yang terlibat',
    time,
  ],
}

export const termsOf = (processing: InterviewProcessing): readonly Term[] =>
  termsIn(terms, lengthOf, processing)
