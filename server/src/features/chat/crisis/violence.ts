import { readPatterns } from './pattern.ts';

/** Words that leave no doubt: somebody is being hurt, or is about to be. */
export const sure = readPatterns(`
  # English: being hurt
  @who _3 @hits me|us !to+it|by+a|by+one|by+two|with+an+idea|with+a+fine|to+the
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
  # English: threats
  says|said|say|told|tells|threatens|threatened|threatening|swears|swore|keeps+saying|promised|going|wants|want|tried|trying|plans|gonna|threat|threats ~5 kill|stab|shoot|murder|burn|strangle me|us|my+family|my+kids|my+children !with+work|with+deadlines
  he|she|they will|is+going+to|are+going+to|would|might|could|almost|nearly|wants+to kill|murder|stab|shoot|strangle me|us|killed
  will|would|might|going+to kill me if+i leave|tell|go|try|report|talk|call
  afraid|scared|terrified|fear|frightened|worried ~4 he|she|they|husband|wife|partner|boyfriend|ex|dad|father|someone ~4 hurt|kill|hit|beat|stab|shoot|rape me|us|them|her|him|my+kids|again
  death threats !to+the+character
  threaten*|threat _4 with _1 @weapon
  # English: harm to others
  @want to? _1 kill|killing|stab|stabbing|murder|murdering|strangle|shoot|shooting|poison|beat+up|beating+up|hurt|hurting|harm|smother|drown|attack _1 him|her|them|someone|people|everyone|all+of+them|others|my+mom|my+dad|my+mother|my+father|my+wife|my+husband|my+ex|my+baby|my+kids|my+child|my+children|my+son|my+daughter|my+brother|my+sister|my+coworkers|my+classmates|my+family|my+roommate|my+neighbor|my+girlfriend|my+boyfriend|my+stepdad|the+kids|the+children|the+baby !feelings|at|in+the+game|photos|for|with+a+camera|off|on+camera|up|some|or
  going|will|plan|planning|about|decided|gonna to? kill|stab|murder|shoot|poison my|the|a boss|teacher|landlord|manager|neighbors|cousin|uncle
  might|could|may|scared|afraid|terrified|thoughts|urge|urges|almost|going+to|gonna|want ~5 hurt|hurting|harm|harming|shake|shaking|smother|drown|kill|killing|shook|hit|hitting my|the|our baby|child|kids|son|daughter|newborn|toddler|children|family|wife|husband|partner
  @weapon &12 pay|revenge|kill|shoot|teach+him|teach+them|teach+her
  pay|kill|revenge|shoot|hurt+him|hurt+them|end+him &12 gun|pistol|machete|weapon|knife|shotgun
  shoot|shooting|blow|burn up|down _2 school|office|church|mall|house|workplace|building|place
  bring|bringing|take|taking a|my gun|knife|weapon to school|work|class|the+office
  # voices
  voices|voice ~6 tell|tells|telling|told|say|saying|says|command|commands|commanding|order|orders|want|scream ~4 kill|hurt|jump|die|harm|stab|myself|do+it|burn|attack|hurting
  voces|voz ~6 dicen|dice|ordenan|ordena|mandan|piden|pide|dijeron|gritan|obligan ~6 mat*|muera|morir|dano|salte|saltar|tire|tirarme|lastim*|ataque|haga+algo|corte|acuchill*
  # English: domestic
  i|i+am|me|my|victim|living|suffer|suffering|experienc* _4 domestic violence|abuse !law*|prevention|shelter|research|survivors
  # Español: me hacen daño
  @who ~5 me|nos|te _2 @pega !la+noticia|el+sol|el+resfri*|la+gripe|el+covid|un+susto|la+idea|las+ganas|un+reto|un+grito|la+mania|el+vicio|a+estudiar|a+mejorar
  me|nos _2 @pega ~2 mi|el|la|un|su _1 @partner|@elder|hermano|hijo|jefe|profesor
  me|nos han|ha|estan|esta|suelen|vuelve+a|volvio+a|siempre|volvieron+a _1 @pega !la+noticia|el|la|un+susto|muy|mucho|duro|fuerte
  me viola|violan|violaron|estrangul*|asfixi*|golpean|golpearon|apunal*|patean|maltrata|maltratan|agredieron|agredio|manosea|manoseo|manosearon|torturan
  me+violo|violaron+a
  @partner|@elder|profesor|profesora|abuela|tia _3 le|les|lo|la|los|nos _1 @pega _2 a|. mi|mis|los|la|su|.|nosotros
  fui|soy|he+sido|estoy+siendo|siendo|somos|era _1 violad*|abusad*|golpead*|maltratad*|agredid*|victima+de+violencia|secuestrad*|victima+de+trata|victima+de+abuso
  agarr*|apret*|cogio|coge|sujet*|mano|manos|tomo|toma|puso ~4 cuello|garganta !_1:roto
  del|el cuello ~4 ahog*|asfixi*|apret*
  oblig*|fuerz*|forz* ~2 a _3 sexo|relaciones|acostarme|prostituirme|desnudarme|tocarlo|prostitu*|tener+sexo
  @partner|@elder|profe|profesor|entrenador|cura|primo|hermano|jefe|hombre|tipo|alguien|vecino|pastor|abuelo ~6 me|la|lo|le|nos|se|y _2 toca|tocan|toco|tocaba|tocado|tocando|manosea|manoseo !el+piano|la+guitarra|una+cancion|trabajar|ir|hacer|cuidar|el+turno|a+mi+trabajar|pagar|limpiar|un+tema|la+puerta|el+timbre
  toca|tocan|toco|manosea ~2 a mi|una|la _1 hija|hijo|hermana|sobrina|alumna|nina|nino|hermano|hermanita|hijastra
  padrastro|tio|abuelo|primo|papa|entrenador ~12 y me toca|toco|tocaba
  me toca|toco|tocan en|cuando|sin|por|las|mis partes|mi+consentimiento|la+noche|las+noches|duermo|debajo|permiso|querer
  abus* _1 sexualmente? de mi|nosotr*|una|la|mi
  abusa|abuso|abusan|abusando|abusaron _1 de|sexual* _1 mi|una|mi+hija|mi+hijo|menor
  sufro|vivo|victima|sufriendo|viviendo|soy|mi+casa|sufrimos|sufre|vive _4 violencia|maltrato|abuso !laboral+por
  # Español: amenazas
  amenaz* ~5 muerte|matar*|mata|cuchillo|pistola|arma|golpear*|machete|pegar*|quemar*|disparar*
  @weapon ~2 en|contra mi|el+cuello|la+cabeza|la+cara
  @partner|ex|el|ella|tipo|padrastro|papa|padre|hombre ~6 con un|una|el|la @weapon
  dice|dijo|dijeron|jura|juro|grita|grito|amenaza|advirtio|dicho|escribio ~7 me|nos _2 mata|matar|matara|mataria|matan
  si ~6 me|nos mata|va+a+matar|matan|mataria|van+a+matar
  me|nos quiere|quieren|va|van|intento|trato|quiso|iba|puede|casi|juro _2 matar|matarme|mata|acuchillar|quemar !de|si+no+entrego|si+llego+tarde|la+curiosidad
  matarme|matarnos @partner|mi+papa
  miedo|terror|temo|asusta ~2 que ~3 mate|pegue|golpee|haga+dano|viole|agreda|ataque|lastime|mate+a
  # Español: daño a otros
  @quiero _1 matarlo|matarla|matarlos|matarlas|matarle|asesinar*|acuchillar*|apunalar*|balear*|dispararle|dispararles|degollar*|envenenarlo|envenenarla|estrangular*|golpearla|golpearlo|pegarle+un+tiro !el+tiempo
  @quiero _1 matar a _1 mi|mis|un|una|ese|esa|esos|alguien|todos|gente|ella|el|quien|los|la !jefe+final|mosca*|mosquito*|hormiga*|plaga*|bicho*|zancudo*|cucaracha*|rat*|que+tengo
  voy|vamos a matar a|al _4
  voy+a|quiero|planeo|pienso matar al que|tipo|hombre|vecino|novio|marido|jefe+y
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
  @partner|he|she|they|family|parents _3 locks|locked|lock|locking|traps|trapped|keeps|kept|holds|held me|us|the+door|me+up _3 in|inside|up|room|house|home|basement|prisoner|hostage|night|.|when !out
  locks|locked|lock the door _4 cant+leave|permission|inside
  locked|trapped|kept|held|hostage|prisoner _2 in|against|inside _1 the|my|his|a|their room|house|basement|will|home|apartment
  @partner|he|she|they|pimp|employer|boss|agency|family ~6 wont|doesnt|never|dont|didnt|not let|allow|lets|allowed me|us _2 leave|go+out|out|go|see+my|talk+to|work|have+friends|use+my|contact|call|eat|sleep !early|of+this+contract|on+holiday|on+vacation|remote*|from+home
  doesnt|dont|wont|not|never let|allow me|us see|talk|visit|contact _1 my? _1 family|friends|mom|sister|anyone|kids|parents
  took|taken|takes|keeps|kept|hid|holding|confiscated|holds|has|hides|withholds _2 my|our|all+my @belongings !at+the+airport|embassy|stolen !4:embassy|consulate|airline|airport|bank|visa+application|customs
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
  bruise|bruises|black+eye|welts|marks+on+her|marks+on+his|burn+marks ~8 she|he|her|his|child|daughter|son|wont+say|student|friend|neighbor|niece|dad|boyfriend
  she|he|her|his|child|daughter|son|student|friend|neighbor|niece|wife|kid|nephew|girl|boy ~8 bruise|bruises|black+eye|welts|burn+marks !1:from+football|from+soccer
  @elder|boyfriend|he|cousin|brother _3 comes|enters|came|sneaks|gets|climbs|creeps _2 my|her|his|our room|bed|bedroom _5 night|dark|asleep|sleep|.
  alone with _2 @elder|boyfriend|coach|teacher|him|cousin|priest
  night|nights ~7 boyfriend|stepdad|uncle|stepfather _2 home|comes|room|drunk
  @child ~6 something|happens|happening|secret|touch* ~6 night|boyfriend|stepdad|uncle|stepfather|dad|home
  he|she|@partner|@elder ~5 violent|aggressive|physical !_2 dog|storm
  when|after he|she|@partner|@elder _2 drinks|drunk|angry|drinking|rage ~6 hide|scared|hits|breaks|throws|violent|lock|afraid|does|smash*
  what he|she does|did _3 angry|drunk|mad|drinking
  throws|threw|smashes|smashed|breaks|punches|punched _3 at+me|the+wall|walls|doors|my+things|my+phone
  hurts|hurt|hit|hitting|abusing|hurting|hits|beats my|the|a _1 @child|mom|mother|wife !2:knee|ankle|back|head+on|with+a+ball
  slave|enslaved|captive
  # Español
  violencia|maltrato|abuso|abusos intrafamiliar|domestica|de+genero|sexual|fisica|fisico|infantil|psicologica|familiar|en+casa
  me|nos|le _2 @pegaba
  me cortaba|quemaba|lastimaba|autolesionaba !el+pelo|la+luz|el+agua|las+unas
  me|nos ~1 pega|pegan|pegaron !la|el|un|una|bien|mal|mucho|fuerte|harto|con+el+estilo|esta|este|tu
  nos pega|golpea|pegan|grita+y+pega
  @who ~3 abuso|abusaron|abusaba|abus* de
  abusaron|abusado|abusada|abusaban
  me|nos amenaz* !3:despedir*|demand*|multa
  amenaz* me|nos|a+mi|con+hacer*|con+quit*
  @partner|mujer|senora|papa ~4 me va+a+matar|mata|quiere+matar
  ganas|quiero|quisiera _1 de? matar a|al mi? jefe|jefa|suegra
  me las|la|lo va|van a pagar
  vengarme|venganza de|contra|por _2 el|ella|ellos|mi|lo
  escucho|oigo|escuchar|escuchando|oir _1 voces
  voces en mi+cabeza|la+cabeza
  miedo|terror|temo|tememos _2 a|de|le _2 @partner|@elder|el|ella|hijo|hermano !.:que
  le|les tengo|tiene|tenemos|tienen _1 miedo|terror|panico a|al? _2 @partner|@elder|@who
  miedo|susto|terror|panico|quiero _1 de? volver|llegar|estar|ir|dormir|regresar ~2 casa|con+el|conmigo|mi+casa !de+vacaciones|tarde|a+cocinar|en+micro
  me|nos|la|lo ~1 encierra|encierran|encerro|encerraron|encerrado|encerrada|encerrados|encerradas|secuestr*|retien*|retuvo
  @partner|el|ella|ellos|jefe|patron|patrona|familia|agencia ~6 no|ni|nunca me|nos|la deja|dejan|permite|permiten|dejaba _2 salir|ir|irme|ver|hablar|trabajar|usar|comer|estudiar|tener|juntarme|irnos|visitar !temprano|dormir
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
  contra mi voluntad
  moretones|moreton|moratones|moretes|quemaduras|marcas+en|ojo+morado|golpes+en|morados ~9 casa|papa|padre|hablar|brazos|cuerpo|padrastro|dice|decir|espalda|cuenta|novio|marido
  @child|amiga|vecina|vecino|el|ella ~6 moretones|moreton|moratones|moretes|quemaduras|marcas|ojo+morado|golpes|morados
  entra|viene|mete|aparece|llega|metia|entraba _2 mi|su|nuestra _1 pieza|cuarto|cama|habitacion|dormitorio|recamara ~4 noche|noches|duermo|.|madrugada
  solas|sola|solo|quedarse|quedarme|dejarla|dejarlo _2 con _2 padrastro|tio|abuelo|primo|entrenador|cura|padre|papa|novio+de
  se|me pone|vuelve|pone+muy|puso _1 violent*|agresiv*
  cuando toma|bebe|esta+borracho|llega+borracho|se+emborracha|se+cura|se+enoja|anda+curado ~8 miedo|pega|grita|escond*|violento|amenaza|rompe|golpea|quiebra|tira
  @partner|@elder ~4 violento|violenta|agresivo|agresiva|maltratador|golpeador|toxico+y+celoso
  relacion|hogar|casa|pareja abusiv*|violent*
  hacer|haga|hacerle|hacerles dano a
  rompe|rompio|quiebra|tira|lanza|lanzo _2 cosas|platos|puertas|celular ~6 enoja|miedo|grita|cara|mi|mis
`);
