/** Spoken languages, by their English and Malay names, as parts of a regular expression. */
export const spokenLanguages = `english|haitian creole|creole|kadazandusun|malay|bahasa|bahasa malaysia|melayu|inggeris|mandarin|chinese|cantonese|hokkien|hakka|teochew|tamil|hindi|telugu|malayalam|punjabi|urdu|bengali|
arabic|arab|french|german|spanish|italian|portuguese|dutch|russian|japanese|korean|thai|vietnamese|indonesian|tagalog|filipino|kadazan|dusun|iban|bidayuh|bajau|
turkish|persian|farsi|polish|swedish|norwegian|danish|finnish|greek|hebrew|czech|hungarian|romanian|ukrainian|swahili|burmese|khmer|javanese|kazakh|cina|jepun|perancis|jerman|sepanyol|bahasa isyarat|sign language|catalan|igbo|yoruba|hausa|zulu|xhosa|afrikaans|amharic|somali|irish|welsh|scottish gaelic|cebuano|ilocano|hiligaynon|bisaya|marathi|kannada|gujarati|odia|assamese|konkani|sindhi|pashto|sundanese|balinese|minangkabau|hainanese|lao|mongolian|tibetan|uzbek|georgian|armenian|azerbaijani|albanian|slovak|slovenian|estonian|latvian|lithuanian|icelandic|maltese|basque|galician|bahasa jepang|bahasa korea|inggris|indonesia|jawa|sunda|serbian|croatian|bulgarian|nepali|sinhala|latin|batak|acehnese|madurese|banjarese|buginese|betawi|minang|melanau|kelabit|murut|kenyah|rungus|temiar|semai|foochow|waray|kapampangan|tausug|maranao|bhojpuri|maithili|tulu|kashmiri|dari|kurdish|flemish|belarusian|macedonian|bosnian|kyrgyz|tajik|turkmen|uyghur|shanghainese|taiwanese|bali|madura|aceh|banjar|bugis|
kristang|papia kristang|sarawak malay|melayu sarawak|kelantanese|kelantanese malay|melayu kelantan|kedah malay|melayu kedah|terengganu malay|melayu terengganu|brunei malay|melayu brunei|baba malay|sabah malay|manglish|singlish|
kadazandusun|kadazan dusun|kadazan-dusun|penan|kayan|lun bawang|lundayeh|suluk|sungai|orang sungai|semelai|jakun|temuan|mah meri|jah hut|jahai|bisaya sabah|henghua|hokchiu|fuzhou|taishanese|hainan|hokkian|kantonis|fuchow|
bicolano|bikol|pangasinan|ilokano|chavacano|ilonggo|ivatan|kinaray-a|maguindanao|sasak|toba batak|batak toba|batak karo|karo|minahasa|manado|toraja|makassarese|makassar|gorontalo|dayak|lampung|rejang|komering|nias|tetum|
santali|dogri|bodo|manipuri|meitei|kodava|rajasthani|marwari|chhattisgarhi|haryanvi|magahi|awadhi|garhwali|kumaoni|khasi|mizo|garo|nagamese|saurashtra|sanskrit|oriya`

/** Levels of a spoken language. */
export const languageLevels =
  'native|mother tongue|fluent|fluency|proficient|proficiency|professional|working|intermediate|advanced|basic|beginner|elementary|conversational|good|excellent|fair|limited|bilingual|upper|lower|[abc][12]|fasih|baik|sederhana|asas|lancar|mahir|cemerlang|ibunda|lemah|aktif|pasif|dasar|menengah|sangat baik|cukup|penutur asli|first language|second language|read|written|spoken|moderate|average|poor|strong|command'

/** Levels of a skill. */
export const skillLevels =
  'expert|advanced|intermediate|beginner|basic|proficient|fluent|novice|familiar|competent|skilled|mahir|sederhana|asas'
