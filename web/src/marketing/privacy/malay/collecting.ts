import { deskSignInHours } from '#shared/platform/retention.ts'
import type { Section } from '../policy.ts'
import { staffWritten } from '../staff-written.ts'

export const collecting: Section = {
  id: 'information-we-collect',
  title: 'Maklumat yang Kami Kumpulkan',
  blocks: [
    'Kami mengumpulkan maklumat yang anda berikan, sedikit butiran yang diperlukan oleh pelayan web untuk memberikan respons, serta perkara yang ditulis oleh pasukan kami tentang sesuatu permohonan.',
    { heading: 'Apabila anda menghantar pertanyaan' },
    'Nama pertama dan nama akhir, alamat e-mel, subjek, jenis pertanyaan dan mesej anda; jika anda memberikannya, syarikat dan jawatan anda serta jenis GPU yang anda minati; dan sama ada anda bersetuju untuk menerima berita. Kami juga menyimpan masa kami menerima pertanyaan itu. Medan bertanda * perlu diisi supaya kami dapat membalas pertanyaan anda.',
    { heading: 'Apabila anda memohon jawatan' },
    {
      list: [
        [
          'Akaun dan profil anda:',
          'nama, alamat e-mel, nombor telefon, jawatan, lokasi, kemahiran, bahasa, pengalaman, pendidikan dan perkara yang anda tulis tentang diri anda. Kata laluan anda disimpan hanya dalam bentuk yang tidak membolehkan kata laluan asal dibaca semula.',
        ],
        [
          'CV anda:',
          'fail yang anda muat naik dan butiran yang dibaca oleh perisian kami daripadanya. Anda dapat melihat dan membetulkan butiran ini.',
        ],
        [
          'Permohonan anda:',
          'jawatan yang anda mohon, masa anda memohon, peringkat yang telah dicapai oleh setiap permohonan, jawapan anda kepada jemputan kami, dan jawapan anda kepada beberapa soalan yang ditanya untuk sesetengah jawatan sebelum temu duga; anda boleh membiarkannya kosong, dan tiada jawapan yang menyebabkan permohonan anda ditolak secara automatik.',
        ],
        [
          'Temu duga anda:',
          'jika anda menjalani temu duga AI, rakaman kamera dan mikrofon anda, transkrip, kiraan yang dibuat daripadanya (seperti tempoh bercakap dan bilangan soalan yang dijawab), masa dan teks persetujuan anda, tempoh yang anda diberi, serta sama ada temu duga dihentikan demi kesejahteraan anda. Tiada apa-apa yang dirakam sebelum anda bersetuju.',
        ],
      ],
    },
    { heading: 'Penilaian dan catatan pasukan kami tentang anda, dan siapa yang membacanya' },
    `Perekrut kami, dan penilai bagi sesuatu jawatan, memberikan markah kepada pemohon mengikut kriteria jawatan itu, menulis catatan dan membandingkan pemohon secara bersebelahan; perekrut membuat keputusan, mencatatkan sebab sesuatu permohonan tidak dipilih atau diteruskan tanpa temu duga AI, menulis surat kepada pemohon dan menjawab soalan mereka. Markah dan catatan memaparkan nama penulisnya. Perekrut kami, penilai bagi jawatan itu dan pegawai privasi kami boleh membaca ${staffWritten.malay} itu. Kami juga mencatatkan siapa antara kakitangan kami yang membuka atau mengubah sesuatu, perkara yang terlibat, dan bila.`,
    { heading: 'Apabila anda melayari mana-mana halaman' },
    'Pelayan kami merekodkan alamat rangkaian (IP), masa, halaman yang diminta dan jenis pelayar. Kami juga mengira permintaan daripada sesuatu alamat rangkaian untuk tempoh yang singkat, supaya borang kami tidak dibanjiri. Apabila anda log masuk, kami menyimpan rangkaian itu sebagai kod sehala, supaya percubaan log masuk orang lain yang gagal tidak menyekat anda.',
    { heading: 'Kuki dan storan dalam pelayar anda' },
    `Laman web ini tidak menetapkan kuki untuk pelawat dan calon. Halaman untuk kakitangan kami menetapkan satu kuki, yang mengekalkan log masuk mereka selama ${deskSignInHours} jam. Laman web ini tidak memaparkan iklan dan tidak menggunakan perkhidmatan analitik, dan fonnya datang dari pelayan kami sendiri. Pelayar anda menyimpan perkara berikut untuk kami, pada peranti anda sahaja:`,
    {
      list: [
        [
          'Cerah atau gelap:',
          'tema yang anda pilih dengan suis, sehingga anda mengosongkan data laman web ini.',
        ],
        [
          'Pertanyaan yang belum siap:',
          'perkara yang anda taip dalam borang, dalam tab ini, sehingga anda menghantarnya atau menutup tab.',
        ],
        [
          'Log masuk anda sebagai calon:',
          'token dan butiran asas akaun anda, sehingga anda log keluar atau sesi log masuk itu tamat. Perubahan pada profil yang belum disimpan, dan jawapan yang belum dihantar, kekal dalam tab sehingga waktu itu.',
        ],
        [
          'Pautan untuk menetapkan kata laluan:',
          'kodnya, dalam tab ini, sehingga anda menggunakan\u00ADnya atau menutup tab.',
        ],
        [
          'Catatan bahawa anda telah melihat papan pemuka anda:',
          'supaya kami dapat menyapa anda dengan “welcome back”, sehingga anda memadamkan akaun anda atau mengosongkan data laman web ini.',
        ],
        [
          'Bahagian temu duga anda:',
          'rakaman dan jawapan yang belum sampai kepada kami, sehingga semuanya sampai. Bahagian yang sampai terlalu lewat dipadamkan pada lawatan anda yang kemudian.',
        ],
        [
          'Paparan diri anda dalam temu duga:',
          'sama ada anda menyembunyi\u00ADkan\u00ADnya, dalam tab ini, sehingga anda menutup tab.',
        ],
      ],
    },
    'Peta pejabat pada halaman utama dan halaman hubungan ialah lukisan. Google Maps dimuatkan hanya apabila anda menekan “Show Google Maps”. Google kemudiannya menerima alamat rangkaian anda dan mungkin menetapkan kukinya sendiri dalam bingkai itu.',
  ],
}
