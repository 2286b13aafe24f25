import { readPatterns } from './pattern.ts';

/** Words that leave no doubt: somebody is being hurt, or is about to be. */
export const sure = readPatterns(`
  # English: being hurt
  @who _3 @hits me|us !to+it|by+a|by+one|by+two|with+an+idea|with+a+fine|to+the
  @partner|@elder|he|she|boyfriend|they _3 @hits _2 @child|mom|mother|wife|grandma !at|in+the+game|chess
  @partner|@elder|he|she|boyfriend|they _3 @hits my|our|his|her|the mom|mother|sister|brother|son|daughter|kids|children|baby|wife|child !at|in|to
  me|us gets|get|getting|was|were|am|being|been|got hit|beaten|punched|raped|choked|molested|assaulted|strangled|stabbed
  i|we was|were|am|been|being|got|have+been|am+being|keep+getting|get _1 raped|molested|sexually+abused|sexually+assaulted|beaten|beaten+up|abused|trafficked|kidnapped|assaulted|strangled|stabbed|physically+abused|gang+raped
  raped|molested|strangled|sexually+assaulted me|us
  hands|hand|fingers _2 on|around|to|over|round _1 my|her neck|throat|mouth
  by|around|my the? throat|neck _2 squeez*|grab*|held|until|choking
  grabbed|grabs|pulled|pulls|dragged me by
  @weapon _1 on|at|to|against me|my+throat|my+neck|my+head|my+face|us
  @who _8 with|has|have|got|pulled|holding|waving a|his|her|the @weapon !collection|license|shop|safe|set|block|sharpener
  force|forces|forced|forcing|makes|made|coerces|pressures me|us to? _1 sex|have+sex|sleep+with|undress|do+sexual|perform+sexual|touch+him
  @partner|@elder|teacher|coach|priest|pastor|boss|neighbor|cousin|brother|boyfriend|boyfriends|landlord|doctor|babysitter|grandfather|guy|man|stranger|someone _2 touches|touched|touching|touch|gropes|groped|fondles|fondled me|us|my+sister|my+daughter|my+son|my+brother|my+child|her|him !deeply|with+his+story|with+her+story|with+their
  he|she touches|touched|touching me|my+daughter|my+sister|my+son ~2 inappropriately|at+night|down|when|private|under|there|sexually|without
  touched|touches|touching|molested|molests|abused|abuses|raped|rapes|hurting|assaulted my|a|the|our|her|his little? daughter|son|child|kid|kids|children|niece|nephew|student|girl|boy|sister|stepdaughter
  pulled|pulls|pointed|drew|drawn _1 a|the|his|her @weapon
  me|nos|le _1 saco|apunto|mostro|puso|apuntado|sacado|apunta|saca ~2 @weapon
  beat|punched|slapped|choked|raped|strangled|hit|kicked me|us .|again|with|until|last|yesterday|in+front|because|badly|so+hard !an|a+fine
  me|nos vuelve|volvio|vuelven|volvieron a pegar|golpear|violar|maltratar|ahorcar|tocar !el+resfrio|la+gripe
  ahorcando|estrangulando|golpeando|pegandole|pateando|acuchillando|violando|maltratando a mi|una|un
  hits|beats|punches|slaps|kicks|chokes|strangles|rapes|molests|abuses|batters|whips me|us|her|him|them !that|hard|like|up+on|to+it|differently|right|at|in+the+game|by
  @want|@quiero to? burn|burning|quemar|incendiar|prender|prenderle|torch ~1 fuego? ~2 house|casa|apartment|car|auto|him|her|school|escuela|con+el|lo|la !calories|fat|grasa|calorias
  @who _4 @slam _1 me|us|her|him|them ~2 so+hard|hard|against|down|into|onto|across|by|out|on|to|around|.|and !my+email|a+text|this+file|your|out+of+my+comfort|to+be|to+do|to+my+limits
  @who _4 @slam my|her|his @part !up|back+together
  @who _4 @breaks my|her|his _1 @part !with+the+news|cooking|skiing|at+the+dentist
  threw|throws|throwing _4 at me|us|my+head|my+face|my+mom
  @who _3 pulls|pulled|yanks by+my+hair|me+by+the+hair|my+hair|her+hair
  put|puts|slid|slides|stuck|slipped|slips|placed|shoved|reached|reaches|sticks|runs|ran ~1 hand|hands|fingers|finger ~2 in|inside|under|up|down|on|between|beneath|over ~1 my|her|his @intimate
  showed|shows|exposed|exposes _1 me|her|him _2 private|privates|penis|genitals|naked|porn
  made|makes|make me|us|her|him touch|kiss|undress|strip|watch+porn
  @child|he|she|mom|wife|neighbor|friend _2 gets|is|being|was|getting|is+being|keeps+getting _1 beaten|hit|raped|molested|choked|whipped|strangled|abused by|every|at+home|up|almost|with
  # Kept in, and kept from calling
  @who _3 locked|locks|locking me|us in|up|inside &9 phone|phones|keys|wont+let|cant+get+out
  @who _3 took|takes|taken my|our phone|phones|keys &9 locked|locks|lock
  me|nos _2 encerro|encierra|tiene+encerrada|tiene+encerrado|tienen+encerrada|dejo+encerrada|dejo+encerrado &9 celular|telefono|movil|llaves|no+puedo+salir|no+me+deja|no+nos+deja
  # English: threats
  says|said|say|told|tells|threatens|threatened|threatening|swears|swore|keeps+saying|promised|going|wants|want|tried|trying|plans|gonna|threat|threats ~5 kill|stab|shoot|murder|burn|strangle me|us|my+family|my+kids|my+children !with+work|with+deadlines
  he|she|they will|is+going+to|are+going+to|would|might|could|almost|nearly|wants+to kill|murder|stab|shoot|strangle me|us|killed
  will|would|might|going+to kill me if+i leave|tell|go|try|report|talk|call
  afraid|scared|terrified|fear|frightened|worried ~4 he|she|they|husband|wife|partner|boyfriend|ex|dad|father|someone ~4 hurt|kill|hit|beat|stab|shoot|rape me|us|them|her|him|my+kids|again
  death threats !to+the+character
  threaten*|threat _4 with _1 @weapon
  # English: harm to others
  @want to? _1 kill|killing|stab|stabbing|murder|murdering|strangle|shoot|shooting|poison|beat+up|beating+up|hurt|hurting|harm|smother|drown|attack _1 him|her|them|someone|people|everyone|all+of+them|others|my+mom|my+dad|my+mother|my+father|my+wife|my+husband|my+ex|my+baby|my+kids|my+child|my+children|my+son|my+daughter|my+brother|my+sister|my+coworkers|my+classmates|my+family|my+roommate|my+neighbor|my+girlfriend|my+boyfriend|my+stepdad|the+kids|the+children|the+baby !feelings|at|in+the+game|photos|for|with+a+camera|off|on+camera|up|some|or
  @want to? _1 beat|hit|hitting|slap|punch|choke|smack|kick my _1 @partner|wife|mom|mother|dad|father|kids|kid|son|daughter|child|baby|grandma !at|in+the+game
  @quiero|ganas _1 pegarle|golpear|pegarles|cachetear|agarrar+a+golpes|golpearle a mi _1 @partner|mujer|mama|papa|madre|padre|hijo|hija|hijos|ninos|bebe
  @want to? kill|stab|shoot|murder|poison|strangle|hurt|kill+off the|that|a|this _2 man|guy|person|woman|boy|girl|bastard|neighbor|people|person|animal+who !in+the+game|photo|portrait
  @quiero _1 matar|acuchillar|apunalar|balear|envenenar al|a+la|a+los|a+ese|a+esa|a+un|a+una _1 hombre|tipo|mujer|maldito|desgraciado|vecino|nina|nino|persona|padre|novio|marido|gente
  force|forced|forces|forcing himself|herself on|upon me|her|him
  drugged|drogo|drogaron me|my+drink
  me drogo|drogaron
  going|will|plan|planning|about|decided|gonna to? kill|stab|murder|shoot|poison my|the|a boss|teacher|landlord|manager|neighbors|cousin|uncle
  might|could|may|scared|afraid|terrified|thoughts|urge|urges|almost|going+to|gonna|want ~5 hurt|hurting|harm|harming|shake|shaking|smother|drown|kill|killing|shook|hit|hitting my|the|our baby|child|kids|son|daughter|newborn|toddler|children|family|wife|husband|partner
  @weapon &12 get+even|desquitar|desquitarme|make+them|vengarme|make+him|make+her
  @weapon &12 pay|revenge|kill|shoot|teach+him|teach+them|teach+her
  pay|kill|revenge|shoot|hurt+him|hurt+them|end+him &12 gun|pistol|machete|weapon|knife|shotgun
  shoot|shooting|blow|burn up|down _2 school|office|church|mall|house|workplace|building|place
  bring|bringing|take|taking a|my gun|knife|weapon to school|work|class|the+office
  # voices
  voices|voice|voz|voces ~9 kill|stab|murder|mate|matar|mata|mates|maten|matarme|matarlo|jump|salte !acting|coach|cast|actor
  voices|voice ~6 tell|tells|telling|told|say|saying|says|command|commands|commanding|order|orders|want|scream ~4 kill|hurt|jump|die|harm|stab|myself|do+it|burn|attack|hurting
  voces|voz ~6 dicen|dice|ordenan|ordena|mandan|piden|pide|dijeron|gritan|obligan ~6 mat*|muera|morir|dano|salte|saltar|tire|tirarme|lastim*|ataque|haga+algo|corte|acuchill*
  # English: domestic
  i|i+am|me|my|victim|living|suffer|suffering|experienc* _4 domestic violence|abuse !law*|prevention|shelter|research|survivors
  # Español: me hacen daño
  @who ~5 me|nos|te _2 @pega !la+noticia|el+sol|el+resfri*|la+gripe|el+covid|un+susto|la+idea|las+ganas|un+reto|un+grito|la+mania|el+vicio|a+estudiar|a+mejorar
  me|nos _2 @pega ~2 mi|el|la|un|su _1 @partner|@elder|hermano|hijo|jefe|profesor
  me|nos han|ha|estan|esta|suelen|vuelve+a|volvio+a|siempre|volvieron+a _1 @pega !la+noticia|el|la|un+susto|muy|mucho|duro|fuerte
  me|nos tiene|tienen|tuvieron secuestrad*|raptad*
  me viola|violan|violaron|estrangulo|golpean|golpearon|apunal*|patean|maltrata|maltratan|agredieron|agredio|manosea|manoseo|manosearon|torturan
  me+violo|violaron+a
  @partner|@elder|profesor|profesora|abuela|tia _3 le|les|lo|la|los|nos _1 @pega _2 a|. mi|mis|los|la|su|.|nosotros
  fui|soy|he+sido|estoy+siendo|siendo|somos|era _1 violad*|abusad*|golpead*|maltratad*|agredid*|victima+de+violencia|secuestrad*|victima+de+trata|victima+de+abuso
  agarr*|apret*|cogio|coge|sujet*|mano|manos|tomo|toma|puso ~4 cuello|garganta !_1:roto
  del|el cuello ~4 ahog*|asfixi*|apret*
  oblig*|fuerz*|forz* ~2 a _3 sexo|relaciones|acostarme|prostituirme|desnudarme|tocarlo|prostitu*|tener+sexo
  @partner|@elder|profe|profesor|entrenador|cura|primo|hermano|jefe|hombre|tipo|alguien|vecino|pastor|abuelo ~6 me|la|lo|nos _2 toca|tocan|toco|tocaba|tocado|tocando|manosea|manoseo !el+piano|la+guitarra|una+cancion|trabajar|ir|hacer|cuidar|el+turno|a+mi+trabajar|pagar|limpiar|un+tema|la+puerta|el+timbre
  toca|tocan|toco|manosea ~2 a mi|una|la _1 hija|hijo|hermana|sobrina|alumna|nina|nino|hermano|hermanita|hijastra
  padrastro|tio|abuelo|primo|papa|entrenador ~12 y me toca|toco|tocaba
  me toca|toco|tocan en|cuando|sin|por|las|mis partes|mi+consentimiento|la+noche|las+noches|duermo|debajo|permiso|querer
  abus* _1 sexualmente? de mi|nosotr*|una|la|mi
  abusa|abuso|abusan|abusando|abusaron _1 de|sexual* _1 mi|una|mi+hija|mi+hijo|menor
  sufro|vivo|victima|sufriendo|viviendo|soy|mi+casa|sufrimos|sufre|vive _4 violencia|maltrato|abuso !laboral+por
  me|nos|le pateo|patea|mordio|quemo|apreto|escupio|golpeo|pego|rasguno|golpea ~1 la|el|en+la|en+el|los|las @part !contra+la+mesa
  me|nos golpea|golpeo|maltrata|maltrato|viola|estrangulo|abofetea|abofeteo|cachetea|patea|azota|apunalo|golpean|golpearon !la|el|mucho|fuerte|duro
  @who ~6 la|lo|los|las ~1 @golpea
  violaron|golpearon|apunalaron|secuestraron|violo|mataron a mi|una|nuestra _1 amiga|amigo|hermana|hermano|hija|hijo|prima|vecina|companera|mama|alumna
  raped|beat|stabbed|kidnapped|drugged my|a|our friend|sister|brother|daughter|son|cousin|mom|roommate|neighbor
  esta|estan|estaba|anda tocando|manoseando|abusando ~2 mi|una|la|su @child|nina|nino
  is|are|was|been|keeps touching|groping|molesting|abusing|hurting|hitting|beating _1 my|our|a @child|mom|mother
  miedo|quiero|ganas|temo|quisiera|capaz|podria ~3 lastimar|danar|ahogar|sacudir|golpear|pegarle a|al mi|un _1 recien|bebe|guagua|hijo|hija|hijos|hijas|nino|nina|ninos
  @who ~8 me|le|la|lo|nos ~1 @rompe _1 la|el|los|un|una|las|mi|su @part !dentista|doctor|en+el+juego
  me|nos|la|lo|le @rompe ~3 tan+fuerte|contra|escalera|escaleras|piso|suelo|pared|pelo|brazo|brazos|cuello|golpes|combos|patadas|mesa !proyecto
  me|le|nos _2 a golpes|combos|patadas|punetazos|correazos|palos|cinturonazos|chancletazos|charchazos|cachetadas|varillazos
  @who ~8 cinturonazos|correazos|cachetadas|palizas|golpizas|punetazos|varillazos|charchazos|chancletazos
  metio|mete|puso|pone|metia|paso|pasa|meten|metieron ~1 mano|manos|dedos|dedo ~5 @intimate
  me hizo|hace|hacia|obligo|pide+que|hicieron _2 tocarlo|tocarle|desnudarme|besarlo|mostrarle|ver+porno
  a mi|su|un|una|el|la|mis @child ~2 le|lo|la|les|los _1 @pega !en+el+juego|el+sol|en+el+partido
  mi|su|la|el @child ~3 lo|la|le|los _2 @pega ~2 su|el|la|papa|mama|padrastro|padre|madre|pareja
  violaron|golpearon|apunalaron|abusaron|pegaron ~2 mi @child|mama|hermano|hermana|amiga|amigo|pareja
  le|lo|la|los pegaron|golpearon|apunalaron|violaron ~1 a mi|una|un
  @quiero|imagino|imaginando|imagine _1 ahorcar|ahogar|apunalando|apunalar|matando|acuchillando|asfixiar|sacudir a|al mi|la|el? bebe|guagua|hijo|hija|marido|esposa|esposo|mujer|pareja|papa|mama|padrastro|hermano|hijos
  tiro|lanzo|tira|lanza|echo|derramo _1 agua+hirviendo|agua+caliente|acido|aceite+caliente|bencina|gasolina
  threw|poured|throws ~1 hot|boiling|burning|acid ~4 on|at me|us|her|him
  vendieron|vendio|vendida|sold|trafficked ~1 me|a|to ~2 hombre|man|men|hombres|brothel|burdel|gang
  me vendieron|vendio a|por
  tiene|con|trae|anda _1 un|una @weapon ~6 afuera|puerta|casa|usar|mat*|dice|amenaz*
  @who ~4 tiene|has un|una|a @weapon &6 usar|use|dice|says|outside|afuera|threat*|amenaz* !to+use+in+the+kitchen
  woke|desperte ~2 naked|desnuda|desnudo|with+no+clothes
  echaron|puso|pusieron|put|slipped ~1 algo|something ~3 trago|drink|bebida|vaso
  # Español: amenazas
  amenaz* ~5 muerte|matar*|apunal*|acuchill*|mata|cuchillo|pistola|arma|golpear*|machete|pegar*|quemar*|disparar*
  @weapon ~2 en|contra mi|el+cuello|la+cabeza|la+cara
  @partner|ex|el|ella|tipo|padrastro|papa|padre|hombre ~6 con un|una|el|la @weapon
  dice|dijo|dijeron|jura|juro|grita|grito|amenaza|advirtio|dicho|escribio ~7 me|nos _2 mata|matar|matara|mataria|matan
  si ~6 me|nos mata|va+a+matar|matan|mataria|van+a+matar
  me|nos quiere|quieren|intento|trato|quiso|puede|casi|juro _2 matar|matarme|mata|acuchillar|quemar !de|si+no+entrego|si+llego+tarde|la+curiosidad
  matarme|matarnos @partner|mi+papa
  miedo|terror|temo|asusta ~2 que ~3 mate|pegue|golpee|haga+dano|viole|agreda|ataque|lastime|mate+a
  # Español: daño a otros
  @quiero _1 matarlo|matarla|matarlos|matarlas|matarle|asesinar*|acuchillar*|apunalar*|balear*|dispararle|dispararles|degollar*|envenenarlo|envenenarla|estrangular*|golpearla|golpearlo|pegarle+un+tiro !el+tiempo
  @quiero _1 matar a !1:jefe|jefa|suegra|profe _1 mi|mis|un|una|ese|esa|esos|alguien|todos|gente|ella|el|quien|los|la !jefe+final|mosca*|mosquito*|hormiga*|plaga*|bicho*|zancudo*|cucaracha*|rat*|que+tengo
  voy|vamos a matar a !1:jefe|jefa|suegra|profe mi|todos|alguien|un|una|ese|esa|ella|el|la|los|mis|gente
  voy+a|quiero|planeo|pienso matar al tipo|hombre|vecino|novio|marido|jefe+y
  hacerle|haga|hacer|hacerles|lastimar|hacerle+un _1 dano? _1 a|al mi|un|alguien|otros|los|mis|bebe|nino _1 bebe|hijo|hija|hijos|guagua|gente|alguien|personas|pareja|familia|esposa|mama|otros|.
  @weapon &14 matar*|buscar*|pagar*|venganza|vengar*|ajustar|encontrar*|el+que|muert*
  matar*|pagar*|venganza|vengarme &12 @weapon
  balear|balacear|disparar en|a|contra mi|la|el|los|un colegio|escuela|oficina|gente|companeros|todos
`);

