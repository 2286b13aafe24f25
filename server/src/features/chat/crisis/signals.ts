/**
 * What a message speaks of, each in words of both languages as they stand in a mended message.
 * `hints.ts` says which of them together hint at danger, in whatever order they are told.
 */
export const signals = {
  // People
  partner: `he|him|she|husband|wife|boyfriend|girlfriend|partner|ex|fiance|marido|esposo|esposa|pareja|novio|novia|pololo|
    polola|conviviente|exmarido|exnovio|expareja|exesposo|le|mujer|senora|el+papa+de+mis+hijos|my+man|my+guy|viejo`,
  person: `he|she|they|him|them|husband|wife|boyfriend|girlfriend|partner|ex|father|dad|mother|mom|stepdad|stepfather|stepmom|
    uncle|aunt|brother|family|parents|boss|employer|agency|man|guy|someone|stranger|pimp|madam|landlord|coworker|inlaws|
    grandpa|grandfather|marido|esposo|esposa|pareja|novio|novia|pololo|polola|exnovio|exmarido|expareja|papa|padre|mama|madre|
    padrastro|madrastra|tio|tia|hermano|familia|papas|padres|jefe|jefa|patron|patrona|agencia|hombre|tipo|alguien|desconocido|
    companero|senora|senor|suegra|suegros|el|ella|ellos|abuelo|dueno|duena|empleador|madrina|tipos|hombres|men|people+i+work+for`,
  stranger: `guy|man|ex|someone|stranger|he|coworker|classmate|neighbor|stalker|companero|tipo|hombre|alguien|vecino|exnovio|
    exmarido|desconocido|exesposo|expareja|same+car|auto|profesor|cliente+del+bar|they`,
  child: `ninita|ninito|ninitas|ninitos|chiquilla|chiquillo|toddler|daughter|son|child|kid|kids|children|niece|nephew|student|stepdaughter|stepson|granddaughter|grandson|little+cousin|
    cousin|girl|boy|little+girl|little+boy|sister|brother|baby|godson|goddaughter|hija|hijo|hijos|hijas|sobrina|sobrino|alumna|
    alumno|nina|nino|ninos|hermana|hermano|hermanita|hermanito|nieta|nieto|primita|primito|prima|primo|ahijada|ahijado|
    guagua|bebe|hijastra|hijastro|menor|chiquita|pequena`,
  carer: `uncle|grandpa|grandfather|stepdad|stepfather|stepmom|coach|boyfriend|teacher|priest|pastor|neighbor|cousin|babysitter|
    nanny|dad|father|brother|tutor|abuelo|tio|padrastro|madrastra|entrenador|novio|primo|vecino|profesor|profe|cura|papa|padre|
    ninera|hermanastro|stepbrother|older+boy|man|hombre|senor|abuelito|abuelastro|conviviente|pareja`,
  outsider: `uncles|stepdads|stepfathers|grandpas|coachs|boyfriends|stepdad|stepfather|uncle|grandpa|grandfather|coach|boyfriend|cousin|neighbor|priest|padrastro|tio|abuelo|entrenador|
    novio|primo|vecino|cura|madrastra|stepmom|hermanastro|stepbrother|abuelastro|her+dads|his+dads|dads|pastor`,
  loved: `sister|brother|hermana|hermano|best+friend|everyone|everybody|family|kids|children|wife|husband|parents|mom|mother|dad|people|friends|them|they|sons|daughters|world|
    todos|familia|hijos|hijas|mundo|gente|mama|papa|papas|padres|esposa|esposo|marido|mujer|pareja|amigos|ellos|demas`,
  you: `you|you+all|guys|ustedes|les|te|los|las`,
  // Life and its end
  absent: `werent+alive|wasnt+alive|didnt+exist|not+exist|wasnt+here|werent+here|not+here|wasnt+around|werent+around|never+existed|never+born|
    hadnt+been+born|had+never+been+born|was+never+born|was+gone|were+gone|am+gone|be+gone|im+gone|i+died|i+die|i+disappeared|i+vanished|not+around|out+of+the+picture|
    out+of+their+lives|no+existiera|no+existiese|no+existo|no+estuviera|no+estuviese|no+estoy|no+este|no+hubiera+nacido|
    desapareciera|desaparezco|desaparecer|muriera|me+muero|me+muera|me+fuera+para+siempre|dejara+de+existir|yo+falte|faltara|
    no+este+aqui|not+existing|not+be+here|not+being+here|without+me|sin+mi|dont+exist`,
  relief: `simpler|simple|simples|libre|libres|good+without|better|easier|happier|relieved|relief|fine|okay|ok|finally|peace|free|lighter|mejor|facil|felices|feliz|tranquilos|
    tranquila|tranquilo|alivio|descansan|descansar|descansarian|bien|liviano|libres|paz|por+fin|less+to+worry|ahorraria|ahorrarian`,
  care: `put+up+with+me|putting+up+with+me|deal+with+me|dealing+with+me|worry+about+me|worrying+about+me|stand+me|carry+me|look+after+me|
    care+of+me|bother+anyone|bother+you|bothering+you|cargar+conmigo|lidiar+conmigo|aguantarme|soportarme|preocuparse+por+mi|
    preocuparse+de+mi|molestar+a+nadie|molestarlos|mantenerme|cuidarme+mas|verme+mas|see+me+again|hear+from+me|saber+de+mi`,
  soon: `longer|anymore|soon|stop|after+tonight|after+today|tomorrow|never+again|last|much+more|pronto|falta+poco|dejen|dejaran|ya|manana|
    nunca+mas|ultima|ultimo|tendran+que|will+have+to|wont+have+to|dejar`,
  affairs: `will|testament|testamento|seguro+de+vida|life+insurance|insurance+money|insurance|my+affairs|passwords|bank+accounts|funeral|
    cremat*|entierro|cenizas|ashes|home+for+the+cat|home+for+my+cat|home+for+my+dog|home+for+the+dog|someone+to+take+my+dog|
    papeles|claves|contrasenas|cuentas+del+banco|casa+al+gato|casa+al+perro|casa+a+mi+perro|casa+a+mi+gato|quien+cuide|poliza`,
  settled: `sorted|in+order|ready|left|found|arranged|written|wrote|paid+off|planned|gave|given|packed|arregle|arregle|listo|lista|listos|
    dejado|deje|busque|encontre|ordene|escribi|pague|dejo|dejar|en+orden|organice|anotadas|anote`,
  afterwards: `nobody+has+to|no+one+has+to|nobody|worry|when+i+am+gone|gone|burden|problems+to+anyone|after|without+me|finally|problemas+a+nadie|
    nadie|molest*|por+fin|despues+de+mi|cuando+no+este|cuando+ya+no|preocup*|when+it+happens|cuando+pase|for+when`,
  insurance: `insurance+money|life+insurance|insurance|seguro+de+vida|poliza|seguro`,
  forgive: `forgive|sorry|perdon|perdonen*|perdoname|perdonenme|lo+siento|disculpen*|thank+you+for+everything|thanks+for+everything|gracias+por+todo|
    i+loved+you|i+love+you+all|los+quise|los+amo|los+quiero|las+quiero|remember+me|recuerdenme|recuerden|it+isnt+your+fault|not+your+fault|
    no+es+su+culpa|no+es+culpa+de+nadie|nobodys+fault`,
  leaving: `about+to+do|going+to+do|leaving|this+is+it|goodbye|farewell|lo+que+voy+a+hacer|me+voy|irme|adios|hasta+aqui|ya+no|no+more|the+end|el+fin|
    last|ultimo|ultima|despedirme|gone|partir|where+i+am+going|a+donde+voy|until+here|estoy+list*|never+see|no+me+busquen|dont+look+for+me`,
  vanished: `without+me|sin+mi|not+in+it|if+i+left+for+good`,
  team: `team|company|meeting|meetings|equipo|empresa|negocio|oficina|clients|clientes|business|startup|band|banda|class|curso|party|fiesta|trip|viaje|boss|jefe|department`,
  later: `plans|planes|future|futuro|next+year|next+week|this+week|esta+semana|proximo+ano|summer|verano|birthday|cumpleanos|christmas|navidad|tomorrow|manana|older|vieja|viejo|thirty|graduation|graduacion`,
  unneeded: `wont+be+needing|not+be+needing|wont+need|not+need|no+los+voy+a+necesitar|no+lo+voy+a+necesitar|no+la+voy+a+necesitar|no+voy+a+necesitar|wont+be+there|wont+be+here|wont+be+around|no+voy+a+estar|no+llegare|no+voy+a+llegar|
    stopped+making|ya+no+hago|no+hago|cant+imagine|no+me+imagino|cant+picture|dont+see+myself|no+me+veo|dont+expect+to|no+espero+llegar|no+pienso+llegar`,
  hoping: `hope|wish|ojala|quisiera|pray|rezo|daydream|imagine|imagino|sueno|fantas*|wouldnt+mind|deseo|espero+que|would+be+nice`,
  mishap: `plane|avion|car|bus|truck|auto|camion|cancer|heart+attack|infarto|lightning|rayo|accident*|crash*|choque|train|tren|bomb|terremoto|stray+bullet|bala|meteor|meteorito`,
  onme: `with+me|conmigo|hit+me|hits+me|hitting+me|atropell*|caiga|goes+down|crashes|kill*|takes+me|take+me|me+lleve|me+llevara|gets+me|me+mat*|me+choc*|me+toque|i+got|i+get|me+diera|me+de|me+parta|run+me+over|ran+me+over`,
  anguish: `pain|suffering|dolor|sufrimiento|nightmare|pesadilla|struggle|all+this|todo+esto|problemas|tormento|hell|infierno|misery`,
  overwith: `over|will+end|ends|end|gone|acab*|termin*|be+free|libre`,
  shortly: `soon|pronto|forever|para+siempre|for+good|tonight|esta+noche|finally|por+fin|tomorrow|manana|this+week|after+friday`,
  goods: `home|casa|house|job|car|auto|savings|money|where+i+am+going|a+donde+voy|ahorros|clothes|things|cosas|anymore|ropa|nada|anything`,
  departing: `peace+with+leaving|peace+with+dying|peace+with+death|paz+con+dejar|paz+con+morir|paz+con+la+muerte|paz+con+irme|made+peace+with+it+all|accepted+that+i+will+die|acepte+que+me+voy`,
  empty: `empty|vacio|vacia|hollow|numb`,
  breakup: `left+me|me+dejo|broke+up|terminamos|breakup|ruptura|date|dating|divorce|divorcio|moved+out|nest|stomach|estomago|fridge|calendar|apartment|room`,
  blameless: `not+her+fault|not+his+fault|not+their+fault|wasnt+her+fault|wasnt+his+fault|wasnt+their+fault|wasnt+your+fault|isnt+her+fault|no+fue+su+culpa|no+es+su+culpa|no+fue+culpa+de|no+tienen+la+culpa|no+tiene+la+culpa`,
  kinfolk: `mom|mother|dad|family|kids|parents|wife|husband|son|daughter|sister|mama|papa|familia|hijos|esposa|esposo|hija|hijo|hermana|padres`,
  knowing: `know|sepa|sepan|tell|diganle|dile|digan|understand|entiendan|want|quiero|note|nota|letter|carta`,
  arm: `weapon|arma|gun|pistol|pistola|rifle|revolver|escopeta|knife|cuchillo`,
  darkness: `bad+thoughts|malos+pensamientos|dark+thoughts|pensamientos+malos|scared+of+myself|pensamientos+oscuros|bad+place|not+okay|no+estoy+bien|tentad*|tempt*|tonight|angry|rabia|cant+stop+thinking|ganas+de+usarla|use+it`,
  numb: `dont+feel|nothing+makes+me+feel|cant+feel|no+siento+nada|feel+nothing|numb|feel+empty|empty|vacio|vacia|ya+no+siento|nothing+left+inside|exhausted+of+it+all|cansad*|tired|agotad*`,
  finished: `ready+to+be+done|be+done|want+to+be+done|listo+para+terminar|lista+para+terminar|ready+to+go|done+with+it|end+it|terminar+con+todo|hasta+aqui|forever|para+siempre|for+good|de+una+vez+por+todas|
    dormirme+y+ya|sleep+for+good|close+my+eyes+and|cerrar+los+ojos+y+no|cerrar+los+ojos+y+ya|not+open+my+eyes|no+volver+a+abrir|rest+forever|never+come+back|no+volver+nunca|apagarme|switch+off+forever|turn+off+forever|apagar+todo`,
  method: `exhaust|humo|hanging|hang|drown*|ahog*|bleed+out|desangr*|carbon+monoxide|monoxido|overdose|sobredosis|jumping|fall+from|suffocat*|asfixi*|electrocut*|helium|helio|horca|cyanide|cianuro|slit*|hypothermia|hipotermia|starve+to+death`,
  lookup: `google|googling|googled|search|searching|searched|busque|buscando|researching|researched|reading+about|leyendo+sobre|how+long|how+high|how+far|how+much+blood|cuanto+demora|cuanto+tarda|cuantos+metros|que+tan+alto|averigue|averiguando`,
  restricted: `not+allowed|no+me+deja|no+me+dejan|no+me+permite|no+me+permiten|prohib*|wont+let+me|doesnt+let+me|dont+let+me|never+lets+me|forbid*|forbade|cant+have|isolates+me|me+aisla|me+aislo|cut+me+off+from`,
  ownlife: `bank+account|own+money|friends|amigas|amigos|go+outside|leave+the+house|leave+home|salir+de+la+casa|salir+sola|salir+solo|out+alone|my+family|my+mom|my+sister|mi+familia|mi+mama|mi+hermana|own+phone|celular+propio|cuenta+propia|plata+propia|
    salir+de+casa|out+of+the+house|talk+to+anyone|hablar+con+nadie|hablar+con+otros|see+anyone|ver+a+nadie|a+phone|make+calls`,
  innocent: `baby|bebe|guagua|visa|insomnio|ansiedad|timidez|anxiety|shyness|pega|trabajo|job|knee|lesion|doctor|medico|injury|pain|dolor|vergüenza|verguenza|horario|schedule|landlord|school|coach|dieta|diet|money+is+tight`,
  hurts: `painless|does+it+hurt|hurt|duele|dolor|sin+dolor|fast|rapido|slow|lento|how+long+does+it+take|cuanto+demora|cuanto+tarda`,
  bequeath: `is+hers+now|is+his+now|is+theirs+now|is+yours+now|es+suya|es+suyo|son+suyos|can+have+my|should+have+my|se+quede+con+mi|se+quede+con+mis|quedarse+con+mi|le+dejo+mi|le+dejo+mis|les+dejo+mi|i+leave+my|quedate+con+mi|take+my+things|give+my+things`,
  telling: `tell|digan*|dile|diganle|digale|want|quiero|please|por+favor|everything|todo|avisen*|make+sure|asegur*`,
  controls: `decide|decides|decidio|chooses|choose|controls|controla|monitors|checks|tracks|dictates|limits|tells+me+what|tells+me+who|elige|escoge|revisa|vigila|supervisa|reads|lee|counts|cuenta|me+dice+que|me+dice+como|me+dice+con|picks|inspects|prohibe|times+me|cronometra|approves|aprueba`,
  mine: `what+i+wear|who+i+talk|who+i+see|whom+i+see|every+call|each+call|my+calls|cada+llamada|mis+llamadas|como+me+visto|con+quien|que+me+pongo|lo+que+como|what+i+eat|where+i+go|a+donde+voy|
    my+messages|my+texts|mis+mensajes|mis+redes|every+minute|how+i+dress|cuanto+gasto|what+i+spend|my+every+move|all+my+moves|my+clothes|mi+ropa|my+location|mi+ubicacion|my+bank|mi+cuenta|my+receipts|mis+boletas|every+cent|cada+peso|how+long+i+am|cuanto+me+demoro|my+friends|mis+amigas|mis+amigos|allowed+to`,
  barricade: `chair|silla|lock|dresser|mueble|knife|cuchillo|clothes+on|con+ropa|pepper+spray|bat|palo|door|puerta|one+eye+open|un+ojo+abierto|in+the+car|en+el+auto|on+the+floor+of|under+the+bed|closet`,
  asleep: `sleep|duermo|dormir|bed|cama|night|noche`,
  elder: `grandma|nan|nana|grandmother|grandfather|grandpa|elderly|abuela|abuelo|anciana|anciano|abuelita|abuelito|dementia|demencia|alzheimer`,
  nurse: `carer|caregiver|nurse|nursing+home|care+home|cuidadora|cuidador|enfermera|hogar|residencia|asilo|uncle|brother|tio|hermano|aunt|tia|son|hijo|sobrino`,
  mistreats: `hits|rough|roughly|yells|grita|tirones|steals|takes+her+money|takes+his+money|saca+la+plata|roba|bruise*|moret*|ties|amarra|amarran|no+le+da+comida|doesnt+feed|afraid|miedo|neglect*|maltrat*|slaps|pellizca|le+pega|locked|encierra`,
  kin: `parents|family|father|papas|padres|familia|papa|uncle|tio|inlaws|suegros|mother|mama`,
  suitor: `send+me+back|sends+me+back|manda+de+vuelta|mandan+de+vuelta|mandarme|obey|disobey|desobede*|obedezco|stranger|desconocido|dont+know|never+met|no+conozco|older+man|viejo|abroad|otro+pais|mi+pais|my+cousin|mi+primo|before+i+am|at+fifteen|sixteen|quince|dieciseis`,
  lured: `was+promised|were+promised|me+ofrecieron|offered+me|me+contrataron+para|hired+me+as|brought+me|brought+us|trajeron|me+trajo|job+offer|promised+me|prometieron|oferta+de+trabajo|recruiter|recruited|reclut*|agency|agencia|smuggl*|coyote`,
  bound: `wont+let|no+me+dejan|no+nos+dejan|let+me+out|let+us+out|not+allowed+to+leave|owe+them|owe+thousands|les+debo|deuda|my+passport|mi+pasaporte|cant+leave|no+me+puedo+ir|no+puedo+irme|no+nos+podemos+ir|not+what+they|no+era+lo+que|brothel|threat*|amenaz*|let+me+go|dejan+ir|locked|encerr*`,
  nomeaning: `nothing+matters|nothing+makes+sense|nada+importa|nada+me+importa|ya+nada|dont+care+if+i+die|dont+care+if+i+live|dont+care+whether+i|
    dont+care+what+happens+to+me|dont+care+anymore+about+anything|wouldnt+mind+dying|wouldnt+mind+not+waking|wouldnt+mind+if+i+died|
    wouldnt+care+if+i+died|da+igual+vivir|da+lo+mismo+vivir|da+igual+morir|da+lo+mismo+morir|no+me+importa+morir|no+me+importaria+morir|
    no+me+importa+que+pase+conmigo|dead+inside|muerto+por+dentro|muerta+por+dentro|vacio+por+dentro|vacia+por+dentro|empty+inside|
    no+tengo+futuro|no+future|tired+of+being+alive|done+with+life|over+it+all|rendirme+de+todo|hasta+aqui+llegue|hasta+aca+llegue|
    ya+me+rendi|i+give+up+on+everything|no+quiero+mas+guerra+conmigo|fed+up+with+living|lo+mejor+es+que+me+vaya+de+este+mundo|
    caso+a+seguir|caso+seguir|caso+vivir|chiste+a+la+vida|no+le+veo+el+caso|no+tiene+caso|no+vale+la+pena+seguir|cant+see+myself+growing+old|
    wont+live+to|wont+make+it+to|no+voy+a+llegar+a+fin+de+ano|no+llego+a+fin+de+ano+vivo|no+me+veo+vivo|no+me+veo+viva|out+of+reasons|
    ran+out+of+reasons|se+me+acabaron+las+razones|se+me+acabaron+las+ganas|no+me+quedan+ganas|no+me+quedan+fuerzas|no+strength+left|
    cant+fight+anymore|tired+of+fighting|cansado+de+luchar|cansada+de+luchar|quiero+salirme+de+todo|no+reason+to+keep|
    darkness+is+winning|world+would+be|no+pertenezco+a+este+mundo|dont+belong+in+this+world|dont+deserve+to+live|no+merezco+vivir|
    no+merezco+estar+vivo|no+merezco+estar+viva|hate+being+me|wish+id+never|end+is+near+for+me|this+life+isnt+for+me|la+vida+no+es+para+mi|
    sobro|estoy+de+mas|no+le+hago+falta+a+nadie|no+le+importo+a+nadie|nobody+needs+me|no+one+needs+me|nadie+me+necesita`,
  // Means
  pills: `pills|pill|tablets|meds|medication|paracetamol|tylenol|ibuprofen|xanax|painkillers|insulin|opioids|antidepressants|sedatives|
    pastillas|pildoras|comprimidos|remedios|clonazepam|ravotril|rivotril|insulina|tranquilizantes|sedantes|medicamentos|ansioliticos|bleach|
    antifreeze|rat+poison|veneno|raticida|cloro|pesticida|cyanide|cianuro|warfarin`,
  means: `rope|noose|razor|razors|blade|blades|gun|pistol|rifle|poison|bleach|soga|navaja|gillette|pistola|revolver|veneno|raticida|mecate|
    hojas+de+afeitar|balas|bullets|bullet|exhaust|charcoal|helium|cianuro|cyanide|monoxido|ammunition|cutter|bisturi|scalpel`,
  heights: `tracks|vias|rails|rieles|bridge|puente|ledge|roof|rooftop|azotea|balcony|balcon|platform|anden|cliff|cornisa|acantilado|overpass|
    oncoming+traffic|oncoming+cars|barranco|precipicio|techo|viaducto|top+floor|ultimo+piso|water+below`,
  lethal: `fatal|lethal|deadly|mortal|letal|overdose|sobredosis|kill+you|kill+a+person|kill+someone+my+size|to+die|para+morir|not+wake|no+despertar|
    never+wake|stop+your+heart|be+enough|is+too+many|are+too+many|is+too+much+to+take|it+takes+to|son+demasiad*|seria+demasiad*|ya+es+mucho|hacen+falta+para|alcanza+para|mata+mas+rapido|die+from|die+fast|painless|painlessly|without+pain|sin+dolor|instant`,
  asking: `how+much|how+many|which|what|how|cuanto|cuanta|cuantos|cuantas|que|cual|enough|dose|dosis|amount|cantidad|researching|googling|searching|
    search|looked+up|looking+up|busque|buscando|averigu*|investig*|googl*`,
  dose: `dose|dosis|amount|cantidad|how+much|how+many|cuanto|cuanta|cuantas|cuantos|combination|combinacion|mix|mezcla|mezclar|method|metodo|ways`,
  hide: `hid|hide|hiding|hidden|saving|saved|save|collecting|collected|hoard*|stash*|stockpil*|counted|counting|count|keep|kept|under+my+pillow|
    under+my+mattress|in+my+drawer|bought|got|ordered|escond*|guard*|junt*|acumul*|contando|conte|cuento|compre|consegui|prepar*|lined+up|
    tengo+las|tengo+list*|tengo+un|tengo+una|on+the+table|sobre+la+mesa|in+front+of+me|frente+a+mi|loaded|cargad*|in+my+hand|en+la+mano|at+hand|a+mano`,
  moment: `nobody+looks|where+nobody|nobody+knows|momento|when+the+time+comes|time+comes|just+in+case|por+si+acaso|ready|hora|secret|secretly|tonight|
    esta+noche|nadie+sabe|nadie+las|nadie+mira|for+the+day|para+el+dia|one+day|decid*|courage|coraje|valor|atrever*|finally|the+end|when+i+cant|
    cuando+no+aguante|cuando+ya+no+pueda|plan`,
  stare: `looking+at|look+at|staring|stare|looking+down|mirando|miro|quedo|pienso+en|think+about|thinking+about|imagine|imagining|imagino|calling+me|
    calls+me|me+llama|pulls+me|me+atrae|walk+to|go+to|sat|drove+to|stood|me+quede|quede+sentado|quede+sentada|me+sente|went+back|fui+otra+vez|standing|stand|sat+on|sitting|sentado|sentada|parado|parada|drive+past|step+closer|acerco|
    asomo|asome|edge|borde|step|keep+going+back|vuelvo|drawn+to|ganas`,
  self: `i|i+am|me|my|yo|mi|estoy|soy|quedo|pienso|miro|asomo|imagino|myself|acerco`,
  // Fear, drink, rage
  fear: `flinch|flinching|tremble|trembling|shake|shaking|freeze|hide|hiding|scared|afraid|terrified|terror|fear|panic|hold+my+breath|cower|tiptoe|
    frightened|tiemblo|temblar|temblando|escond*|miedo|asusta|aterra|panico|congelo|paralizo|susto|dread|cry|lloro|jump|walk+on`,
  dread: `flinch|flinching|tremble|trembling|cower|hold+my+breath|tiemblo|temblar|temblando|me+congelo|i+freeze|contengo+la+respiracion|tense+up`,
  arrives: `comes+home|gets+home|walks+in|comes+in|hear+his+keys|his+keys|his+car|hear+him|hear+her|raises+his+voice|raises+her+voice|yells|shouts|
    screams|his+temper|her+temper|gets+mad|gets+angry|is+angry|angry|drunk|drinks|drinking|is+in+a+mood|temper|rage|loses+it|snaps|footsteps|llega|llegue|llegar|entra|
    llaves|pasos|grita|grite|enoja|enojado|enoje|borracho|curado|toma|tomado|bebe|enfurece|sube+la+voz|altera|explota|descontrola|out+of+control|goes+crazy|se+vuelve+loco|mal+genio|alza+la+voz`,
  shelter: `hide|hiding|lock|escond*|encierro|encerrad*|locked|lock+myself|run+to|huir|encerrarme|meterme|protect|proteger|sleep+in+the+car|duermo+en+el+auto|bathroom|bano`,
  ours: `kids|children|knives|myself|ninos|hijos|cuchillos|hijas|bebe|baby|guagua|son|daughter|hija|hijo|me|siblings|hermanos`,
  iftold: `if+i+try|if+i+tried|si+trato|si+intento|si+quiero+irme|si+me+quiero+ir|if+i+leave|if+i+ever+leave|if+i+go|if+i+tell|if+i+told|if+i+report|if+i+break+up|if+i+talk|if+i+call|if+i+ever|if+i+say|when+i+try+to+leave|
    tried+to+leave|try+to+leave|si+lo+dejo|si+la+dejo|si+me+voy|si+me+separo|si+hablo|si+digo|si+cuento|si+denuncio|si+lo+denuncio|si+termino|
    si+le+digo|si+le+cuento|si+intento+irme|cuando+quise+irme|cuando+intente+irme|si+no+hago|si+no+le|if+i+dont+do|if+i+dont+send|si+no+mando`,
  threat: `threat*|amenaz*|swears|jura|warned|advirtio|makes+me+pay|will+regret|regret|arrepent*|ruin|take+the+kids|
    take+my+kids|quit*|never+see|lose+the+kids|let+me+see|see+the+kids|see+my+kids|custody|custodia|a+mis+hijos|no+vuelvo+a+ver|find+me|encontrar*|deport*|migracion|immigration|post+my|publicar*|private+photos|my+photos|mis+fotos|mis+videos|my+pictures|subir+mis|nudes|
    fotos+intimas|nobody+will+believe|nadie+me+va+a+creer|hurt*|kill*|mat*|burn*|quem*|take+his+own+life|kill+himself`,
  permission: `permission|permiso|ask+him|ask+her|asking+him|asking+her|pedirle|pedir+permiso|account+for+every|rendir+cuentas|justify+every|justificar+cada|
    report+every|show+receipts|mostrarle+las+boletas|mostrarle+mi+celular|send+him+my+location|mandarle+mi+ubicacion|answer+to+him|allowed|not+allowed|
    prohibe|prohibio|prohibid*|forbid*|forbade|lets+me+only|solo+me+deja|gives+me+an+allowance|no+tengo+derecho`,
  freedom: `spend|money|dollar|peso|plata|dinero|gastar|friend|friends|amiga|amigas|amigo|amigos|go+out|going+out|salir|leave|call|llamar|phone|celular|
    telefono|see|ver|family|familia|eat|comer|work|trabajar|study|estudiar|talk|hablar|shower|clothes|ropa|vestirme|sister|mom|mama|hermana|outside|drive`,
  barred: `locked+in|locked+up|lock+me|locks+me|encerrad*|encierra*|cant+leave|cannot+leave|not+allowed|no+puedo+salir|no+puedo+irme|no+me+dejan|no+me+deja|
    nunca+me+deja|hasnt+let|havent+let|wont+let|doesnt+let|never+lets|never+let|dont+let|didnt+let|not+let|no+me+permite*|prohib*|forbid*|forbade|
    held+here|kept+here|trapped+in|lock+the+doors|cierra+con+llave|con+candado|padlock|guarded|vigilad*|escaped|escapar|escape|run+away|chained|amarrad*`,
  outside: `house|casa|leave|salir|door|doors|puerta|months|meses|weeks|semanas|years|family|familia|friends|amigas|amigos|phone|telefono|celular|school|
    colegio|hablar|talk|room|pieza|cuarto|apartment|departamento|basement|home|night|noche|go|irme|calle|streets|visit|see+my|ver+a|sola|solo|afuera`,
  papers: `ids|carnets|cedulas|identity+cards|passport|passports|papers|visa|visas|documents|pasaporte|pasaportes|documentos|papeles|carnet|dni|cedula|green+card|birth+certificate|id+card|identificacion`,
  withheld: `keeps|keep|kept|took|taken|takes|holds|holding|hides|hid|hidden|guarda|guardan|guardo|quito|quitaron|quita|retiene|retienen|retuvieron|esconde|
    escondio|confiscat*|wont+give|not+give|doesnt+give|locked+away|no+me+devuelve*|no+me+entrega*|me+tiene|me+tienen|burned|quemo|rompio|tore`,
  marry: `marry|married|casarme|case|casar|boda|wedding|marriage|matrimonio|esposo+que+no+conozco`,
  forced: `force|forces|forced|forcing|oblig*|against+my+will|contra+mi+voluntad|dont+know|do+not+know|no+conozco|sold|vendi*|make+me|makes+me|making+me|made+me|
    me+hace|me+hacen|me+hicieron|passport|pasaporte|coerc*|fuerza|forz*|a+la+fuerza|sin+mi+consentimiento|without+my+consent|no+choice|have+no+choice`,
  sex: `sex|sexo|sexual|sexually|relaciones|sleep+with|acostarme|clients|clientes|naked|desnud*|nudes|rape|violar|violacion|intimas|undress|underwear|prostit*|brothel|massage+parlor`,
  labor: `work|working|trabajo|trabajar|trabajando|hours+a+day|horas+al+dia|limpiar|cleaning|cosech*|harvest|farm|kitchen|clients|clientes|fabrica|factory|beg|mendigar`,
  unpaid: `dont+pay|not+pay|doesnt+pay|never+paid|not+paid|unpaid|no+me+pagan|no+me+paga|sin+paga|sin+pago|sin+sueldo|sin+que+me+paguen|without+pay|debt|deuda|owe|
    les+debo|le+debo|pay+off|keeps+my+wages|se+queda+con+mi+sueldo|take+my+money|me+quitan+la+plata|no+wages|half+of+what`,
  // Children, bruises, watching
  secret: `secret|secrets|secreto|secretos|private+parts|privates|partes+intimas|partes+privadas|naked|desnud*|touch|touches|touched|touching|toca|tocan|toco|tocaba|
    moretones|bruises|alone+with|a+solas|uncomfortable|incomod*|sits+on+his+lap|en+sus+piernas|regazo|comes+into+her|comes+into+his|entra+a+su|
    bathes|takes+pictures|takes+photos|saca+fotos|le+saca|kisses+her|kisses+him+on|la+besa|lo+besa|strange+game|weird+games|juegos+raros|juego+raro|
    not+to+tell|dont+tell|no+contar|no+le+cuente|que+no+diga|not+supposed+to+tell|bleeding|sangr*|it+hurts+down|le+duele+abajo|grabs+her|bed+with`,
  unfed: `dont+get+dinner|dont+get+any+food|dont+get+food|get+no+dinner|no+dinner|without+dinner|dont+feed|doesnt+feed|wont+feed|never+feeds|nothing+to+eat|
    not+allowed+to+eat|let+us+eat|let+me+eat|go+hungry|gives+us+food|give+us+food|no+nos+da+de+comer|no+me+da+de+comer|no+les+da+de+comer|no+nos+dan+de+comer|
    nos+deja+sin+comer|me+deja+sin+comer|sin+cenar|pasamos+hambre|no+nos+da+comida|no+me+da+comida`,
  keeper: `moms+boyfriend|mom+s+boyfriend|stepdad|stepfather|stepmom|stepmother|dad|father|mom|mother|mum|aunt|uncle|grandma|boyfriend|foster*|papa|mama|padre|madre|
    padrastro|madrastra|tio|tia|abuela|abuelo|pareja+de+mi|novio+de+mi`,
  punished: `makes+us+stay|make+us+stay|makes+me+stay|stay+in+our+room|stay+in+my+room|in+our+room|in+the+dark|lock*|encierr*|encerr*|punish*|castig*|hits|pega|pegan|yells|drinks|drunk|
    toma|borrach*|outside|afuera|days|dias|every+night|todas+las+noches|get+dinner|give+us|nos+da|nos+dan|me+da|feed*`,
  shuns: `afraid|scared|terrified|miedo|temor|terror|asusta|cries|cry|llora|llore|doesnt+want|does+not+want|no+quiere|refuses|begs|ruega|suplica|hides|se+esconde|
    panics|se+orina|wets|freezes|se+congela|stopped+talking|dejo+de+hablar|screams|grita`,
  bruises: `bruise|bruises|bruised|moretones|moreton|moratones|moretes|ojo+morado|ojo+en+tinta|black+eye|welts|burn+marks|cigarette+burns|quemaduras|marcas|
    marks|split+lip|labio+partido|broken+arm|brazo+quebrado|golpes|scratches+on+her|scratches+on+his|cardenales|moradas|morados`,
  lurks: `waits|waiting|follows|following|followed|shows+up|showing+up|outside|espera|sigue|siguiendo|persigue|aparece|ronda|rondando|vigila|afuera|
    merodea|parked|parks|estaciona|watching|watches|mirando|spies|espia|knows+where|sabe+donde|tracks|tracking|tracker|gps|airtag|rastrea|hangs+around|keeps+coming`,
  myplace: `my+house|my+home|my+apartment|my+building|my+work|my+school|my+job|my+door|my+office|my+gym|my+dorm|my+street|my+car|my+window|home|where+i+live|
    mi+casa|mi+edificio|mi+trabajo|mi+pega|mi+colegio|mi+universidad|mi+puerta|mi+oficina|mi+gimnasio|mi+calle|mi+auto|mi+ventana|salida|donde+vivo|
    to+work|from+work|to+school|everywhere|todas+partes|todos+lados|a+todos+lados|del+trabajo|a+la+casa`,
  // What makes the same words everyday
  legal: `lawyer|abogado|abogada|notary|notario|notaria|attorney|tax|impuestos|accountant|contador`,
  harmless: `basketball|easily|futbol|deporte|bici|bicicleta|soccer|contrato|contract|competencia|sport|sports|clinica|surgery|cirugia|photo|photos|photography|camera|architecture|heights|alturas|painting|dog|cat|puppy|gato|perro|delivery|package|repartidor|uber|taxi|plumber|
    contractor|movie|film|pelicula|serie|novel|novela|book|libro|game|videojuego|recipe|receta|garden|jardin|football|rugby|bike|makeup|maquillaje|
    fruit|vitamin*|vitamina|fell|cayo|skate|crossfit|landlord|hoa|notary|notario|notaria|lawyer|abogado|abogada|embassy|embajada|consulate|consulado|
    airline|aerolinea|accountant|contador|early|temprano|remote|teletrabajo|vacation|vacaciones|party|fiesta|tattoo|tatuaje|piercing|sleepover|
    toddler+proof|marathon|startup|software|server|app|website|bug|deploy|loan|credito|thesis|tesis|teach|ensen*|aprender|learn|wedding+dress`,
} as const;

export type Signal = keyof typeof signals;
