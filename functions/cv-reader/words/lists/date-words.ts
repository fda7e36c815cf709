/** Months, and words for the present, in English, Malay, French, German, Indonesian and Chinese, as parts of a regular expression. */
export const dateWords = {
  months:
    'jan(?:uary|uari|uar|vier)?|janv|feb(?:ruary|ruari|ruar)?|f[ée]vr(?:ier)?|mar(?:ch|et|s)?|m[äa]rz|mac|apr(?:il)?|avr(?:il)?|may|mei|mai|june?|juni|juin|july?|juli|julai|juill?(?:et)?|aug(?:ust)?|agustus|ao[uû]t|ogos|ogo|sept?(?:ember|embre)?|oct(?:ober|obre)?|okt(?:ober)?|nov(?:ember|embre)?|dec(?:ember)?|d[ée]c(?:embre)?|dez(?:ember)?|des(?:ember)?|dis(?:ember)?|spring|summer|fall|autumn|winter',
  now: 'present|current(?:ly)?|now|today|ongoing|on-going|till date|to date|till now|until now|sekarang|kini|hingga kini|sehingga kini|hingga sekarang|sehingga sekarang|masa kini|saat ini|heute|aujourd.hui|présent|actuel|至今|现在|現在',
} as const
