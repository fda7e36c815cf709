/** Places that occur in Malaysian CVs, as parts of a regular expression. */
export const placeNames = `malaysia|singapore|singapura|indonesia|thailand|vietnam|philippines|brunei|china|hong kong|taiwan|japan|korea|south korea|india|pakistan|bangladesh|
sri lanka|australia|new zealand|united kingdom|uk|england|scotland|ireland|germany|france|spain|italy|netherlands|switzerland|sweden|norway|denmark|finland|
poland|turkey|united states|usa|u\\.s\\.a|canada|mexico|brazil|argentina|south africa|nigeria|kenya|egypt|uae|united arab emirates|dubai|abu dhabi|qatar|saudi arabia|
kuala lumpur|putrajaya|labuan|selangor|johor|johor bahru|melaka|malacca|negeri sembilan|seremban|pahang|kuantan|perak|ipoh|taiping|penang|pulau pinang|george town|georgetown|
butterworth|kedah|alor setar|sungai petani|perlis|kangar|kelantan|kota bharu|terengganu|kuala terengganu|sabah|kota kinabalu|sandakan|tawau|sarawak|kuching|miri|sibu|bintulu|
shah alam|petaling jaya|subang jaya|subang|klang|kajang|bangi|cyberjaya|puchong|ampang|cheras|damansara|cheras|rawang|gombak|batu pahat|muar|kulai|skudai|iskandar puteri|nusajaya|
kerteh|dungun|kuala kangsar|teluk intan|sitiawan|lumut|segamat|mersing|pontian|kota tinggi|kluang|pasir gudang|port dickson|sepang|banting|kuala selangor|hulu langat|
maran|jerantut|temerloh|bentong|raub|cameron highlands|gua musang|tanah merah|jitra|baling|lahad datu|keningau|ranau|semporna|tuaran|limbang|kapit|sarikei|mukah|serian|kota samarahan|
seri kembangan|semenyih|nilai|bayan lepas|bukit mertajam|kulim|langkawi|kemaman|
jakarta|bandung|surabaya|bangkok|manila|cebu|hanoi|ho chi minh city|beijing|shanghai|shenzhen|guangzhou|taipei|tokyo|osaka|seoul|mumbai|delhi|new delhi|bangalore|bengaluru|
hyderabad|chennai|pune|kolkata|karachi|lahore|islamabad|dhaka|colombo|sydney|melbourne|brisbane|perth|adelaide|auckland|wellington|
london|manchester|birmingham|edinburgh|glasgow|dublin|cambridge|oxford|berlin|munich|hamburg|frankfurt|paris|lyon|madrid|barcelona|rome|milan|amsterdam|rotterdam|zurich|geneva|
stockholm|oslo|copenhagen|helsinki|warsaw|prague|vienna|budapest|istanbul|ankara|moscow|cairo|nairobi|lagos|cape town|johannesburg|tel aviv|riyadh|doha|
new york|new york city|nyc|san francisco|los angeles|san diego|san jose|seattle|boston|chicago|austin|dallas|houston|denver|atlanta|miami|philadelphia|phoenix|portland|
palo alto|mountain view|cupertino|redmond|menlo park|sunnyvale|washington|washington dc|toronto|vancouver|montreal|ottawa|calgary|waterloo|sao paulo|buenos aires|mexico city|
portugal|belgium|austria|israel|chile|colombia|peru|greece|czech republic|czechia|romania|ukraine|russia|nepal|myanmar|cambodia|laos|luxembourg|hungary|morocco|ghana|
california|texas|florida|virginia|massachusetts|pennsylvania|illinois|ontario|quebec|british columbia|remote|jarak jauh|wilayah persekutuan`

/** Short forms of states and provinces, which count behind a city. */
export const stateCodes =
  'A[LKZR]|C[AOT]|DC|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]|ON|BC|QC|NSW|VIC|UK|USA|KL|WP'

/** States that count only behind a city, because some are also names of people and companies. */
export const stateNames =
  'alabama|alaska|arizona|arkansas|colorado|connecticut|delaware|georgia|hawaii|idaho|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|north dakota|ohio|oklahoma|oregon|rhode island|south carolina|south dakota|tennessee|utah|vermont|wisconsin|wyoming|alberta|manitoba|nova scotia|new south wales|queensland|victoria|tasmania|bavaria|bayern|tamil nadu|karnataka|maharashtra|kerala|gujarat|telangana|punjab|sindh|jawa barat|jawa timur|bali'
