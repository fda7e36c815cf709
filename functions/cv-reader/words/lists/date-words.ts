/** Months, and words around dates, in English, Malay, French, German, Indonesian and Chinese, as parts of a regular expression. */
export const dateWords = {
  months:
    'jan(?:uary|uari|uar|vier)?|janv|feb(?:ruary|ruari|ruar)?|f[ée]vr(?:ier)?|mar(?:ch|et|s)?|m[äa]rz|mac|apr(?:il)?|avr(?:il)?|may|mei|mai|june?|juni|juin|july?|juli|julai|juill?(?:et)?|aug(?:ust)?|agt|agu|agustus|ao[uû]t|ogos|ogo|sept?(?:ember|embre)?|oct(?:ober|obre)?|okt(?:ober)?|nov(?:ember|embre)?|dec(?:ember)?|d[ée]c(?:embre)?|dez(?:ember)?|des(?:ember)?|dis(?:ember)?|spring|summer|fall|autumn|winter',
  now: 'present|current(?:ly)?|now|today|ongoing|on-going|till date|to date|till now|until now|sekarang|kini|hingga kini|sehingga kini|hingga sekarang|sehingga sekarang|masa kini|saat ini|heute|aujourd.hui|présent|actuel|至今|现在|現在',
  /** Words that mean the present only behind a date and a dash. */
  openEnds:
    'date|presently|the (?:date|present)|this (?:date|day|moment)|present day|hari ini|current date|continu(?:e|es|ed|ing)|still (?:here|working|employed|serving)|in progress|active|incumbent|onwards?|masih (?:bekerja|berkhidmat)|tarikh ini|ini|terkini',
  /** Directly behind a date, without a dash. */
  onwards:
    '(?:and )?onwards?|and (?:ongoing|continuing)|ongoing|continuing|to date|to-date|till date|till now|until now|dan seterusnya|seterusnya|ke atas',
  since:
    'since|from|as of|as from|w\\.?e\\.?f\\.?|with effect from|starting(?: from)?|started|joined(?: in)?|effective|sejak|mulai|bermula|semenjak|dari|daripada',
  around:
    'early|mid|late|end(?: of)?|beginning of|start of|circa|ca\\.?|c\\.|awal|pertengahan|akhir|hujung|penghujung',
} as const
