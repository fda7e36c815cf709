import type { InterviewTexts } from '../interviews.ts'

export const interviewTexts: InterviewTexts = {
  language: 'ms',
  between: { regions: 'rantau', and: 'dan oleh' },
  builtIn: [
    'Temu duga AI',
    'dijalankan oleh perisian kami sendiri dalam pelayar anda, maka tiada syarikat selain yang dinyatakan di atas memproses perkara yang anda katakan.',
  ],
  ownRecognition: [
    'Pelayar anda',
    'menukar pertuturan anda kepada teks pada peranti anda, jika pelayar itu mampu melakukannya. Anda juga boleh menaip jawapan anda.',
  ],
  heldHere: ['Temu duga AI', 'dijalankan oleh perisian kami sendiri dalam pelayar anda.'],
  transcribedBy: (names) => `Perkara yang anda katakan ditranskripsikan daripada rakaman oleh ${names}.`,
  daily: ['Daily', 'menyalurkan bunyi dan gambar temu duga AI, yang diadakan sebagai panggilan video.'],
  dailyThatRecords: [
    'Daily',
    'menyalurkan bunyi dan gambar temu duga AI, yang diadakan sebagai panggilan video, dan merakamkannya untuk kami.',
  ],
  pipecat: [
    'Pipecat Cloud',
    'mengendalikan penemu duga AI, bersama perisian suara dan model bahasa yang digunakannya.',
  ],
  processors: (names) =>
    `Jawapan anda, sama ada melalui suara atau ditaip, dan fakta dalam CV anda diproses oleh ${names}.`,
  runsModel:
    'mengendalikan model bahasa yang memilih soalan lanjutan dan, untuk pasukan kami, memilih ayat anda yang berkaitan dengan kriteria jawatan.',
  polly: 'menyuarakan ayat penemu duga.',
  hears: 'menukar pertuturan anda kepada teks semasa temu duga.',
  transcribes:
    'mentranskripsikan daripada rakaman, selepas temu duga, perkara yang belum ditulis sebelum itu.',
  callPlaces: 'Daily dan Pipecat Cloud mungkin memproses temu duga di negara lain.',
  places: (places) =>
    `Perkhidmatan Amazon Web Services untuk temu duga AI memproses perkara yang dikatakan di: ${places}.`,
  operatorPlace: (operator) =>
    `Perkara yang dikatakan turut dipindahkan kepada ${operator}, yang mungkin berada di negara lain.`,
}
