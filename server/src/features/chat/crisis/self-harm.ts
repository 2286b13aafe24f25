import { readPatterns } from './pattern.ts';

/** Words that leave no doubt: an own life, or one close by, is at risk now. */
export const sure = readPatterns(`
  # English: to kill oneself, to die
  @kill _1 myself
  @want to? @kill _1 myself
  @wish to? _2 die|dying|be+dead !of|from+laugh*|than|for|to|in+the+game|my|the|laughing
  want to dye !my|the|a|it|her|his|hair|some|fabric|wool|clothes|eggs|shoes|an|and|this|these|leather
  wish|hope|rather _2 i|be _2 dead|die|never+born|not+alive|never+been+born|stop+existing
  @want|want to? _1 stop|quit existing|living|being+alive|breathing !in|with|at|like+this
  better|off dead
  @dont want|feel|wish|care|deserve|like to? like? live|living|be+alive|being+alive|exist|existing|breathe|keep+living|stay+alive|go+on+living|continue+living|be+living !with|in|at|here|near|alone|by|without|on|there|like|under|off|abroad|together|next|this|for
  rather|prefer not live|exist|be+alive
  no|any|not+a|a|single reason|reasons|will|desire _1 to|for live|living|be+alive|stay+alive|go+on+living
  end|ending|ended|take|taking|finish|finishing|took _1 my|own life !savings|story|insurance|in|as|with
  morir|morirme|matarme|suicidarme|dying|death|dead|killing+myself|suicide|muerte ~4 unico|unica|only ~5 quiero|want|salida|solucion|way|opcion|option|answer|makes+sense|sentido|queda|left
  end|ending it|everything all|tonight|now|today
  end it !with|as|at|by|early|soon|all+the|in
  suicid* !prevention|hotline|rates|statistics|squad|watch|loss|survivor|survivors|in|is _3 thoughts|ideation|ideas|urges|plan|plans|note|tonight|again|mind|my+mind|think+about|attempt|attempts|way+out|now
  am|feel|feeling|been|felt|getting|is|feels _3 suicidal
  commit|committing|attempt|attempting|attempted|considering|contemplating|think|thinking|thought|thoughts|planning|want|mind|about|of|into _2 suicide !prevention|in|loss|squad|rates|bereave*|statistics|hotline|among|as|from
  ways|way|how _2 to kill+myself|die+painlessly|die+without+pain|commit+suicide|end+my+life
  painless|painlessly|easiest|quickest|fastest _2 die|death|way+to+die|way+to+go
  ready|lista|listo|prepared to|para die|morir !of|de
  # English: means
  took|taken|swallowed|swallow|downed|taking|take|ate|swallowing _2 @much _4 @pills !for|a+day|daily|every
  overdosed|overdosing|overdose !on+caffeine|on+coffee|on+sugar|on+chocolate|on+news|on+netflix|prevention|awareness|training
  @want to? jump|jumping|throw+myself|throwing+myself|step|stepping|lie+down|walk|leap|drive _2 off|from|in+front|into|under|out|onto _3 @place !tour|ride|station|school
  throw|throwing|threw myself _4 @place
  on _2 ledge|bridge|roof|tracks|edge|balcony|overpass|rooftop &6 jump|end+it|let+go|fall
  gun|pistol|rope|noose|pistola|soga|mecate &9 i+have+decided|made+up+my+mind|mind+is+made+up|ya+lo+decidi|ya+decidi|lo+tengo+decidido|estoy+decidido|estoy+decidida .
  @weapon|rope|noose|razor|blade|blades ~6 myself|my+head|my+mouth|my+neck|my+wrists|on+me|end+it|which+beam
  @weapon|razor|blade|blades|razors|glass|gillette|navaja|vidrio|cutter ~5 @body|throat|neck|cuello|garganta|sien|temple|mouth|boca !cooking|cut+while
  use it|this|them on myself|me
  slit|slitting|slash|slashed|cut|cutting|open|opened _1 my _1 wrist|wrists|veins|throat
  @pills &12 swallow|take|taking|tomar|tomarme|tragar|tragarme|tomarmelas|tomo|trago|tragarmelas|tomarmelo ~3 all|todo|todas|entero|entera|whole|every+one|at+once|juntas|de+una !daily|every+day
  tomarme|tragarme|tomarse|ingerir ~1 @much _4 @pills
  life|vida|lives &8 end|terminar|acabar|finish ~2 mine|mia
  @want|thinking+of|quiero|pienso+en|pensado+en to? crash|crashing|drive|driving|estrellar|estrellarme|chocar|swerve|swerving ~2 car|auto|coche|truck|moto ~4 on+purpose|off+the|into|a+proposito|contra|against
  termine|acabe con mi vida
  walk|swim|go|meterme|entrar|caminar|nadar into|to|al|en|hacia ~1 ocean|sea|mar|river|rio|lake|lago ~4 not+come+back|never+come+back|no+volver|not+return|no+salir
  # English: self-injury
  cut|cutting|cuts|burn|burning|burned|hurt|hurting|hurts|harm|harming|harmed|punish|scratching|injuring|injure|slitting _1 myself|himself|herself !shaving|cooking|at|running|off|some|a|out|playing|training|in+the+kitchen|in+yoga|in+the+gym|doing|lifting|while|skiing|by+accident|from+sugar|on+the|with+a+kitchen
  cut|cutting|cuts|burn|burning|burned|carve|carving|slice|slicing _1 my|his|her _1 @body !shaving|cooking|workout|fat|hair|day|on+the+oven
  selfharm* !awareness|prevention
  self harm|harming|harms|injure|injuring|injury
  cutting|cut|cuts|corte|cortar|cortarme|cortando|cortandome _1 again|deeper|otra+vez|mas+profundo|de+nuevo ~2 last|deeper|mas|.|than|anoche|ayer|hoy|last+night !on|the|costs|el|la|carbs
  volvi|vuelto|empece|sigo|vuelvo|segui a? cortarme|cortar|cortandome !el|la|los|las|pelo|carne|leche|con
  me volvi|vuelvo|empece a cortar|quemar|lastimar|hacer !el+pelo|la
  drank|drink|drinking|drunk|tome|tomo|tomar|tomarme|bebi|beber|ingeri|swallowed|inhaled|inhaling|tomado|trague _2 bleach|poison|antifreeze|chlorine|cloro|lavandina|lejia|veneno|raticida|detergent|detergente|pesticide|pesticida|insecticida|soda+caustica|ammonia|acido|drano
  razor|blade|gun|rope|noose|pistol|gillette|navaja|pistola|soga|cuchillo|pastillas|pills|revolver|knife|cutter|bisturi _2 in+my+hand|in+my+hands|in+front+of+me|next+to+me|beside+me|en+la+mano|en+mis+manos|frente+a+mi|al+lado+mio|en+mi+mano !cooking
  kill|killing|hurt|hang|hanging|drown|starve|shoot|poison herself|himself|themselves|themself|themselve
  kill yourself
  @want to? kill .
  took|taken|swallowed _3 bottle|overdose|bunch|handful|lots+of
  # Español: matarse, morir
  @quiero _2 dejar+de+vivir !con|en|de|solo|sola|aqui|asi|alla|lejos
  @quiero _2 @matarme !de|estudiando|trabajando|entrenando|por+entregar|con+el|la+cabeza
  quiero|quisiera|queria|deseo|deseando|ganas+de|gustaria|prefiero|preferiria|merezco|ojala|pienso+en|necesito|mejor|deberia|decidi _2 morir|morirme !6:kilos|kilo|pelo|partido|vestido|foto|trago|outfit !de|en+el+intento|por|virgen|con+las+botas|joven|en+la+playa|sin+antes|viejo|vieja
  me @quiero !morir _1 matar|suicidar|ahorcar|colgar|ahogar|desangrar|mato|mate !de|estudiando|trabajando|entrenando|por|con+las
  me|solo quiero|quisiera|deseo|queria|gustaria|dan+ganas+de|quiere _1 morir|morirme !de|por|en+paz+de !6:kilos|kilo|pelo|partido|vestido|foto|trago|outfit
  me @quiero !morir _1 suicidar|ahorcar|colgar|ahogar|desangrar|mato|mate !de|estudiando|trabajando|entrenando|por|con+las
  @matarme !de|estudiando|trabajando|entrenando|por|con+el
  me mate|mato|matare|quito+la+vida|quite+la+vida|ahorco|cuelgo|suicido !de|estudiando|trabajando|en+el+gimnasio|entrenando|por
  suicidarme|suicidarse|suicidar
  me|se|pienso|pensando|pensado|pense|ideas|pensamientos|ganas|intente|intento|intentado|planes|soy|estoy|cabeza|mente|tengo|pensamiento|unica _3 suicidio|suicida|suicidas|suicidarme|suicidarse|suicidar|suicidare
  suicidio _3 cabeza|mente|salida|opcion|solucion
  ojala _3 estuviera|estuviese|muera|muriera|muriese|hubiera|existiera|despertara|despertar ~2 muerto|muerta|.|nacido|mas|nunca
  ojala me|yo _1 muera|muriera|muriese|mate|pase+algo
  quisiera|quiero|prefiero|preferiria|mejor|deberia|gustaria|ojala _1 estar|estaria|estuviera? _1 muerto|muerta !de
  quisiera|ojala no haber|hubiera _1 nacido
  no quiero|queria|quisiera|deseo|merezco|tengo+ganas+de|dan+ganas+de|quiero+ya|tengo+por+que|puedo vivir|existir|seguir+viviendo|seguir+vivo|seguir+viva|estar+vivo|estar+viva|vivir+mas|seguir+existiendo !con|en|de|solo|sola|asi+con|cerca|lejos|mas+con|aqui|alla|lejos|ni|sin|asi|para|juntos|del
  no quiere vivir|seguir+viviendo|vivir+mas !con|en|de|solo|sola|aqui|cerca|lejos|conmigo|juntos
  no|sin|perdi|quita|quitaron|quedan|quedo _2 ganas|razon|razones|motivo|motivos|fuerzas de|para _1 vivir|seguir+viviendo|seguir+vivo|seguir+viva
  no|nunca volver? a? despertar|despertarme nunca|jamas|mas
  quitarme|quitarse|quito|quitare|acabar|terminar|termino|acabo|quitar|quiso+quitar con|la|mi _1 mi? vida !de|laboral|profesional|social|amorosa|en|como|sedentaria
  quiere|va+a|quiso|quiere+como|intento|trato+de|dice+que|piensa|amenaza|amenaza+con|amenazo+con|amenazando+con _3 matarse|morirse|suicidarse|ahorcarse|colgarse|quitarse+la+vida|cortarse+las+venas
  @third ~6 se ~1 quiere|queria|quiso|intento|trato+de|trata+de|anda+queriendo|va+a|iba+a|intenta _1 matar|suicidar|ahorcar|colgar|quitar+la+vida|tirar !de|por|con+las
  se _1 quiere|queria|quiso|intento|trato+de _1 matar|suicidar|ahorcar|colgar|morir|quitar+la+vida !de|por|con+las|en+esa|trabajando|estudiando
  se va+a _1 matar|suicidar|ahorcar !de|en|trabajando|estudiando
  @third ~6 se ~1 quiere|queria|quiso morir !de
  me|se tome|tomo|trague|trago|tomare|tomado|tomar|tomando|tomarme _1 @much _4 @pills !para+el|para+la|al+dia|diarias
  he|ha|habia|acabo+de|acaba+de tomado|tragado|ingerido|tomar|tragar|ingerir|tomarme|tragarme|tomarse|tragarse _1 @much _4 @pills !para+el|para+la|al+dia|diarias
  tome|trague|ingeri demasiadas|un+monton|todas|todo+el|toda+la|un+punado|punados|el+frasco|un+frasco|la+caja|una+caja _3 @pills !para+el|para+la|al+dia|diarias
  sobredosis !de+cafe|de+cafeina|de+azucar|de+series|de+informacion|de+chocolate|de+trabajo
  @quiero|me|quiere|se _2 tirarme|lanzarme|aventarme|arrojarme|botarme|saltar|tirar|tiro|lanzar|lanzo|aventar|aviento|arrojar|arrojo|salto|tirarse|lanzarse _1 de|del|desde|al|a|abajo|bajo|por|frente|encima|adelante|debajo _3 @place !muerto
  tirarme|lanzarme|aventarme|arrojarme _1 de|del|desde|al|a|abajo|bajo|por|frente|encima|adelante|debajo _3 @place
  azotea|puente|cornisa|balcon|vias|techo|anden|edificio &6 tirar|tirarme|saltar|lanzar|lanzarme|aventar|aventarme|tiro
  tengo|compre|prepare|consegui|amarre|colgue|deje ~2 soga|mecate|cuerda _1 lista|listo|preparada|amarrada|colgada
  me _2 pegar|meter|dar un? tiro|balazo
  cut|corte|cortado ~3 too+deep|so+deep|muy+profundo|demasiado+profundo|profundo
  rope|noose|soga|cuerda|belt|cinturon|cable ~5 neck|cuello
  dice|dijo|says|amenaza|jura ~5 se mata|suicida|ahorca|mataria|matara
  pegarme|meterme|darme|dispararme|pego|meto|doy un? tiro|balazo
  # Español: autolesiones
  me|se|estoy|cortarme|cortandome|cortarse|corto|corte|cortando|cortaba _3 corto|corte|corta|cortar|cortado|cortando|cortarme|cortandome|cortarse|los|las _2 @body !de+pelo
  cortarme|cortandome|cortarse|corto|corte _1 los|las|el|la|mis @body|cuello|garganta !de+cisne
  me corto|corte|cortaba _1 cuando+estoy|cuando+me+siento|para+no|para+sentir|para+calmarme|para+aliviar|otra+vez+para
  me|se|mi _2 hago|hice|hecho|hacia|haciendo|hace|haga|hacer _1 dano !la|el|correr|con+las+pesas|en+la+rodilla
  hacerme|haciendome|hacerse|haciendose dano
  me _1 lastimo|lastime|lastimarme|autolesiono|rasguno|autolesione _1 cuando|para|sola|solo|.|a+proposito|otra|desde|los|las
  lastimarme|autolesion*|autolesiv*
  me|estoy _1 quemo|queme|quemando|quemandome|quemarme ~2 cigarr*|encendedor|para|@body
  se autolesiona|autolesiono|corta+los|hace+cortes
`);

