/** Places that occur in Malaysian CVs, and patterns for places in general. */

const named = `malaysia|singapore|singapura|indonesia|thailand|vietnam|philippines|brunei|china|hong kong|taiwan|japan|korea|south korea|india|pakistan|bangladesh|
sri lanka|australia|new zealand|united kingdom|uk|england|scotland|ireland|germany|france|spain|italy|netherlands|switzerland|sweden|norway|denmark|finland|
poland|turkey|united states|usa|u\\.s\\.a|canada|mexico|brazil|argentina|south africa|nigeria|kenya|egypt|uae|united arab emirates|dubai|abu dhabi|qatar|saudi arabia|
kuala lumpur|putrajaya|labuan|selangor|johor|johor bahru|melaka|malacca|negeri sembilan|seremban|pahang|kuantan|perak|ipoh|taiping|penang|pulau pinang|george town|georgetown|
butterworth|kedah|alor setar|sungai petani|perlis|kangar|kelantan|kota bharu|terengganu|kuala terengganu|sabah|kota kinabalu|sandakan|tawau|sarawak|kuching|miri|sibu|bintulu|
shah alam|petaling jaya|subang jaya|subang|klang|kajang|bangi|cyberjaya|puchong|ampang|cheras|damansara|cheras|rawang|gombak|batu pahat|muar|kulai|skudai|iskandar puteri|nusajaya|
seri kembangan|semenyih|nilai|bayan lepas|bukit mertajam|kulim|langkawi|kemaman|
jakarta|bandung|surabaya|bangkok|manila|cebu|hanoi|ho chi minh city|beijing|shanghai|shenzhen|guangzhou|taipei|tokyo|osaka|seoul|mumbai|delhi|new delhi|bangalore|bengaluru|
hyderabad|chennai|pune|kolkata|karachi|lahore|islamabad|dhaka|colombo|sydney|melbourne|brisbane|perth|adelaide|auckland|wellington|
london|manchester|birmingham|edinburgh|glasgow|dublin|cambridge|oxford|berlin|munich|hamburg|frankfurt|paris|lyon|madrid|barcelona|rome|milan|amsterdam|rotterdam|zurich|geneva|
stockholm|oslo|copenhagen|helsinki|warsaw|prague|vienna|budapest|istanbul|ankara|moscow|cairo|nairobi|lagos|cape town|johannesburg|tel aviv|riyadh|doha|
new york|new york city|nyc|san francisco|los angeles|san diego|san jose|seattle|boston|chicago|austin|dallas|houston|denver|atlanta|miami|philadelphia|phoenix|portland|
palo alto|mountain view|cupertino|redmond|menlo park|sunnyvale|washington|washington dc|toronto|vancouver|montreal|ottawa|calgary|waterloo|sao paulo|buenos aires|mexico city|
portugal|belgium|austria|israel|chile|colombia|peru|greece|czech republic|czechia|romania|ukraine|russia|nepal|myanmar|cambodia|laos|luxembourg|hungary|morocco|ghana|
california|texas|florida|virginia|massachusetts|pennsylvania|illinois|ontario|quebec|british columbia|remote|jarak jauh|wilayah persekutuan`

const list = named.replace(/\n/g, '').split('|')
const place = new RegExp(`^(?:w\\.?\\s?p\\.?\\s+)?(?:${list.join('|')})$`, 'i')
const holds = new RegExp(`(?<!\\p{L})(?:${list.join('|')})(?!\\p{L})`, 'iu')
const stateCode =
  /^(?:A[LKZR]|C[AOT]|DC|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]|ON|BC|QC|NSW|VIC|UK|USA|KL|WP)\.?$/
const postcode = /\b\d{5}\b/

/** States that are places only behind a city: some are names of persons and companies as well. */
const states = new RegExp(
  `^(?:alabama|alaska|arizona|arkansas|colorado|connecticut|delaware|georgia|hawaii|idaho|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|north dakota|ohio|oklahoma|oregon|rhode island|south carolina|south dakota|tennessee|utah|vermont|wisconsin|wyoming|alberta|manitoba|nova scotia|new south wales|queensland|victoria|tasmania|bavaria|bayern|tamil nadu|karnataka|maharashtra|kerala|gujarat|telangana|punjab|sindh|jawa barat|jawa timur|bali)$`,
  'i',
)
/** Post codes: five digits (Malaysia, the USA, Germany), six (Singapore, China), or letters and digits (the United Kingdom). */
const postcodes = /(?<![\d-])(?:\d{5,6}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?\s+\d[A-Z]{2})(?![\d-])/g

/** Whether the whole text is a place from the list: "Ipoh", "W.P. Kuala Lumpur". */
export const isPlaceName = (text: string): boolean => place.test(text.trim())

const capitalised = /^(?:[\p{Lu}][\p{L}'’.-]*)(?:\s+(?:[\p{Lu}][\p{L}'’.-]*|de|of|la|al|el|di|da)){0,3}$/u

/** Whether a text has the form of a place: a name from the list, "City, ST", "12345 Town, State", also with "(Remote)". */
export function isPlace(text: string): boolean {
  const bare = text
    .replace(/\(?\b(remote|hybrid|on-?site)\b\)?/gi, '')
    .replace(postcodes, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.|–—-]+|[\s,.|–—-]+$/g, '')
    .replace(/\s+,/g, ',')
  if (bare === '') return /remote|hybrid|on-?site/i.test(text)
  const parts = bare.split(/\s*,\s*/)
  const last = parts.at(-1) ?? ''
  if (parts.length > 5) return false
  if (parts.length === 1) return isPlaceName(bare) || (postcode.test(text) && holds.test(bare))
  if (isPlaceName(last) || stateCode.test(last) || states.test(last)) {
    return parts.slice(0, -1).every((part) => isPlaceName(part) || capitalised.test(part) || /\d/.test(part))
  }
  return false
}

/** Whether a text contains a place from the list, as a postal address does. */
export const mentionsPlace = (text: string): boolean => holds.test(text)

export const isPostalAddress = (text: string): boolean =>
  postcode.test(text) &&
  /\b(jalan|jln|lorong|lot|no|taman|kampung|kg|persiaran|lebuh|street|st|road|rd|avenue|ave|unit|blok|block|apartment|condominium)\b/i.test(
    text,
  )
