/** Places that occur in CVs of Malaysia and of the countries that its candidates come from. */
export const placeNames = `malaysia|singapore|singapura|indonesia|thailand|vietnam|philippines|brunei|china|hong kong|taiwan|japan|korea|south korea|india|pakistan|bangladesh|sri lanka|
australia|new zealand|united kingdom|uk|england|scotland|ireland|germany|france|spain|italy|netherlands|switzerland|sweden|norway|denmark|finland|poland|
turkey|united states|usa|u.s.a|canada|mexico|brazil|argentina|south africa|nigeria|kenya|egypt|uae|united arab emirates|dubai|abu dhabi|qatar|saudi arabia|
kuala lumpur|putrajaya|labuan|selangor|johor|johor bahru|melaka|malacca|negeri sembilan|seremban|pahang|kuantan|perak|ipoh|taiping|penang|pulau pinang|
george town|georgetown|butterworth|kedah|alor setar|sungai petani|perlis|kangar|kelantan|kota bharu|terengganu|kuala terengganu|sabah|kota kinabalu|sandakan|
tawau|sarawak|kuching|miri|sibu|bintulu|shah alam|petaling jaya|subang jaya|subang|klang|kajang|bangi|cyberjaya|puchong|ampang|cheras|damansara|rawang|gombak|
batu pahat|muar|kulai|skudai|iskandar puteri|nusajaya|kerteh|dungun|kuala kangsar|teluk intan|sitiawan|lumut|segamat|mersing|pontian|kota tinggi|kluang|
pasir gudang|port dickson|sepang|banting|kuala selangor|hulu langat|maran|jerantut|temerloh|bentong|raub|cameron highlands|gua musang|tanah merah|jitra|
baling|lahad datu|keningau|ranau|semporna|tuaran|limbang|kapit|sarikei|mukah|serian|kota samarahan|seri kembangan|semenyih|nilai|bayan lepas|bukit mertajam|
kulim|langkawi|kemaman|jakarta|bandung|surabaya|bangkok|manila|cebu|hanoi|ho chi minh city|beijing|shanghai|shenzhen|guangzhou|taipei|tokyo|osaka|seoul|
mumbai|delhi|new delhi|bangalore|bengaluru|hyderabad|chennai|pune|kolkata|karachi|lahore|islamabad|dhaka|colombo|sydney|melbourne|brisbane|perth|adelaide|
auckland|wellington|london|manchester|birmingham|edinburgh|glasgow|dublin|cambridge|oxford|berlin|munich|hamburg|frankfurt|paris|lyon|madrid|barcelona|rome|
milan|amsterdam|rotterdam|zurich|geneva|stockholm|oslo|copenhagen|helsinki|warsaw|prague|vienna|budapest|istanbul|ankara|moscow|cairo|nairobi|lagos|cape town|
johannesburg|tel aviv|riyadh|doha|new york|new york city|nyc|san francisco|los angeles|san diego|san jose|seattle|boston|chicago|austin|dallas|houston|denver|
atlanta|miami|philadelphia|phoenix|portland|palo alto|mountain view|cupertino|redmond|menlo park|sunnyvale|washington|washington dc|toronto|vancouver|
montreal|ottawa|calgary|waterloo|sao paulo|buenos aires|mexico city|portugal|belgium|austria|israel|chile|colombia|peru|greece|czech republic|czechia|romania|
ukraine|russia|nepal|myanmar|cambodia|laos|luxembourg|hungary|morocco|ghana|california|texas|florida|virginia|massachusetts|pennsylvania|illinois|ontario|
quebec|british columbia|remote|jarak jauh|wilayah persekutuan|leeds|liverpool|bristol|sheffield|nottingham|leicester|coventry|cardiff|swansea|belfast|
newcastle|newcastle upon tyne|southampton|portsmouth|plymouth|exeter|norwich|brighton|wolverhampton|sunderland|aberdeen|dundee|luton|milton keynes|
northampton|peterborough|ipswich|cheltenham|bournemouth|swindon|middlesbrough|huddersfield|wakefield|blackpool|stockport|croydon|slough|watford|wales|
northern ireland|west yorkshire|greater manchester|batam|medan|semarang|yogyakarta|palembang|makassar|tangerang|tangerang selatan|depok|bekasi|bogor|malang|
denpasar|bali|padang|pekanbaru|balikpapan|samarinda|banjarmasin|pontianak|manado|surakarta|cirebon|sukabumi|tasikmalaya|sidoarjo|gresik|kediri|jember|banyuwangi|
mataram|kupang|ambon|jayapura|jambi|bengkulu|lampung|bandar lampung|serang|cilegon|karawang|cikarang|purwakarta|cimahi|magelang|salatiga|pekalongan|kudus|
klaten|sleman|bantul|dki jakarta|jakarta selatan|jakarta barat|jakarta timur|jakarta utara|jakarta pusat|jawa tengah|banten|riau|kepulauan riau|riau islands|
sumatera utara|sumatera barat|sumatera selatan|kalimantan timur|sulawesi selatan|ahmedabad|surat|jaipur|lucknow|kanpur|nagpur|indore|thane|bhopal|
visakhapatnam|patna|vadodara|ghaziabad|ludhiana|agra|nashik|faridabad|rajkot|varanasi|amritsar|navi mumbai|ranchi|coimbatore|madurai|vijayawada|kochi|
thiruvananthapuram|kozhikode|mysore|mysuru|mangalore|mangaluru|gurgaon|gurugram|noida|chandigarh|guwahati|bhubaneswar|tiruchirappalli|hubli|udaipur|goa|
puducherry|secunderabad|quezon city|makati|taguig|pasig|davao|davao city|cebu city|mandaue|iloilo|iloilo city|bacolod|cagayan de oro|zamboanga|baguio|
antipolo|cavite|batangas|metro manila|bandar sunway|seri iskandar|tanjung malim|kuala pilah|simpang renggam|parit raja|bukit jalil|kota damansara|mont kiara|
bangsar|brickfields|setapak|wangsa maju|sentul|kepong|selayang|sungai buloh|dengkil|port klang|pelabuhan klang|pulau indah|sabak bernam|hulu selangor|
batang kali|bidor|kampar|gopeng|batu gajah|parit buntar|bagan serai|gerik|slim river|sungai siput|balik pulau|nibong tebal|seberang jaya|seberang perai|perai|
prai|bayan baru|gelugor|padang serai|padang besar|pasir mas|tumpat|machang|kuala krai|pasir puteh|jerteh|hulu terengganu|chukai|kijal|rompin|muadzam shah|
kuala lipis|kota belud|papar|beaufort|sipitang|tenom|kudat|penampang|putatan|lawas|betong|sri aman|lundu|jurong|jurong east|jurong west|tampines|woodlands|
yishun|ang mo kio|bedok|hougang|sengkang|punggol|toa payoh|bukit batok|clementi|changi|tuas|jeddah|kuwait|muscat|oman|bahrain|amman|beirut|tehran|iran|iraq|
accra|addis ababa|kampala|casablanca|brussels|lisbon|athens|bucharest|belgrade|zagreb|krakow|kyiv|stuttgart|cologne|dusseldorf|leipzig|dresden|basel|lausanne|
antwerp|the hague|utrecht|eindhoven|gothenburg|malmo|marseille|toulouse|lille|turin|naples|bologna|seville|bilbao|malaga|chengdu|hangzhou|wuhan|nanjing|
tianjin|suzhou|kaohsiung|taichung|hsinchu|nagoya|fukuoka|sapporo|kyoto|busan|incheon|da nang|chiang mai|phuket|phnom penh|yangon|vientiane|kathmandu|macau|
canberra|hobart|gold coast|christchurch|dunedin|sacramento|oakland|san antonio|fort worth|columbus|indianapolis|detroit|memphis|nashville|louisville|
milwaukee|albuquerque|tucson|kansas city|omaha|raleigh|cleveland|pittsburgh|cincinnati|orlando|tampa|st. louis|minneapolis|baltimore|salt lake city|las vegas|
honolulu|new orleans`

/** Short forms of states and provinces, which count behind a city. */
export const stateCodes =
  'A[LKZR]|C[AOT]|DC|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]|ON|BC|QC|NSW|VIC|UK|USA|KL|WP'

/** States that count only behind a city, because some are also names of people and companies. */
export const stateNames =
  'alabama|alaska|arizona|arkansas|colorado|connecticut|delaware|georgia|hawaii|idaho|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|north dakota|ohio|oklahoma|oregon|rhode island|south carolina|south dakota|tennessee|utah|vermont|wisconsin|wyoming|alberta|manitoba|nova scotia|new south wales|queensland|victoria|tasmania|bavaria|bayern|tamil nadu|karnataka|maharashtra|kerala|gujarat|telangana|punjab|sindh|jawa barat|jawa timur|bali'