/** Hints: farewells, a burden, no way out, means that are kept. */
export const maybe = readPatterns(`
  suicid*
  kill+yourself
  killed|kills|hanged|hung|shot|drowned|poisoned himself|herself|themselves
  se mato|ahorco|colgo|suicido|quito+la+vida|disparo|pego+un+tiro
  # English: vanish, sleep for ever
  @wish to? _1 die
  going|about to die !of|laughing|my|from+laugh*
  me voy|va a morir !de
  creo|siento que ~1 voy+a+morir !de
  i _1 want|wish|would+love|would+like|could|need|rather|just+want _1 to|i+could|i+would|just? _2 disappear|vanish|cease|not+exist|not+be|fade|evaporate !my|the|to|for|into|from+social|from+instagram|on+vacation
  @dont want|wish|feel|care|like to|like? _1 be|being|stay|wake|waking|get here|around|up|alive|on+this+earth|in+this+world !at|in+this|early|on+time|with|at+5|in|working|any+longer+as|anymore+at+work
  i do? not|dont? want to be here anymore|.
  sleep|asleep|bed _5 forever|never+wake*|not+wake*|dont+wake*|and+not+wake*|never+to+wake|without+waking
  not|never|dont|didnt|wouldnt wake|waking up tomorrow|again|anymore|ever|.|in+the+morning
  it|everything|pain|this|suffering|hurting|thoughts|all _3 stop|stops|end|ends|over ~1 forever|soon|for+good|permanently|all|now
  want|wish|need|make it|everything|the+pain|this|all|the+hurting|the+suffering|this+pain _1 all? to? stop|end|be+over !hurting+at|in+my+knee|working|the+contract
  be|find|finally at? peace|rest|be+free _1 forever|soon|finally|at+last|.
  soon it|this|everything _3 over
  # English: farewell
  wrote|written|writing|left|leave|leaving|have _3 letters|letter|notes|note ~4 everyone|kids|family|parents|mom|wife|husband|friends|find|goodbye|them|each|loved|desk|all|children
  wrote|written|writing|finished _1 the|my|their|goodbye|farewell|last|final letters|letter|note|will
  goodbye|farewell|final|last letter|letters|note|message|video
  said|saying|say _3 goodbye|goodbyes !to+my+job|to+debt|to+the+team
  this is|might+be|will+be _1 goodbye|my+goodbye|the+end|my+last
  goodbye everyone|world|forever|all|to+everyone
  gave|given|giving|give _2 my|the|all _3 dog|cat|pets|pet|things|stuff|belongings|possessions|everything|clothes|guitar|records|jewelry|savings &10 need|gone|anymore|away|goodbye|letter|letters|wont
  gave|giving|given away _2 dog|cat|pets|everything|all|belongings|possessions|things|stuff !to+charity|for+sale
  when|once|after i am|i gone|not+here|not+around|no+longer+here|die|leave+this+world !on|for|at|to|from
  i|i+am wont|will+not|not+going+to be _1 here|around|a+problem|a+burden|alive|bothering|bother ~3 anymore|longer|tomorrow|next|soon|anyone|.|to+see|for
  by|before|after monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|then|christmas|tonight ~4 wont|not ~2 problem|here|around|burden|alive
  sorry for everything
  take+care+of|look+after _4 when+i|after+i|for+me+when|if+something+happens|if+i+am
  # English: burden, no way out
  a|such|burden|being burden _1 to|on|for|. !the+system|taxpayers
  @everyone|life ~4 better|happier|easier|relieved|fine|okay|ok ~3 without+me|if+i|i+was+gone|i+were+gone|i+am+gone|gone|i+died
  better|mejor|better+off without|than+with|que+conmigo|sin me|mi|.
  mejor|better|happier|felices ~5 que+conmigo|than+with+me
  nobody|no|not would|will|even|notices|anyone? _2 miss|notice|care|cry|remember ~2 me|if+i|i|i+am|i+was|gone|.
  nobody would|will|to miss|notice|notices|care|mourn
  nothing _3 me|live+for|left|lose here|for|.|to+live|left|anymore|to+lose
  no|dont|cant|not|without _1 see? _2 future !2:of|in
  no|any|see|have|a _2 future|way+out|hope|escape|point !2:for|in|to|of|anymore|.|left|at+all|ahead !my+startup|my+business|the+company|my+plants
  hopeless|worthless !3:code|essay|cook|at+math|at+maths|case|romantic
  no|any|the|whats point|use|sense _1 in|of|to|trying|living|anything|going+on|life|being|anymore|. !1:meeting|paying|learning|buying|marketing
  no|any reason _3 get+up|be+here|go+on|keep+going|carry+on|wake+up
  cant|cannot|not do+this|take+this|bear+this|keep+doing+this anymore|any+longer|.
  cant|cannot|not go+on|carry+on|keep+going|take+it|live+like+this|bear+it|live|hold+on !without|with|in|on _2 anymore|any+longer|.|like+this|living
  waste of space|oxygen|life|air
  no sirvo para|de nada
  i _1 hate|despise|loathe myself
  me odio|detesto|doy+asco|desprecio !cuando|al
  soy _1 basura|mierda|porqueria|escoria
  i am a? _1 failure|mistake|waste|disappointment ~2 to|and|.|everyone|nobody !at+math
  tired|sick|done|exhausted|bored of|with !living+in|living+with|living+at|life+in living|life|being+alive|existing|fighting|it+all|trying+to+live|being+here
  hate being+alive|my+life|living|myself
  i ~2 give|giving|gave|given up on? life|living|everything|myself|.
  life isnt|is+not|not|no+longer|is+meaningless|has+no|is+pointless _1 worth|meaning|point|it|.
  will|reason|reasons|want to live|keep+living !in|abroad
  whats|what+is the point _2 life|living|going|anymore|being|.|it+all
  trapped|dead inside|and|.
  dark|scary|bad thoughts
  scared|afraid of myself|what+i+might|what+i+could|what+i+will|my+thoughts|my+own+thoughts
  not|dont _1 safe|trust _1 alone|with+myself|myself|from+myself|tonight
  had|have enough of? life|everything|this+life|living
  harder|hard|cuesta|dificil|running+out|pocas|no ~4 reason|reasons|razon|razones|motivo|motivos to|para stay|live|go+on|quedarme|seguir|vivir|continue|be+here !in|with|at|en
  reasons|razones to|para stay|quedarme .|alive
  if|si i|yo? had|tuviera|tuviese a|un|una gun|pistol|arma|pistola|revolver
  feel|feeling|felt|siento|soy|am ~3 ghost|fantasma|dead+already|muerto+en+vida|muerta+en+vida|invisible|dead+inside !after
  one|the|por|una last|ultima time|vez &8 love|amo|goodbye|kids|hijos|mom|mama|fed|hug|abrace
  love|amo|goodbye|kids|hijos|hugged|hug|abrace|fed|visited|visite|told|said|dije|comer &9 last+time|ultima+vez !at+work
  nobody|none|anyone|nadie|no+one ~5 fault|culpa
  insurance|seguro|poliza ~3 pays|paga|covers|cubre|pagaria ~4 even|that|igual|suicid*|si+me|if+i|die|muero|propia
  cover|covers|covering|tapo|cubro|escondo|hide|hiding|sleeves|manga|mangas ~7 arms|brazos|scars|cicatrices|cuts|cortes|wrists|munecas
  everything|todo|all|world|mind|mundo|cabeza ~2 go+dark|go+quiet|go+black|go+silent|apague|apagara|oscuro|turn+off|silencie|calle
  left|leave|leaving|wrote|deje|dejo|escribi|dejar a|una|my|mi|the|la note|nota|letter|carta !4:neighbor|vecino|landlord|delivery|boss|jefe|teacher|profe|cover|motivation|presentacion|recomendacion|renuncia|motivacion|customer|santa
  regal*|giving|gave ~3 cosas|things|stuff ~2 favoritas|favorite|preferidas|queridas|and+saying|y+despid*
  despidiendome|despedirme|despidiendose ~1 .|de+todos|de+mis|de+mi !de+mi+trabajo|de+mi+pega
  think|thinking|thoughts|pienso|pensando|obsessed|dream|sueno ~2 death|dying|muerte|morir|morirme !of+my|de+mi
  @want|@quiero to? jump|saltar|tirarme|lanzarme ~2 off|from|de|desde ~2 high|alto|algo|something|arriba
  keep|mantenerme|be|estar|feel myself? safe|a+salvo|segura|seguro tonight|esta+noche
  cant|dont|no|not ~4 keep|mantenerme _1 safe|a+salvo
  about|punto to|de do|hacer it|hacerlo !again|right
  date|fecha|dia|day|hora ~1 picked|set|chosen|elegida|elegido|para+hacerlo|to+do+it|decidid* !for|para|with|con
  tonight|esta+noche is|es the|la|mi|my night|noche|last|ultima !of|de|for|para|that|que|before|antes
  bajo|under|six+feet tierra|the+ground|ground|under
  @want|@quiero to? _1 be|estar|reunirme|join|reencontrarme|reunite ~3 dead|who+died|en+el+cielo|in+heaven|murio|muerto|muerta|fallecid*|late
  soon|pronto|i+will|voy+a ~4 join|with|con|reunirme|see|ver ~4 heaven|cielo|other+side|mas+alla
  @child|@everyone ~1 estarian|estaria|would+be|will+be|be mejor|better|better+off|happier con|with ~2 otra|otro|another|someone+else|different
  nobody|nadie _1 will|would|va|me ~2 find|encontr* ~2 in+time|a+tiempo|me|until
  i have|no+tengo nobody|a+nadie|nothing|nada ~2 nothing|nobody|.|ni+nada|left !else+to+add
  @everyone|nobody|nadie ~1 doesnt|dont|no ~1 need|needs|me+necesita|me+necesitan ~1 me|.|nadie|y
  looking|look|miro|mirando|fijo|notice ~3 tall|altos|alto|high|bridges|puentes ~1 buildings|edificios|edificio|differently|lately|de !for+work|tourism
  # Both languages: leaving this world
  leave|leaving|exit|out+of|escape|salir+de|dejar|irme+de|abandonar|partir+de|despedirme+de|quit|tired+of ~1 this|esta|este world|life|mundo|vida|planet|planeta|earth !de+la+ciudad|sedentaria
  no _1 quiere|quiero|queria|quieren ~2 estar|vivir|seguir ~1 en este mundo
  poem|wrote|writes|writing|talks|talking|talk|obsessed|draws|drawing|dibuja|dibujo|escribio|escribe|poema|habla|hablo|obsesionado|obsesionada|jokes|bromea|asks ~5 dying|death|suicide|morir|morirse|muerte|killing !of+my|of+his|of+her|in+the+novel
  my|own|mi|propio funeral|entierro|grave|tumba|ashes|cenizas|epitaph
  at|reached|near|to the _1 end of my rope|tether !with+this+code
  breaking|breaking+my point
  drowning|ahogo|ahogando|hundo|hundiendo|sinking ~6 nobody|nadie|alone|sola|solo|inside|sees|notices
  better|mejor ~2 without|sin ~1 people|gente|someone|personas|alguien like+me|como+yo
  giving|gave|given|regal*|repart* ~3 stuff|things|belongings|cosas|pertenencias ~2 to|a|away|entre ~2 friends|family|people|neighbors|sister|brother|amigos|amigas|familia|hermana|hermano|everyone|todos|todo !for+christmas|for+my+birthday|por+la+mudanza
  feel|feeling|felt|siento|sintiendo ~4 pointless|worthless|hollow|like+nothing|useless|hopeless|done+.|like+dying|lost+all+hope|inutil|muerto|muerta|sin+esperanza|acabado|acabada|destruido|destruida|que+no+valgo|que+ya+termine|como+basura|like+garbage|like+trash|like+a+mistake !at+work
  cant|dont+want+to|no+puedo|no+quiero _1 keep|go+on|seguir|continue|continuar living|viviendo|existing|existiendo
  no puedo|quiero|aguanto seguir|vivir asi|con+esto|con+este+dolor|.
  something|algo ~3 cant|cannot|no ~2 take+back|undo|vuelta+atras|deshacer|be+undone|marcha+atras
  do|doing|did|hacer|haga|haciendo something|algo _1 stupid|terrible|drastic|drastico|horrible|malo|irreversible|permanent|loco|desperate|tonto|feo !:to+my+hair
  @pills|cabinet|botiquin|cuchillo|knife|@place ~3 calling+me|calls+me|me+llama|me+llaman|llamandome
  @everyone|@child ~2 deserve|deserves|merecen|merece ~3 better+than+me|mother|father|mom|dad|mama|papa|que+yo|someone+else|a+alguien+mejor !school
  dont|not|no ~1 plan|expect|intend|pienso|espero|planning|expecting ~2 being|be|estar|llegar|to+be ~1 around|here|alive|vivo|viva|aqui|el+proximo|next
  hope|ojala|rezo|pray|wish|pido|praying ~4 dont|not|no|never ~2 make+it|wake|pase|despierte|despertar|amanezca|llegue+a|survive|see+tomorrow|amanecer|open+my+eyes !to+the+next+round
  life|living|vivir|vida|existing|existir|being+alive|being+here|alive is|hurts|duele|es|just|se|pesa|feels ~2 too+painful|painful|hurts|unbearable|insoportable|demasiado|torture|tortura|hell|infierno|agony|pointless|meaningless|too+hard|too+much|.
  i+am|i|feel+like|like|being|am|such ~1 burden
  nobody|nadie ~4 have|has|tener|tendra|tendran ~3 take+care+of+me|cuidarme|worry+about+me|put+up+with+me|preocuparse+por+mi|look+after+me|aguantarme|mantenerme
  stopped|stop|quit|skipping|deje|dejar|dejado ~2 taking|injecting|tomar|tomarme|ponerme|inyectarme|de ~4 insulin|insulina|medication|meds|medicacion|remedios|heart|dialysis|dialisis|medicamentos ~4 on+purpose|a+proposito|to+die|morir|adrede
  not|wasnt|isnt|no|nobodys|never ~2 fault|culpa ~3 .|i|yo|la+decision|that+i
  no|ninguna|sin|any _2 razon|razones|motivo|motivos para _1 seguir|levantarme|continuar|estar|existir
  not+being|not+been|never|no+haber|nunca+haber|not+have|never+have|hadnt|never+been|been|nacido|haber born|nacido
  scared|afraid|terrified|miedo|asusta|worried ~2 i|me|yo ~2 might|could|pueda|puedo|vaya|going+to ~2 do+something|hurt+myself|hacerme|hacer+algo|matar*
  ready|lista|listo|prepared|preparado|preparada to|para go|irme|partir|leave+this !freelance|solo|pro|back|online|live|all|a|con|al|home|de+viaje|to+work|out|on+vacation
  # English: means at hand
  saving|saved|counting|counted|hoarding|hoarded|stashing|stashed|stockpiling|collecting|hiding|keeping|kept|count _3 @pills
  how many _2 @pills ~5 take|need|kill|die|wake|fatal|lethal|enough|dangerous|too+many
  enough @pills
  lethal|fatal|deadly dose|amount|combination|overdose
  bought|got|found|keep|have|hid|tied _2 rope|noose !4:climbing|jump|boat|gym|swing|dog|sailing|horse|course|ladder
  tallest|highest ~3 bridge|building|roof|cliff|floor|rooftop
  bridge|building|roof|cliff ~3 tallest|highest|high+enough
  ways to die
  jump|jumping _1 off|from|in+front|under _3 @place
  swallowed|swallow|trague|tragar|tragarme ~4 @pills !whole|easily|sin+agua|for
  # English: not eating
  stopped|quit|stop eating .|a|for|since|and|because|days|altogether|completely|anything|two|three
  havent|not|without|stopped|dont eaten|eating|eat|food _2 in|for|since|intend|plan|want _3 days|weeks|week|.|to
  starving|starve myself|herself|himself
  # Español: desaparecer, dormir para siempre
  @quiero _1 desaparecer|desaparesca|desaparezca|esfumarme|no+estar|borrarme|irme+de+este+mundo|dejar+este+mundo !las|los|la|el|manchas|deudas|en|un+mes|un+tiempo|unos|de+instagram|de+redes|de+facebook|una|un
  @quiero|dormir|dormirme _3 dormir|dormirme|para|y|no ~3 no+despertar*|para+siempre|nunca|no+volver
  no|nunca _2 despertar|despertarme|despertara !a+las|temprano|tarde|al|tan
  que _1 todo|esto|se+acabe|termine _2 acabe|termine|pare|todo|ya|de+una+vez|esto
  quiero|necesito|quisiera _1 que _2 acabe|termine|pare _1 todo|ya|.|de+una|esto
  descansar|dormir|descanso para|por siempre
  descansar en|de paz|mi|todo|la+vida
  se van|va a terminar|acabar _3 problemas|sufrimiento|todo
  # Español: despedidas
  carta|cartas|nota|notas|mensaje|video de _1 despedida|adios
  deje|escribi|estoy+escribiendo|dejar|escribiendo|dejado|deje+escritas|dejare|escrito _3 carta|cartas|nota|notas ~3 despedida|todos|hijos|mama|familia|escrita|escritas|papa|padres|adios|.
  carta|cartas|notas escritas|listas|escrita
  me|despedirme despedi|despido|despidiendo|despedido|de !del+trabajo _3 todos|familia|vida|mundo|hijos|.|ustedes|amigos !mios
  adios a+todos|mundo|para+siempre|mundo+cruel|vida
  este|esta|esto es|sera mi|un|una|el ultimo|despedida|adios|final !1:ano|semestre|cuatrimestre|trabajo|cargo|intento|examen
  diganle|digale|dile|diles|avisenle|digan ~7 quiero|quise|amo|perdon|perdone|perdonen|ame
  perdonenme|perdon+por+todo|perdoname+por+todo
  cuidenlos|cuidenla|cuidenlo|cuidenmelos|cuidenmela
  cuiden|cuida|cuidala|cuidalos|cuidame|cuide _5 cuando+yo|cuando+ya|cuando+no|cuando+me+vaya|si+me+pasa|por+mi
  no voy+a|vaya+a|pienso|estare|estar|este _1 estar|existir|molestar|molestarlos|despertar|aqui|mas|para ~2 .|mas|aqui|nadie|manana|.
  ya no estare|voy+a+estar|los+voy|lo+voy|la+voy|las+voy|voy+a+necesitar|existire|sere+un|sere+una|sere !en+la+oficina|en+casa|conectado|disponible
  cuando|si yo? ya? no este|estoy|exista|falte !en|de|conectad*|disponible|segur*
  cuando me|yo vaya|muera|haya+ido|falte !a|de+vacaciones|de+viaje|al
  regal* _4 cosas|perro|perra|gato|gata|ropa|mascota|mascotas|todo|libros|ahorros &9 ya+no|no+los|no+la|no+lo|no+las|no+voy|necesit*|despedi
  yo ya no|di sigo|puedo|mas|doy
  # Español: carga, sin salida
  soy|siento|siendo|ser|como _2 una|un|puro|solo _1 carga|estorbo|peso|lastre|molestia|inutil|fracaso !2:de+trabajo|academica|tributaria
  @everyone ~4 mejor|felices|feliz|tranquilos|tranquila|alivio|aliviados|bien ~2 sin+mi|si+yo|si+no|si+me
  mejor sin mi
  nadie|ni ~4 extranar|extrana|extranaria|extrane|echa|echaria|echar|notaria|notara|lloraria|llorara|importo|importa|daria+cuenta|da+cuenta !el|la|los|mi+negocio|que+la
  no|sin|perdio|perdido|nada|ningun|ya+no _4 sentido ~2 vida|vivir|seguir|nada|. !1:humor|comun
  vida|nada|todo|vivir|seguir|levantarme ya? no|perdio|tiene|vale|sin ~2 sentido|la+pena
  no _3 vale la pena vivir|seguir|nada|la+vida|mi+vida|.
  no|ninguna|sin|hay|veo|encuentro _3 salida|futuro|esperanza|escapatoria|solucion !de+emergencia|laboral|para+mi+negocio|al+error
  sin esperanza|esperanzas|ganas+de+nada|salida|fuerzas
  para que seguir|sigo|vivir|vivo|existo|estoy|naci|levantarme
  no puedo|aguanto|doy|soporto|resisto ya? mas|.|con+mi+vida|con+todo|esta+vida|esto|vivir !sin|con+la|con+el|con+los|con+las
  cansado|cansada|harto|harta|agotado|agotada de _1 vivir|la+vida|existir|sufrir|luchar|todo|esta+vida !con|en
  odio mi+vida|vivir|estar+vivo|estar+viva|existir
  no|ya _1 quiero|tengo mas|nada|ganas|fuerzas|estar !estudiar|trabajar|en+este|de+trabajar|de+estudiar|que|en|del|de+pan|con ~2 de+nada|.|mas|aqui|aca|nada|de+este+mundo
  no quiero|quisiera estar|seguir mas|aqui|aca|.|viv* !trabajando|estudiando|con
  no quiero mas .|esta+vida|nada|con+mi+vida
  me|por se|la _1 cruza|cruzo|pasa|paso|vienen|viene|ronda _4 cabeza|mente ~4 mat*|mor*|tir*|salt*|suicid*
  pensamientos oscuros|feos|de+muerte|negros|malos
  miedo|asusta|temo de|a lo+que+puedo|lo+que+pueda|mi+mismo|mi+misma|hacer+una+locura|hacerme
  hacer|haga|cometer una|alguna locura|tonteria|estupidez
  juntando|juntar|guardando|guardadas|guarde|guardado|contando|conte|acumulando|escondidas|escondi|junte|guardados|acumul*|tengo+guardadas _3 @pills
  cuantas|cuantos|cuanta _1 @pills ~5 tomar|hay|necesito|mor*|matar*|despert*|peligros*|letal
  dosis letal|mortal|fatal
  tengo|compre|prepare|consegui|amarre|busque|comprado|conseguido ~3 soga|mecate|veneno|raticida|cianuro|gillette|hojas+de+afeitar|arsenico|matarratas !para+ratas|para+los+ratones
  puente|edificio|techo|piso|torre ~3 mas+alto|mas+alta
  # Español: no comer
  llevo|hace|van|voy _5 sin|no|que+no comer|como|ha+comido|comiendo !azucar|carne|pan|gluten
  deje|dejado|dejo|dejar de comer .|hace|desde|y|para|porque|del+todo
  no pienso|quiero|voy+a comer .|mas|nunca|y
`);
