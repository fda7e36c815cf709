/** Words that identify a position, an employer, a school or a degree, in English and Malay, as parts of a regular expression. */
export const kindWords = {
  position: `engineers?|developer|programmer|manager|manageress|executive|exec|analyst|designer|officer|assistant|asst|consultant|administrator|admin|specialist|
lead|leader|team lead|director|intern|internship|trainee|apprentice|accountant|auditor|teacher|tutor|lecturer|professor|nurse|doctor|physician|pharmacist|scientist|researcher|
research fellow|fellow|architect|technician|technologist|supervisor|coordinator|co-ordinator|clerk|cashier|receptionist|secretary|representative|associate|advisor|adviser|
planner|strategist|editor|writer|copywriter|journalist|reporter|translator|interpreter|photographer|artist|chef|commis|cook|waiter|waitress|barista|driver|operator|mechanic|electrician|
welder|carpenter|plumber|foreman|surveyor|estimator|buyer|merchandiser|salesperson|salesman|promoter|recruiter|president|vice president|vp|ceo|cto|cfo|coo|cio|chief|head|principal|
partner|founder|co-?founder|owner|freelancer|freelance|contractor|volunteer|student|graduate|counsel|lawyer|solicitor|advocate|barrister|attorney|paralegal|legal|economist|statistician|mathematician|chemist|biologist|
physicist|therapist|counsellor|counselor|psychologist|instructor|coach|trainer|facilitator|producer|animator|tester|qa|sre|devops|webmaster|dba|scrum master|product owner|
pilot|steward|stewardess|guard|inspector|controller|comptroller|treasurer|banker|teller|broker|agent|underwriter|actuary|librarian|curator|keeper|attendant|handler|
jurutera|pengurus|eksekutif|kerani|akauntan|guru|cikgu|pensyarah|jururawat|doktor|pembantu|penolong|pegawai|penyelia|pengarah|ketua|juruteknik|pereka|penganalisis|pembangun|
pengaturcara|perunding|pelatih|pekerja|setiausaha|juruaudit|jurulatih|penyelidik|penterjemah|wartawan|penulis|juruwang|pemandu|tukang|jurujual|penyelaras|peguam|arkitek|juruukur|
generalist|registrar|hand|deckhand|crew|conductor|jockey|host|hostess|porter|concierge|butler|nanny|mentor|adviser|negotiator|purchaser|scheduler|quantity surveyor|programme lead|juruukur bahan|kurir|satpam|koki|pramusaji|pelayan|apoteker|bidan|analis|desainer|admin|pramuniaga|pustakawan|penyunting|jurukamera|assessor|team member|crew member|helper|packer|picker|cleaner|housekeeper|caregiver|carer|tailor|stylist|hairdresser|beautician|gardener|fitter|machinist|
labourer|laborer|storekeeper|bookkeeper|typist|telemarketer|dispatcher|courier|rider|bartender|dietitian|nutritionist|optometrist|dentist|midwife|paramedic|radiographer|physiotherapist|
veterinarian|surgeon|dean|bursar|examiner|valuer|appraiser|investigator|ambassador|promodizer|encoder|liaison|modeller|moderator|marketer|organiser|organizer|business analyst|
manajer|insinyur|karyawan|staf|staff|asisten|sekretaris|kasir|perawat|dokter|dosen|kepala|supir|magang|akuntan|teknisi|operasi pengeluaran|pentadbir|usahawan|felo|pensiswazah|jurukimpal|juruelektrik|juruterapi|jurugambar|jurumasak|jurubina|pengawal|pengasuh|peniaga|pemasar|pengasas|pemilik|pemeriksa|penganalisa|penasihat|
pupil in chambers|houseman|rigger|scaffolder|bosun|seafarer|cadet|sergeant|lieutenant|constable|detective|firefighter|phlebotomist|sonographer|audiologist|podiatrist|childminder|
babysitter|bricklayer|plasterer|decorator|glazier|florist|geologist|hydrologist|archaeologist|ustaz|ustazah|imam|pastor|
repairer|educator|practitioner|illustrator|fabricator|splicer|sorter|captain|operative|worker|superintendent|chargehand|millwright|boilermaker|pipefitter|lineman|jointer|
toolmaker|locksmith|jeweller|seamstress|butcher|baker|roaster|sommelier|dishwasher|caretaker|janitor|warden|ranger|lifeguard|marshal|stevedore|loader|assembler|painter|mason|roofer|
agronomist|forester|ecologist|botanist|microbiologist|biochemist|pathologist|radiologist|optician|hygienist|archivist|musician|presenter|videographer|headmaster|headmistress|
matron|trader|dealer|mediator|arbitrator|judge|bellboy|bellman|pengembang|koordinator|resepsionis|mandor|juru las|petugas|montir|penjahit|pengawas|konsultan|arsitek|direktur|
spesialis|buruh|nelayan|pengetua|perancang|penguat kuasa`,
  employer: `pt|tbk|persero|universitas|rumah sakit|dinas|yayasan|badan|puskesmas|sekolah|toko|sdn|bhd|berhad|inc|incorporated|ltd|limited|llc|llp|plt|plc|pte|pty|corp|corporation|company|co|gmbh|ag|s\\.a|group|holdings|enterprise|enterprises|
industries|industry|solutions|systems|technologies|technology|labs?|laboratories|studio|studios|agency|bank|hotel|hotels|hospital|clinic|klinik|university|universiti|college|kolej|
institute|institut|school|sekolah|ministry|kementerian|jabatan|majlis|department|perbadanan|syarikat|firma|foundation|yayasan|association|persatuan|council|authority|lembaga|
restaurant|restoran|cafe|kafe|airlines|airways|airasia|petronas|maybank|cimb|partners|consulting|consultancy|services|perkhidmatan|trading|logistics|media|networks?|telecom|
telekom|international|global|resources|ventures|capital|insurance|takaful|pharmacy|farmasi|manufacturing|engineering services|construction|pembinaan|properties|hosting|software|
farm|ladang|koperasi|pusat|centre|center|kilang|supermarket|mall|resort|works|press|publishing|news|tv|radio|society|board|
shipyard|shipyards|slipways|fabricators|refinery|refineries|smelter|foundry|quarry|mills?|factory|plantations?|fisheries|aggregates|constructions|motors|motorworks|
semiconductors|microelectronics|hypermarket|hypermart|mart|emporium|bazaar|pasaraya|kedai|bengkel|warung|kopitiam|bakery|brewery|bistro|brasserie|inn|resorts|
kindergarten|preschool|nursery|tadika|academy|perunding|agensi|kejuruteraan|solicitors|advocates|chambers|messrs|trust|charity|assurance|brothers|sons|
haulage|transit|travels|armed forces|club|smk|sjk|museum|library|council`,
  school: `university|universiti|universitas|universidad|université|universität|univ|college|kolej|institute|institut|institution|school(?! (?:diploma|certificate|leaving))|sekolah|smk|sma(?:n|k)?|smu|smp|man|stm|madrasah|smjk|sjk|sbp|mrsm|polytechnic|politeknik|
academy|akademi|faculty|fakulti|campus|high school|secondary school|matrikulasi|uitm|utm|ukm|upm|usm|uum|unimas|ums|uthm|utem|umt|unisza|uniten|mmu|utar|uia|iium|iiu|apu|inti|taylor's|taylors|
sunway|segi|help|monash|nottingham|mit|nus|ntu|ucla|berkeley|stanford|harvard|oxford|cambridge|imperial|lse|ucl|caltech|eth|epfl|tu|iit|smu|unikl|upnm|usim|kptm|tar umt`,
  degree: `ph\\.?\\s?d|dphil|doctorate|doctor|mba|m\\.?b\\.?a|master|masters|master's|master’s|m\\.?\\s?sc|m\\.?\\s?a|m\\.?\\s?s|m\\.?\\s?eng|m\\.?\\s?ed|mphil|m\\.?\\s?tech|
bachelor|bachelors|bachelor's|bachelor’s|b\\.?\\s?sc|b\\.?\\s?a|b\\.?\\s?s|b\\.?\\s?eng|b\\.?\\s?ed|b\\.?\\s?e|b\\.?\\s?tech|bba|bcs|bit|b\\.?\\s?com|llb|ll\\.?b|llm|mbbs|a\\.?a|a\\.?s|
associate degree|associate of|higher national diploma|higher diploma|postgraduate diploma|diploma|advanced diploma|s\\.\\s?(?:kom|t|e|pd|h|sos|si|hum|ak|psi|farm|ked|i\\.?kom)|a\\.?md|d3|d4|s1|s2|strata|b\\.\\s?e\\.?|b\\.?\\s?c\\.?a|m\\.?\\s?c\\.?a|pgdm|a levels?|gce|leaving certificate|(?<=^[\\s,|(]*(?:senior |junior )?)high school(?=[\\s,|)]*$)|(?:senior |junior )?high school (?:diploma|certificate)|foundation|certificate|sijil|sarjana muda|sarjana|ijazah|doktor falsafah|asasi|(?<!kolej )matrikulasi|matriculation|
b\\.\\s?m(?:us)?\\.?|m\\.\\s?m(?:us)?\\.?|b\\.?\\s?arch|m\\.\\s?arch|b\\.?\\s?pharm|bfa|mfa|m\\.\\s?e\\.?|m\\.?\\s?com|hsc|ssc|ssce|hssc|abitur|baccalauréat|licence|
spm|stpm|pmr|pt3|upsr|stam|muet|o[- ]?levels?|a[- ]?levels?|igcse|gcse|ged|high school diploma|skm|dvm|hnd|pgce|pgde|pgdip|btec|nvq|nitec|(?<=^\\s*)(?:sma|smk|smu|smp)(?=\\s*(?:[/,(–-]|$))|postgraduate|undergraduate|minor|honours|degree`,
} as const
