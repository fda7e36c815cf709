/** Frequent words of each language. A word that two of the languages share counts for both. */
export const functionWords = {
  English: 'the|and|of|to|in|for|with|on|by|from|as|at|or|an|is|was|which|that|who|into|across|through',
  Malay: `dan|yang|di|untuk|dengan|pada|dalam|bagi|kepada|oleh|kewangan|syarikat|pengurus|jurutera|kini|sehingga|inggeris|kemahiran|sijil|universiti|
    kerani|ijazah|julai|ogos|pelajar|menyediakan|mengurus|menguruskan|pejabat|jualan|akaun|kakitangan|bertanggungjawab|sekolah menengah|tahun`,
  Indonesian: `dan|yang|di|untuk|dengan|pada|dalam|bagi|kepada|oleh|keuangan|perusahaan|manajer|insinyur|hingga|inggris|keterampilan|keahlian|universitas|
    sarjana|juli|agustus|maret|karyawan|mengelola|kantor|penjualan|akuntansi|bertanggung|proyek|riwayat|jurusan|tahun|staf|mahasiswa|hubungan`,
  German: 'und|der|die|das|mit|für|bei|von|im|zur|zum|den|dem|des|als|auf|eine|einer|über|sowie|durch|aus',
  French: 'et|de|des|du|les|le|la|en|pour|avec|une|un|au|aux|dans|sur|par|chez|d|l|à',
  other: `y|el|los|las|del|con|para|por|desde|una|como|
    e|os|as|do|da|dos|das|em|um|uma|com|
    il|gli|della|dei|di|per|nel|alla|
    het|een|van|voor|met|bij|
    i|w|na|z|się|oraz`,
} as const