/** Hints of fear, control, or of somebody who can't leave. */
export const maybe = readPatterns(`
  # English
  domestic violence|abuse
  abusive _1 @who|relationship|marriage|household|home|father|home
  abused|molested|assaulted|trafficked|raped|incest
  human|sex trafficking|trafficked
  @want|could|feel+like|might to? kill|killing|murder|strangle my boss|manager|landlord|teacher|boyfriend|cat
  make|making him|her|them|everyone pay !for+dinner|the+bill|rent|back|me|their+share
  voices in|inside my head
  hear|hearing|heard voices
  @who _3 @hits me|us|her|him|them !at|to+it|in|by|with+an|up
  @partner|he|she _2 used+to hit|beat|choke|hurt me|us
  @partner|wife will|would|is+going+to|going+to kill me
  afraid|scared|terrified|frightened|fear|fearful _1 of _1 him|@partner|@elder|my+son|her+dad|her+father|his+dad|his+father|my+brother !reaction|judg*|opinion|disappoint*
  scared|afraid|terrified|dont+want|cant|fear|dread to? go|be|return|sleep|come|going _1 home|with+him|alone+with !for+christmas|because+of+traffic
  not|dont|never _1 safe in|at|with|around|. _1 home|house|him|my|. !for+work|online|to+drive
  @who _3 locks|locked|lock|locking|traps|trapped|keeps|kept|holds|held me|us|the+door|me+up _3 in|inside|up|room|house|home|basement|prisoner|hostage|night|.|when !out
  locks|locked|lock the door _4 cant+leave|permission|inside
  locked|trapped|kept|held|hostage|prisoner _2 in|against|inside _1 the|my|his|a|their room|house|basement|will|home|apartment
  @partner|he|she|they|pimp|employer|boss|agency|family ~6 wont|doesnt|never|dont|didnt|not let|allow|lets|allowed me|us _2 leave|go+out|out|go|see+my|talk+to|work|have+friends|use+my|contact|call|eat|sleep !early|of+this+contract|on+holiday|on+vacation|remote*|from+home
  doesnt|dont|wont|not|never let|allow me|us see|talk|visit|contact _1 my? _1 family|friends|mom|sister|anyone|kids|parents
  took|taken|takes|keeps|kept|hid|holding|confiscated|holds|has|hides|withholds _2 my|our|all+my _1 @belongings !at+the+airport|embassy|stolen !4:embassy|consulate|airline|airport|bank|visa+application|customs
  took|takes|keeps|kept|holds|confiscated _1 my|our passports
  permission to _1 go|leave|see|eat|talk|use|work|sleep|spend
  @partner|he|she|they ~2 controls|control|controlling|decides|monitors|tracks|checks _1 my|what+i|who+i|everything|where+i|how+i|all+my !blood+sugar|diet
  @partner|he|she|they _2 checks|reads|tracks|monitors|goes+through _1 my phone|messages|texts|location|email
  eggshells
  force|forces|forced|forcing|make|makes|made|making me|us|them|her to? work|marry|beg|sell|prostitut*|have !harder|on+my+form
  work|working ~4 debt|without+pay|without+being+paid|for+no+pay|for+free ~8 leave|passport|papers|let|go|documents
  pay|paying|work|repay|owe ~3 debt ~6 let|leave|go+.|papers|passport|escape
  not|doesnt|dont|never|without pay|paying|paid|pays me? &6 passport|documents|papers|leave|escape
  against my will
  @partner|he|she|someone|stalker|man|guy|they|stranger|coworker _3 follows|follow|following|followed|stalks|stalking|stalked|tracks|tracking|spying|spies|spy|watches|watching+me|waits|waiting _2 me|my+phone|my+car|outside|for+me|on+me|us|in+the+car|at !on+instagram|on+twitter|on+tiktok|on+linkedin|in+the+market|on+social
  stalk* me|us
  being|am stalked|followed|watched|blackmailed|trafficked|threatened
  ex|stalker|he|man|guy|someone _3 outside|shows+up|showed+up|turned+up|turns+up|waits|waiting _3 my|me|house|work|door|home
  threat* _2 me|us|my|to !2:fire|sue|competitor*|quit
  blackmail* me|us|my
  @elder|boyfriend|he|cousin|brother _3 comes|enters|came|sneaks|gets|climbs|creeps _2 my|her|his|our room|bed|bedroom _5 night|dark|asleep|sleep|.
  alone with _2 @elder|boyfriend|coach|teacher|him|cousin|priest
  night|nights ~7 boyfriend|stepdad|uncle|stepfather _2 home|comes|room|drunk
  @child ~6 something|happens|happening|secret|touch* ~6 night|boyfriend|stepdad|uncle|stepfather|dad|home
  he|she|@partner|@elder ~5 violent|aggressive|physical !2:dog|storm
  when|after he|she|@partner|@elder _2 drinks|drunk|angry|drinking|rage ~6 hide|scared|hits|breaks|throws|violent|lock|afraid|does|smash*
  what he|she does|did _3 angry|drunk|mad|drinking
  throws|threw|smashes|smashed|breaks|punches|punched _3 at+me|the+wall|walls|doors|my+things|my+phone
  hurts|hurt|hit|hitting|abusing|hurting|hits|beats my|the|a _1 @child|mom|mother|wife !2:knee|ankle|back|head+on|with+a+ball
  slave|enslaved|captive
  teacher|coach|tutor|profesor|profe|entrenador|man|hombre|stranger|desconocido|senor|adult|boss|uncle|tio|vecino|neighbor ~6 messages|texts|writes|escribe|manda|chats|dms|sends|pide|asks ~6 night|nights|noche|noches|photos|fotos|pictures|secret|secreto|desnuda !for+work
  @partner|@elder|brother|roommate|neighbor|boyfriend|hermano|vecino|companero|he|she|him ~3 scares|frightens|terrifies|intimidates|asusta|atemoriza|intimida|aterra ~1 me|her|him|us|my|.
  me|nos|la|le asusta|aterra|intimida ~2 mi _1 @partner|@elder|hermano
  holes|hole|hoyos|hoyo|agujeros in|en _1 the|la|las|los wall|walls|door|pared|paredes|puerta !from+nails|to+fill
  makes|make|made|hace|hacen|hacia|obliga|forces ~1 me|her|hacer|a do|hacer|things|cosas _2 things|cosas|stuff|bed|cama|dont|no ~5 bed|cama|sexual|dont+want|no+quiero|sex|hurt|duele
  do things|stuff _2 in bed|sexually ~2 dont|not
  @partner|@elder|he|she|brother|hermano ~6 breaks|smashes|rompe|quiebra|throws|tira|punches|destroys|destruye|patea ~2 things|everything|stuff|todo|cosas|plates|doors|platos|puertas|furniture|muebles|wall|pared|cosas
  @elder|brother|cousin|boyfriend|hermano|primo|he|neighbor|vecino|landlord|roommate|novio ~4 walks+in|entra|mira|watches|spies|peeks|films|records|graba|espia|looks|takes ~6 shower|ducho|ducha|bathroom|bano|undress|visto|naked|desnud*|change|cambio|duermo|bra|sleeping
  neighbor|neighbors|vecina|vecino|vecinos|next+door|upstairs|al+lado|downstairs|arriba|nextdoor ~9 screams|screaming|hits|gritos|golpes|crying|beating|beats|pega|help|auxilio|socorro|yelling+at+her|le+pega|golpea|thuds !the+ball
  hear|hears|escucho|oigo|heard|escuche ~5 gritos|golpes|screams|screaming|hits|beating|thuds|crying ~6 neighbor|neighbors|vecina|vecino|next+door|upstairs|lado|arriba|wall|pared|help
  @child ~6 something|algo|cosas|things ~3 bad|malo|malas|feo|weird|raro ~6 night|noche|casa|house|bed|cama
  @child ~5 night|noche|noches ~4 algo|something ~2 bad|malo|raro|happens|pasa
  scared|afraid|terrified|miedo|asusta|fear|frightened ~3 what|lo+que _2 @partner|@elder ~3 do|does|haga|hara|hacer|will|might|pueda|diga
  took|take|takes|aprovecho|aprovecha|aprovechaba advantage|de of|mi me|. !on+price
  se aprovecho|aprovecha|aprovechaba|aprovecharon de mi|ella|mi+hija !amabilidad
  scared|afraid|terrified|miedo|asusta|fear|frightened ~3 what|lo+que|que he|she|they|haga|hara|pueda|puede|me+haga|me+haria ~2 do|does|hacer|cuando|.|hacerme|might|would|will|when|si|does
  isolates|isolated|aisla|aislo|alejo|aleja me|us ~1 from|de
  made|makes|hizo|hace|obligo|obliga|forced ~1 me|a _1 quit|leave|give+up|renunciar|dejar|abandonar ~2 job|work|studies|school|trabajo|estudios|universidad|family|familia|friends|pega
  no|any|without|sin money|plata|dinero|recursos to|para leave|irme|escape|escapar|separarme|dejarlo
  text|send|mandar|enviar|mandarle|enviarle|report|avisar|avisarle|show|mostrarle ~3 him|her|photo|foto|location|ubicacion ~6 where|donde|every|cada|hour|hora|location|ubicacion
  grabs|touches|corners|kisses|gropes|agarra|toca|manosea|besa|abraza|acaricia ~2 when|cuando ~3 nobody|alone|nadie|solos|solas|asleep|dormida
  me agarra|toca|manosea|besa|abraza|acaricia|acorrala ~2 cuando ~3 nadie|solos|solas|duermo
  cover|covers|tapo|cubro|escondo|hide|hiding|makeup|maquillaje|long+sleeves|manga+larga|sunglasses ~7 bruise*|moretones|marks|marcas|arms|brazos|black+eye|neck|golpes
  sexual|sexually harass*|acoso|abuse
  acoso|hostigamiento sexual
  groped|grope|manoseo|manosearon|manosea me|en|.
  harassed|harasses|harassing me|us ~3 sexually|at+night|every
  someone|alguien|he|man|hombre|ex ~4 break+in|breaking+in|broke+in|broke+down|entrar+a+mi+casa|forzando+la+puerta|rompio+mi+puerta|patadas+mi+puerta ~4 now|ahora|door|puerta|.
  rompio|broke|tiro|pateo|kicked ~2 puerta|door ~3 patadas|down|.|in
  camera|cameras|camara|camaras ~5 watch|spy|vigila*|espia*|controla* ~1 me|.
  vigila|espia|watches|monitors|watching ~2 me|con|with ~2 camara|camaras|cameras|camera|app
  wont|doesnt|never|no me? let|lets|deja|dejan|permite me? _1 see|go|ir|ver ~2 doctor|medico|hospital|dentist|police|carabineros|policia
  @partner|mother|father|he|she takes|take|took|controls|steals|keeps my paycheck|salary|wages|pension|paychecks|earnings
  took|taken|llevo|quito ~1 my|mi|a+mi|mis @child &6 give|back|devuel*|wont|not+return|escond*|see
  kill|killed|strangled|hurts|hurt|mato|ahorco|lastimo|pateo|kicked ~2 mi|my|a+mi cat|dog|perro|gato|pet|mascota|perra|gata ~3 scare|asust*|to+punish|amenaz*|in+front|frente|revenge|castig*
  # Español
  violencia|maltrato|abuso|abusos intrafamiliar|domestica|de+genero|sexual|fisica|fisico|infantil|psicologica|familiar|en+casa
  me|nos|le _2 @pegaba
  me cortaba|quemaba|lastimaba|autolesionaba !el+pelo|la+luz|el+agua|las+unas
  me|nos ~1 pega|pegan|pegaron !la|el|un|una|bien|mal|mucho|fuerte|harto|con+el+estilo|esta|este|tu
  nos pega|golpea|pegan|grita+y+pega
  @who ~3 abuso|abusaron|abusaba|abus* de
  abusaron|abusado|abusada|abusaban
  me|nos amenaz* !3:despedir*|demand*|denunci*|multa
  amenaz* me|nos|a+mi|con+hacer*|con+quit* !con+denunciar*|con+demandar*
  @partner|mujer|senora|papa ~4 me va+a+matar|mata|quiere+matar
  ganas|quiero|quisiera _1 de? matar a|al mi? jefe|jefa|suegra
  me|nos va|van|iba a? matar|matarme !de
  me las|la|lo va|van a pagar
  vengarme|venganza de|contra|por _2 el|ella|ellos|mi|lo
  escucho|oigo|escuchar|escuchando|oir _1 voces
  voces en mi+cabeza|la+cabeza
  miedo|terror|temo|tememos _2 a|de|le _2 @partner|@elder|el|ella|hijo|hermano !.:que
  le|les tengo|tiene|tenemos|tienen _1 miedo|terror|panico a|al? _2 @partner|@elder|@who
  miedo|susto|terror|panico|quiero _1 de? volver|llegar|estar|ir|dormir|regresar ~2 casa|con+el|conmigo|mi+casa !de+vacaciones|tarde|a+cocinar|en+micro
  me|nos|la|lo ~1 encierra|encierran|encerro|encerraron|encerrado|encerrada|encerrados|encerradas|secuestr*|retien*|retuvo
  @partner|el|ella|ellos|jefe|patron|patrona|familia|agencia ~6 no|ni|nunca me|nos|la deja|dejan|permite|permiten|dejaba _2 salir|ir|irme|ver|hablar|trabajar|usar|comer|estudiar|juntarme|irnos|visitar !temprano|dormir
  no|ni|nunca me|nos deja|dejan|permite|permiten _1 hablar|ver|juntarme|salir|irme|visitar|escapar ~3 nadie|familia|amigos|amigas|mama|.|casa|hijos|sola
  no me|nos dejan|deja salir|ir|irme|irnos|escapar
  me|nos|le _1 quito|quitaron|quita|quitan|retiene|retienen|retuvieron|escondio|esconde|tienen|tiene|saco _2 @belongings !2:asalt*|robo|consulado|aduana|aeropuerto|embajada
  me ~1 controla|controlan|vigila|vigilan|revisa|revisan|espia|espian|rastrea ~3 plata|dinero|celular|telefono|mensajes|todo|casa|movil|whatsapp|ropa|sueldo|salidas|redes|ubicacion|camara|.
  @partner|alguien|hombre|tipo|vecino|desconocido|companero|jefe ~5 me _2 sigue|persigue|siguiendo|persiguiendo|acosa|acosando|acecha|stalkea|espera|esperando|vigila|espia|acoso !gustando|doliendo|pagando|debiendo|costando|pidiendo|en+instagram|escribiendo+correos
  me|nos acosa|acosan|persigue|persiguen|acoso|esta+siguiendo|estan+siguiendo
  @partner|el|ella|papa|padre|jefe|patron|me|nos|tio oblig*|fuerza|fuerzan|hacen|hace ~2 trabajar|casarme|casar|mendigar|prostitu*|vender|robar
  oblig* a casarme|trabajar|prostituirme|mendigar|vender
  trabajo|trabajar|trabajando ~5 sin+que+me+paguen|sin+pago|sin+paga|gratis|pagar+una+deuda|la+deuda|no+me+pagan ~12 salir|pasaporte|papeles|.|deuda|dejan
  trata de personas|blancas|mujeres
  le|les tengo|tiene|tenemos|tienen _1 miedo|terror|panico|temor .|y|porque|cuando
  matrimonio|relacion|hogar|casa|pareja ~2 maltrato|violencia|golpes|abuso
  contra mi voluntad
  entra|viene|mete|aparece|llega|metia|entraba _2 mi|su|nuestra _1 pieza|cuarto|cama|habitacion|dormitorio|recamara ~4 noche|noches|duermo|.|madrugada
  solas|sola|solo|quedarse|quedarme|dejarla|dejarlo _2 con _2 padrastro|tio|abuelo|primo|entrenador|cura|padre|papa|novio+de
  se|me pone|vuelve|pone+muy|puso _1 violent*|agresiv*
  cuando toma|bebe|esta+borracho|llega+borracho|se+emborracha|se+cura|se+enoja|anda+curado ~8 miedo|pega|grita|escond*|violento|amenaza|rompe|golpea|quiebra|tira
  @partner|@elder ~4 violento|violenta|agresivo|agresiva|maltratador|golpeador|toxico+y+celoso
  relacion|hogar|casa|pareja abusiv*|violent*
  hacer|haga|hacerle|hacerles dano a
  rompe|rompio|quiebra|tira|lanza|lanzo _2 cosas|platos|puertas|celular ~6 enoja|miedo|grita|cara|mi|mis
`);
