/**
 * What sounds like danger and is not: these words are taken out of a mended message before signs
 * are looked for, and what remains still counts.
 */
const idioms: readonly RegExp[] = [
  // Work, bodies and bills that "kill"; laughter, heat and shame that one dies of.
  / (?:am |is |are |was |been )?killing me(?= (?:softly|with (?:work|deadlines|emails|meetings)|at work))/g,
  / (?:deadline|deadlines|work|job|boss|commute|heat|cold|feet|foot|back|knee|knees|shoes|heels|head|headache|bill|bills|rent|debt|fees|interest|taxes|prices|traffic|exam|exams|homework|thesis|schedule|project|bug|bugs|wifi|internet|curiosity|suspense|anxiety|stress|schedule|waiting|silence|neck|shoulder|shoulders|stomach|teeth|tooth|allergies|legs|costs|this|it|that|workload|class|course|math|calculus|kids|children|toddler|noise|humidity|app|cramps|migraine)(?: \w+){0,4} (?:is|are|s|was|has been|have been|will|would|s going to|gonna|almost|nearly|just|totally|literally|really)?(?: \w+)? ?kill(?:ing|s|ed)? me\b/g,
  / (?:boss|mom|mother|mommy|dad|teacher|professor|client|clients|editor|landlord|coach|manager|supervisor|advisor|parents|wife|girlfriend|husband|boyfriend|roommate|sister|brother|grandma)(?: \w+)? (?:will|would|is going to|are going to|going to|is gonna|s going to) (?:absolutely |literally |totally )?kill me(?= (?:if i (?:dont|am late|am|forget|miss|buy|break|lose|fail|spend|screw|mess|get a|bring|show|burn|come home late)|when (?:she|he) (?:sees|finds)|for (?:this|being|spending|buying|the)|over|tomorrow if|\.))/g,
  / killing (?:it|myself (?:to|at|working|studying|over|with work|laughing|for this|trying|on the treadmill))\b/g,
  / kill(?:ed|s|ing)? (?:myself (?:laughing|at work|at the gym|to (?:get|meet|finish|make|lose|pay))|time|an hour|two hours|the (?:time|mood|vibe|lights|process|engine|weeds|grass|bugs|server|task|app|job|project|competition|switch|presentation|interview|audience|dragon|boss in|deal|music|romance|bacteria|germs|mold|taste|pain|noise|bug)|some time|a (?:process|feature|deal|thread|task|project|job|tree|plant|bug|program|container|session|few)|two birds|off (?:the|my) (?:weeds|debt|debts|product)|it|weeds|bugs|ants|roaches|cockroaches|mold|germs|bacteria|zombies|enemies|monsters|mosquitoes|flies|spiders|pests|rats|mice|fleas|lice|bed bugs|my (?:time|darlings|tech|debt|lawn|plants|plant|houseplants|cactus|tomatoes|succulents|grass|startup|product|enthusiasm|motivation|productivity|creativity|vibe|credit|character|characters|hero|villain|sourdough|battery|processes|orchid|orchids))\b/g,
  / (?:would|could|id|will) kill for\b/g,
  / dress(?:ed)? to kill\b/g,
  / if looks could kill\b/g,
  / (?:die|dying|died|dead|dies) (?:of|from|with)? ?(?:laughter|laughing|lol|heat|hunger|thirst|shame|embarrassment|boredom|curiosity|cold|happiness|cuteness|excitement|tired|tiredness|inside when|batteries|battery|on stage|on the vine|serious|set|last|line|lines|end|ends|weight|lift|lifts|zone|poets|sea|code|letter|stock|body|bug|of old age|hard)\b/g,
  / (?:dying|die) to (?:try|learn|know|see|visit|go|meet|hear|get|find|travel|play|start|show|read|eat|be|have|make|work|do|watch|share|tell|buy|move|cook|dance|sing|write|speak)\b/g,
  / (?:phone|battery|laptop|computer|car|plant|plants|houseplants|tomatoes|garden|lawn|tree|cactus|dog|cat|fish|hamster|startup|business|company|industry|market|engine|pc|tv|server|sourdough|starter|orchid|orchids|bees|chickens|crops|grass|flowers|website|channel|language|town|conversation|career|hope|love life|flower|pet|bird)(?: \w+){0,2} (?:died|dying|is dead|dies|die|dead|almost died|will die)\b/g,
  / (?:rather|prefer to|would sooner) die than (?:give|speak|go|talk|do|work|eat|sing|dance|wear|use|ask|run|present|write|pay|code|see|call)\b/g,
  / (?:hero|villain|character|protagonist|player|dragon|king|queen|wizard|zombie)(?: \w+){0,4} (?:dies|die|killed|kills|dead|dying|suicide|kill)\b/g,
  / (?:dead|deadly|deadline|deadlines|deadlift|deadlock|deadweight) ?(?:tired|line|lines|lift|lifts|serious|on my feet|set|by friday|easy|end|ends|ringer|weight)\b/g,
  / almost died (?:laughing|of laughter|when)\b/g,
  // Cameras, stages and games.
  / shoot(?:ing|s)?(?: \w+){0,6} (?:wedding|photo|photos|portraits?|video|videos|film|films|movie|music video|camera|lens|hoops|baskets|documentary|commercial|reel|reels|scene|scenes|landscapes?|pictures|birds|wildlife|products?|interviews?|raw|footage|content|vlog|event|events|baby shower|graduation|birthday|studio|iso|episode|pool|arrows|game|games|match|soccer|recital|concert|dance|performance|team|play)\b/g,
  / (?:wedding|photo|video|film|movie|portrait|camera|lens|vlog|drone)(?: \w+){0,6} shoot(?:ing|s)?(?: my| people| him| her| them)?(?: \w+)?\b/g,
  / shoot(?:ing)? (?:myself in the foot|myself on video|you an email|me an email|me a message|for the stars|for the moon|up in price|par|me a text)\b/g,
  / (?:bomb(?:ed|ing|s)?|killed|killing|crush(?:ed)?|nail(?:ed)?|slay(?:ed)?)(?: \w+)? (?:my|the|an|at|in) (?:interview|exam|test|audition|presentation|set|pitch|speech|gig|show|stage)\b/g,
  // Lying awake, and what one takes to sleep.
  / (?:staring|stare|stared|looking) (?:up )?at (?:the|my) ceiling\b/g,
  / (?:mirando|viendo|miro|mirar|contemplando) (?:el|al) techo\b/g,
  / (?:melatonina?|valerian\w*|passiflora|pasiflora|chamomile|manzanilla|tilo|magnesi\w+)(?: (?:y |and |or |o )?(?:pills?|pastillas?|gummies|gomitas|tea|gotas|drops))?\b/g,
  /(?<!\bme) he probado de todo\b/g,
  // Whom somebody would like: "so it'd want to be someone patient".
  / so it ?(?:would|d) (?:be (?:good|better|best|great)|(?:want|need|have)) to be (?:some(?:one|body) )?\w+/g,
  / no (?:quiero|queremos)(?: tomar)? mas (?:remedios|pastillas|medicamentos|pildoras|medicinas)\b/g,
  / (?:don'?t|do not) want (?:to take )?(?:any )?(?:more )?(?:pills|meds|medication|medicines?)\b/g,
  // What is written in a meeting is no will, and whom a parent may see is for a court.
  / (?:will|would) (?:i|we|they|he|she|you) (?:get|have|receive|send|give)(?: \w+){0,3} written\b/g,
  / no (?:me|nos) dejan? ver a (?:mis?|los|las|nuestros|nuestras) (?:hij|nin|chic|nen|peque|crio|guagua)\w*/g,
  / (?:wont|will not|doesnt|refuses to|never) let(?:s)? (?:me|us) see (?:my|our|the) (?:kids?|children|sons?|daughters?|baby|boys?|girls?)\b/g,
  // Cuts, hits, beats and chokes of everyday life.
  / cut(?:ting|s)? (?:my )?(?:own )?(?:hair|bangs|costs?|expenses|sugar|carbs|calories|back|budget|spending|nails|grass|fabric|video|videos|weight|meat|corners|ties|bread|down|off gluten|the cord|loose|some slack|losses|my losses|my hours|my teeth|wood)\b/g,
  / (?:hit|hits|hitting|beat|beats|beating|beaten|beats) (?:me |us )?(?:the (?:gym|wall|road|target|market|books|ground|ball|ceiling|jackpot|sack|notes?|nail|slopes|plateau|competition|odds|clock|deadline|high|stock|casino|bush|drum|blues|record|algorithm|level|game|final|drums|eggs)|a (?:wall|plateau|target|ball|record|deer|milestone|bump|nerve|glass ceiling|level)|my (?:targets?|goals?|record|numbers|quota|personal|best|time|macros|head against|steps|brother at|procrastination|sugar|addiction|competitors|competition|opponent|score|stage fright|fear)|rock bottom in sales|me up (?:when|on|if|for|with|about)|at|in|to it|to the|up on|by (?:a|one|two)|that|like a)\b/g,
  / beat(?:ing|s)? (?:myself up|me up about|anxiety|insomnia|procrastination|cancer|depression|traffic|inflation|eggs)\b/g,
  / (?:beat|beats|beaten|crushed|crushes|destroys?|destroyed|kills|killed|smoked|murders?) (?:me|us|him|her|them) (?:at|in) (?:\w+ )?(?:chess|tennis|ping|pong|golf|poker|cards|basketball|football|soccer|fifa|monopoly|scrabble|padel|the game|games|every game|a game|mario|smash|checkers|running|arm wrestling|catan|valorant|fortnite|swimming|squash)\b/g,
  / chok(?:e|es|ed|ing)(?: up)? (?:on (?:tests?|exams?|stage|my words)|under pressure|in (?:interviews?|exams?|public|meetings)|when i|every time i|during|at (?:exams?|interviews?))\b/g,
  / hit(?:s|ting)? (?:me )?(?:on me|my snooze|different|hard by|publish|send|me like|with a (?:fine|bill|lawsuit|fee|tax|big)|home)\b/g,
  / kick(?:s|ed|ing)? (?:me |us )?(?:off|out|ass|butt|the habit|back into|in the butt|my butt|my ass)\b/g,
  / (?:crush|destroy|slay|murder|annihilate|bury|smash|kill|beat|attack)(?:ing)? (?:my |the |our )?(?:competitors?|competition|rivals?|goals|workout|market|exams?|interview|day|monday|problem|backlog)\b/g,
  / (?:heart|panic|anxiety|asthma|ddos|cyber|brute force|hacker|shark|snack|allergy|phishing|ransomware) attack(?:s|ed)?\b/g,
  / drown(?:ing|ed)? (?:in|with|under) (?:\w+ )?(?:\w+ )?(?:email|emails|paperwork|work|debt|debts|bills|tasks|homework|laundry|meetings|tickets|slack|deadlines|data|admin|notifications|messages|requests|spreadsheets|receipts|documents|papers)\b/g,
  / (?:hang|hanging|hung) (?:\w+ ){0,3}(?:pictures?|mirrors?|curtains?|paintings?|doors?|shelf|shelves|art|lights|out|wallpaper|tv|drywall|on|up|with|hammock|plants|frames?|photos?)\b/g,
  / (?:burn(?:ed|t|ing|s)?|hurt(?:s|ing)?) (?:out|my (?:tongue|dinner|toast|rice|knee|ankle|back|shoulder|wrist|hand|foot|neck|leg|elbow|finger|feelings|hip|chances|business|sales|credit|score|grades|arm (?:cooking|on|while|at)|hand cooking)|calories|fat|a cd|bridges|through)\b/g,
  / (?:hurt|hurting) (?:my|his|her|their|your|his|anyones|someones|peoples) feelings\b/g,
  / hurt (?:myself )?(?:at the gym|running|lifting|playing|skiing|in yoga|while (?:running|lifting|training|cooking|skiing|playing))\b/g,
  // All that isn't a drug.
  / overdos(?:e|ed|ing) (?:on|of) (?!(?:\w+ ){0,3}(?:pills?|tablets|meds|medication|paracetamol|tylenol|ibuprofen|xanax|valium|heroin|fentanyl|opioids|morphine|oxy|coke|cocaine|meth|drugs|alcohol|insulin|antidepressants|sedatives|painkillers|purpose|it|them|everything|something|whatever|my|his|her)\b)\w+/g,
  // Bridges, trains, ropes, guns and pills without harm.
  / bridge (?:loans?|financing|round|the gap|course|player|club|game|to)\b/g,
  / (?:jump(?:ed|ing)?|leap) (?:into|on|in|to|ship|from (?:job|one|idea|topic|company)|off (?:a cliff and build|the diving)|the (?:gun|queue|shark)|ropes?|start|through hoops|off the bandwagon)(?! front| the (?:river|sea|water|traffic)| traffic)\b/g,
  / (?:bungee|base|parachute|ski|high|long|horse|show|skydiv\w*|parkour|cliff|triple|trampoline) ?(?:jump\w*|diving)?(?: \w+){0,4} (?:off|from|jump\w*|bridge|cliff|plane|cliffs|skydiving)\b/g,
  / (?:jumping|climbing|learn(?:ing)? the|skipping|battle|ropes?|show me the|skip|jump) ropes?\b/g,
  / (?:nail|glue|water|heat|massage|spray|staple|radar|paint|nerf|toy|smoking) guns?\b/g,
  / (?:kitchen|chef|chefs|pocket|bread|swiss|pottery|palette) kni(?:fe|ves)\b/g,
  / (?:pull(?:ing)?|bite|biting|sweat(?:ing)?|dodg(?:e|ing)) the (?:plug|bullet|trigger)\b/g,
  / (?:tax|financial|mental|debt|care|caregiver|administrative|cognitive|heavy|proof|burden of) burden\b/g,
  / (?:hopeless|worthless) (?:at|with|in|when it comes|cook|romantic|case|cause|stock|coupon|essay|code|degree)\b/g,
  / (?:no|any) hope (?:of|for) (?:my|the|winning|passing|getting|a)\b/g,
  / (?:career|commercial|professional|political|social|financial|brand) suicidi?[eo]|suicidi?[eo] (?:comercial|profesional|politico|squad|watch)\b/g,
  / (?:disappear|vanish) from (?:social|the internet|instagram|google|search|facebook|linkedin|tiktok)\b/g,
  / (?:end|ending) (?:my|the|our|a|this) (?:contract|lease|subscription|membership|engagement|call|partnership|project|thesis|essay|presentation|speech|meeting|rental|procrastination)\b/g,
  / (?:credit card|tooth|growing|back|knee|neck|joint|chronic|shoulder|hip|foot|period|muscle|heel|wrist|elbow|jaw|menstrual|nerve|leg) pain\b/g,
  / (?:follow(?:s|ing|ed)?) (?:me|us) (?:on|back|around the house)\b/g,
  / (?:dog|cat|puppy|kitten|baby|toddler|horse|goose|rooster|hamster|duck|parrot)(?: \w+){0,4} (?:bites|bit|attacks|attacked|follows|following|hits|kicks|bite|scratches|barks|hit|kicked|biting)(?: at)?(?: me| us| my \w+| everyone| people| other \w+)?\b/g,
  / (?:locked|lock|locks) (?:me |us |myself )?out(?: of)?\b/g,
  / (?:son|daughter|kid|child|toddler|kids|children|baby|boy|girl|student|he|she|twins|two year old|year old) (?:\w+ ){0,4}(?:hits|hit|hitting|bites|biting|kicks|beats|pushes|punches) (?:other|his (?:brother|sister|classmates|friends|little|baby|siblings|peers)|her (?:brother|sister|classmates|friends|little|baby|siblings|peers)|classmates|kids|children|each other|people when|me when (?:he|she) (?:is|does|has|wants|cant)|when)\b/g,
  / dead ?end (?:job|street|career)\b/g,
  / (?:cant|could not|couldnt) live without (?!him|her|you)\w+\b/g,
  / (?:plants?|computer|laptop|printer|phone|car|fish|sourdough|orchids?)(?: \w+){0,3} suicide\b/g,
  // Worn out by something that can be named: an office, a paper, a debt, a neighbour.
  / (?:cant|cannot|could not|not) (?:take|stand|bear|cope with|deal with|face|handle|do|keep up with|go on with|survive|put up with) (?:another|one more|any more|this|these|my|the|all|all this|all the|that|so much|so many) (?:\w+ )?(?:meetings?|manager|managers|boss|bosses|job|work|workload|emails?|invoices?|paperwork|forms?|visa|tax|taxes|commute|traffic|office|shifts?|overtime|course|courses|class|classes|homework|exams?|thesis|studies|deadlines?|clients?|customers?|colleagues?|coworkers?|co workers?|roommates?|flatmates?|housemates?|neighbou?rs?|landlord|noise|mess|clutter|laundry|chores|diet|debts?|bills?|loans?|mortgage|rent|wedding|spreadsheets?|reports?|project|team|mother in law|in laws|printer|software|code|bugs?)(?: (?:anymore|any more|any longer|today))?\b/g,
  / (?:no|any|a) (?:way out|escape|point|hope) (?:of|from|with|in|for|to) (?:this|my|these|the|our) (?:\w+ )?(?:mortgage|loans?|lease|contract|debts?|job|career|company|business|shop|startup|project|thesis|course|degree|diet|flat|house|credit cards?|bills?|timeshare|tax|taxes|visa|paperwork|essay|code|maze)\b/g,
  / (?:at )?the end of (?:my|our) (?:rope|tether) (?:with|about|over|at) (?:this|these|my|the|all) (?:\w+ )?(?:invoices?|paperwork|job|work|boss|emails?|printer|computer|landlord|neighbou?rs?|kids|toddlers?|teenagers?|twins|homework|course|thesis|clients?|diet|taxes|bills?|debts?|mess|commute|project|office)\b/g,
  / (?:hate|hating|despise) my life (?:at|in|as|because of) (?:this|the|my|an?|work|accounting|sales|retail|finance) ?(?:\w+ )?(?:company|office|job|firm|work|team|cubicle|call|shop|shift|consultant|lawyer|accountant|manager|clerk|industry|desk|start ?up)?\b/g,
  / (?:disappear|vanish|run away|escape) (?:\w+ )?(?:on|to|onto|into) (?:an? |some |the )?(?:\w+ )?(?:beach|island|cabin|mountains?|countryside|spa|holiday|vacation|sabbatical|bali|hawaii|forest)\b/g,
  / trigger (?:for|in|on|a|the|warning|point|points)\b/g,
];

/** The same in Spanish. */
const modismos: readonly RegExp[] = [
  / (?:me |te |se |nos |casi me |que me |quiero |estoy |estoy que me )?(?:muero|morirme|morir|muere|muriendo|moria|mori|morirse|morimos|muerto|muerta|matar|murio|morir(?:me)?) (?:de|del|por|de la|de puro|de pura|de las) (?:la |tanto |tanta |pura |puro |las )?(?:risa|verguenza|calor|hambre|sueno|ganas|viej\w+|frio|sed|amor|aburrimiento|curiosidad|pena ajena|pena|miedo escenico|miedo|susto|nervios|cansancio|lata|ternura|envidia|celos|rabia|plancha|flojera|emocion|ansias|antojo|antojos|impaciencia|tristeza con|asco|dolor de (?:espalda|cabeza|muelas|pies)|estres|trabajo|agotamiento|orgullo|felicidad|alegria|conocer|aprender|viajar|ir|saber|comer|probar|ver|paja)\b/g,
  / (?:me )?(?:muero|muere|moria|muerte) por (?:\w+)\b/g,
  / (?:estoy |ando )?muert[oa]s? de \w+\b/g,
  / (?:me|nos|te) (?:mata|matan|esta matando|estan matando|tiene muert[oa]|tienen muert[oa]|mato|mataron|matando|estaba matando) (?:de (?:la )?(?:risa|ternura|hambre|aburrimiento)|la (?:espalda|cabeza|rodilla|cintura|curiosidad|ansiedad|cuota|humedad|pega|rutina|u|universidad|tesis|duda|muela|guata|nostalgia|pereza|flojera|cadera|cuesta|espera|renta|hipoteca)|el (?:trabajo|estres|cuello|trafico|calor|frio|arriendo|alquiler|ingles|ruido|dolor|sueno|hombro|taco|jefe|examen|lumbago|profe|horario|suspenso|hambre|pie|estomago|insomnio|silencio|iva|calculo|aburrimiento)|los (?:pies|zapatos|intereses|precios|examenes|impuestos|gastos|horarios|nervios|plazos|tacos|hombros|cuotas|vecinos|mosquitos)|las (?:deudas|cuotas|rodillas|tareas|matematicas|piernas|reuniones|alergias|ganas|cuentas|muelas|jaquecas)|en (?:la entrevista|el examen|la prueba|el juego|la presentacion|el partido|cada partida|la u)|con (?:los|las|tanto|tanta))\b/g,
  / (?:ingles|trabajo|pega|espalda|cabeza|calor|frio|estres|arriendo|trafico|taco|servidor|tesis|dieta|rutina|deuda|deudas|calculo|matematicas|fisica|quimica|curiosidad|rodilla|examen|examenes|plazo|plazos|cuotas?|reuniones|jefe|jefa|intereses|insomnio|ansiedad|hipoteca|precios|ruido|horario|zapatos|pies|cuello|hombro|aburrimiento|internet|muela|esto|eso|proyecto|computador|viaje|tos|alergia|jaqueca|migrana)(?: \w+){0,5} (?:me|nos) (?:esta |estan |va a |van a |tiene |tienen )?(?:mata|matan|matando|mato|mataron|matar|muert[oa]|matado)\b/g,
  / (?:jefe|jefa|mama|papa|profe|profesor|profesora|vieja|viejo|viejos|papas|cliente|mujer|marido|esposa|esposo|polola|pololo|novia|novio|senora|abuela|hermana|editor|duena|dueno|entrenador|suegra)(?: \w+)? me (?:va|van) a matar(?= (?:si (?:no|llego|se me|compro|rompo|pierdo|falto|repruebo|gasto|olvido|sabe cuanto|ve)|cuando (?:vea|sepa|llegue)|por (?:llegar|gastar|el|la|no)|\.|y no|con))/g,
  / mat(?:ar|o|e|a|an|emos|ando|arlas?|arlos?) (?:el|la|un|una|las|los|dos|mis|a los|a las|al|mi) (?:tiempo|rato|aburrimiento|hambre|sed|ganas|pajaros|maleza|malezas|hormigas|cucarachas|mosquitos|zancudos|moscas|pulgas|piojos|ratas|ratones|bacterias|germenes|virus|bichos|plaga|plagas|jefe final|dragon|monstruo|zombies|proceso|procesos|tarde|ansiedad|antojo|curiosidad|horas?|par de horas|planta|plantas|pasto|cesped|polillas|termitas|aranas|caracoles|babosas|hongos|chinches|garrapatas|ambiente|pasion|creatividad|motivacion|suculentas?|negocio|enemigos|olor|frio|bugs?|personaje|protagonista)\b/g,
  / mat(?:arme|arse|andome|o) (?:estudiando|trabajando|en el gimnasio|entrenando|de la risa|haciendo|por (?:llegar|entregar|un))\b/g,
  / (?:me )?mato (?:estudiando|trabajando|en el gimnasio|de la risa|entrenando|todo el dia)\b/g,
  / (?:casi )?(?:se (?:me )?)(?:murio|muere|estan muriendo|mueren|murieron|esta muriendo|morira) (?:la|el|mi|mis|los|las) (?:bateria|perro|gato|planta|plantas|celular|auto|computador|notebook|pc|motor|hamster|pez|peces|suculenta|suculentas|tomates|telefono|gata|perra|negocio|wifi|internet|conejo|caballo|loro|canario|proyecto)\b/g,
  / (?:perro|gato|planta|plantas|bateria|hamster|celular|negocio|emprendimiento|suculentas|gata|perra|mascota|pez)(?: \w+){0,2} se (?:me )?(?:murio|muere|esta muriendo|estan muriendo|mueren|murieron|va a morir)\b/g,
  / (?:tirar|tiro|tirando|tire|tirarme|tirarse) (?:la|las|al|a la|a|el|de la) (?:toalla|basura|piscina|agua|pileta|talla|chicle|sofa|cama|lona|ruedo|casa por la ventana|currículum|curriculum|redes|siesta|dormir|descansar|lance|emprender|cadena|escalada|parrilla|balon)\b/g,
  / (?:me )?(?:tiro|lanzo|lanzar|lanzarme|tirarme|tirar|aviento|aventarme|lance|animo) (?:al agua|a la piscina|a la pileta|al ruedo|al mercado|al vacio con|como|de cabeza|en paracaidas|en parapente|por el tobogan|a emprender|con mi|a la politica|a la alcaldia|al estrellato|un|una|mi|el|la)\b/g,
  / (?:corto|cortar|cortarme|cortarse|corte|cortando|corta|cortarle) (?:el|las|los|un|mi|con|la|de) (?:pelo|cabello|unas|flequillo|chasquilla|gastos|costos|pasto|cesped|azucar|luz|agua|internet|carne|mi pololo|mi polola|mi novio|mi novia|mi pareja|dependencia|raiz|racha|cordon|rollo|leche|relacion|barba|puntas|bigote|tela|video|gluten)\b/g,
  / me corto (?:cuando|al) (?:hablo|hablar|tengo que|estoy con|me miran|conozco|presento|presentar|expongo|exponer|preguntan|me preguntan|hay gente|estoy frente|cantar)\b/g,
  / (?:ahorcad\w*|ahogad\w*|asfixiad\w*|asfixia\w*|ahog\w+|colgad\w*|hundid\w*|muert\w*|aplastad\w*|estrangulad\w*|ahorca\w*)(?: \w+)? (?:con|en|por|de|entre) (?:\w+ ){0,3}(?:deudas?|cuotas|plata|prestamos?|creditos?|tarjetas?|trabajo|pega|papeles|tramites|pendientes|tareas|gastos|facturas|cuentas|impuestos|vaso de agua|correos|mails|hipoteca|intereses|reuniones|arriendo|lucas)\b/g,
  / (?:deudas?|cuotas|intereses|hipoteca|impuestos|gastos|arriendo|banco|alquiler|tarjetas?|creditos?)(?: \w+){0,3} (?:me|nos) (?:esta |estan |tiene |tienen )?(?:ahorca\w*|ahoga\w*|asfixia\w*|estrangula\w*|golpea\w*|aplasta\w*|mata\w*|pega\w*)\b/g,
  / (?:me|nos|le|te) (?:pega|pego|pegan|golpea|golpeo|golpean|pegaron|ha pegado|ha golpeado)(?: muy| bien| harto| mucho| fuerte| duro| super)? (?:el|la|las|los|un|una|lo|su|con el|bien|fuerte|duro|mucho|en el alma|esa|esta|ese|este|tu|al|hondo|mal) ?(?:sol|resfri\w*|gripe|covid|virus|piojos|hongos|susto|noticia|noticias|vicio|mania|gusto|bicho|enfermedad|grito|reto|crisis|pandemia|realidad|muerte de|economia|perdida|despido|cancion|soledad|nostalgia|calor|frio|hambre|idea|ganas|moda|locura|viejazo|chicle|acento|conjuntivitis|amor|separacion|divorcio|pelicula|inflacion|fiebre|tos|luz|estilo|color|look|ansiedad|onda|depre)\b/g,
  / (?:peg(?:ar|arle|o|ue)|golpear) (?:un|una|carteles?|stickers?|puertas|el salto|la vuelta|un cambio|un giro|un salto|afiches?|ceramica|azulejos|la ceramica|papel|fotos|posters?)(?! tiro| balazo| golpe| combo| cachetada)(?: cambio| salto| giro)?\b/g,
  / (?:hijo|hija|nino|nina|guagua|bebe|gato|perro|chico|alumno|nieto|sobrino|gemelos|mellizos|el|ella) (?:\w+ ){0,4}(?:le|les|se|lo|la|me) (?:pega|pegan|muerde|golpea|empuja|pego|muerden|patea) (?:a (?:su|sus|otros|otras|los|las|un|una|su hermano|companer\w*)|entre|cuando (?:se enoja|no|le digo)|con (?:los|las|sus)|patadas|mordiscos|manotazos)(?: \w+)?\b/g,
  / (?:disparar|disparo|dispararon|disparando) (?:mis|las|los|el|la|mi|sus) (?:ventas|ingresos|precios|seguidores|camara|fotos|costos|visitas|productividad|negocio|dolar|trafico|clientes)\b/g,
  / (?:colgar|colgando|cuelgo|colgue) (?:un|una|cuadros?|el|la|las|los|espejos?|cortinas?|fotos|ropa|la ropa|una hamaca|hamacas?|lamparas?|repisas?|de la)\b/g,
  / (?:saltar|salto|brincar|clases de|guitarra|instrumentos? de|escalar con|aprender a saltar) (?:la |a la )?(?:cuerda|soga|lazo|comba|reata)s?\b/g,
  / (?:cuerdas?|lazos?) (?:de|para|vocales|floja) ?(?:guitarra|violin|tender|escalar|escalada|saltar|vocales|bajo|colgar|marinera|paracord)?\b/g,
  / (?:pistola|pistolas) (?:de|para) (?:silicona|agua|pintar|pintura|calor|clavos|juguete|impacto|masajes?|soldar|dardos|pegamento)\b/g,
  / (?:cuchillos?) (?:de|para) (?:cocina|chef|pan|filetear|queso|sushi|tallar|mesa|cocinar)\b/g,
  / (?:desaparecer|desaparezcan|desaparezca|eliminar) (?:de (?:las redes|redes|instagram|internet|facebook|google|tiktok)|las|los|la|el|mis|manchas|deudas|arrugas|estrias|granos|unas|mi)\b/g,
  / (?:terminar|acabar|termino|acabo) con (?:mi (?:pololo|polola|novio|novia|pareja|contrato|tesis|carrera|relacion|deuda|deudas|procrastinacion|timidez|adiccion|ansiedad|insomnio|jefe)|el (?:contrato|estres|insomnio|desorden|acne|cigarro|proyecto)|la (?:procrastinacion|ansiedad|relacion|flojera|deuda|tesis|carrera|caspa|rutina)|las (?:deudas|hormigas|tareas|cucarachas|plagas)|los (?:mosquitos|hongos|pendientes))\b/g,
  / (?:descansar|dormir) (?:mejor|bien|mas|en la noche|de noche|por las noches|temprano)\b/g,
  / (?:no puedo|no aguanto|ya no puedo|ya no aguanto) mas (?:de|del|con) (?:la |el |las |los |mi |mis |tanto |tanta |este |esta |ganas )?(?:risa|calor|frio|hambre|sueno|ganas|dolor de \w+|ruido|vecin\w+|trafico|ansias|emocion|tos|picazon|desorden|perro|gato|jefe|pega|trabajo|curso)\b/g,
  / (?:no|ya no) (?:quiero|queria|quisiera) mas (?:\w+ )?(?:azucar|pan|clases|trabajo|deudas|reuniones|postre|drama|problemas con|kilos|cafe|comida chatarra|pelos|frio)\b/g,
  / (?:trabajo|pega|carrera|job|relacion|puesto) sin (?:futuro|salida)\b/g,
  / (?:escaleras|subida|cuesta|reunion|reuniones|lunes|tareas|entrenamientos?|crossfit|estudios?)(?: \w+){0,2} me (?:va|van) a matar\b/g,
  / me (?:asfixia|ahoga|aplasta|abruma)n? (?:este|esta|el|la|los|las|tanto|tanta|mi) (?!marido|esposo|novio|pololo|hombre|tipo|ex|pareja|papa|padre|padrastro|hermano)\w+/g,
  / (?:la )?soga al cuello\b/g,
  / (?:(?:hoy(?: dia)?|manana|pasado manana|(?:el|los|este|ni el|ni los) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|fin(?:es)? de semana)|(?:en|por) las? (?:mananas?|tardes?|noches?)|esta (?:semana|tarde|noche)|es[ea] (?:dia|semana|hora)|a esa hora)(?: (?:y|o|ni))? )+no puedo (?=\.|,|y |pero |hasta )/g,
  / (?:disappear|vanish|desaparecer|borrarme|erased?) (?:from|de) (?:your|this|the|su|sus|tu|la|esta|el) (?:\w+ )?(?:site|lists?|page|app|website|database|search|results|pagina|listas?|sitio|plataforma|buscador|registros?)\b/g,
  / me cuelgo (?:en|con|del|de la|al|viendo|mirando)\b/g,
  / me toca (?:a mi |ir |hacer |trabajar |pagar |cuidar |estudiar |dar |el turno|exponer|rendir|elegir|presentar|limpiar|cocinar|viajar|organizar|hablar|manejar|preparar|declarar|renovar|el examen|la prueba|la guardia|mudarme|empezar)\b/g,
  / sobredosis de (?!(?:\w+ ){0,3}(?:pastillas?|remedios|medicamentos|paracetamol|clonazepam|insulina|heroina|fentanilo|morfina|cocaina|coca|pasta|drogas?|alcohol|antidepresivos|somniferos|calmantes|algo|todo|mi|mis|su|sus)\b)\w+/g,
  / (?:jefe|muerte|zona|punto|hora|fecha|linea|peso|tiempo|angulo) (?:final|muert[oa]s?|subita)\b/g,
  / (?:suicidio|muerte|violencia|abuso|maltrato)(?: \w+){0,4} (?:en (?:la literatura|el cine|la novela|los medios|shakespeare|la historia|la television|el arte))\b/g,
  / (?:ataque|ataques|crisis) (?:de|al) (?:risa|corazon|panico|ansiedad|tos|ddos|hambre|alergia)\b/g,
  / (?:carga|peso) (?:laboral|tributaria|academica|horaria|fiscal|mental|de trabajo|financiera|impositiva|electrica|ideal|corporal)\b/g,
  / sin (?:esperanza|esperanzas|salida) (?:de|a|para|al) (?:vender|arrendar|pasar|ganar|mar|aprobar|encontrar pega|la playa|la calle|ascender)\b/g,
  / me (?:sigue|siguen|seguia) (?:\w+ando|\w+iendo|mucha gente|en|gente|la|el)\b/g,
  // Lo que cansa y tiene nombre: una oficina, un trámite, una deuda, un vecino.
  / (?:ya )?no (?:puedo|aguanto|doy|soporto|resisto|banco|me da) (?:ya )?mas (?:de |del |con |a |al |para |en )?(?:tanto |tanta |tantos |tantas |tener |estar |ir |el |la |los |las |lo |mi |mis |este |esta |estos |estas |un |una |otro |otra )*(?:gastos?|cuentas?|deudas?|trabajo|pega|chamba|laburo|curro|oficina|jef[ea]s?|companer[oa]s?|colegas?|roomies?|suegr[oa]s?|cunad[oa]s?|vecin[oa]s?|caser[oa]s?|arrendador\w*|clientes?|profes?|profesor\w*|reuniones?|correos?|tareas?|tramites?|papeleos?|papeles|ingles|matematicas|mates|calculo|tesis|examenes|examen|curso|carrera|u|universidad|colegio|estudios?|dieta|gimnasio|trafico|taco|ruido|desorden|casa desordenada|mudanza|turnos?|horarios?|boda|matrimonio de mi|arriendo|renta|hipoteca|creditos?|bancos?|impuestos|negocio|tienda|facturas?|planillas?|excel|computador\w*|internet|visa)\b/g,
  / (?:no|ni|sin) (?:le )?(?:veo|hay|encuentro|tengo|tiene|hallo)? ?(?:ninguna )?(?:la )?(?:salida|solucion|futuro|sentido) (?:a|al|con|de|del|para|en|por) (?:el |la |los |las |este |esta |estos |estas |mi |mis |un |una |tanta |tanto |mi propio )*(?:creditos?|hipoteca\w*|deudas?|prestamos?|tarjetas?|negocio|empresa|emprendimiento|tienda|local|contrato|arriendo|alquiler|trabajo|pega|chamba|laburo|empleo|carrera|tesis|curso|tramites?|papeleo|codigo|proyecto|juicio|multa|embargo)\b/g,
  / (?:me|nos) (?:va|van) a (?:matar|linchar|colgar|asesinar) (?:en (?:la |el |mi )?(?:oficina|pega|trabajo|curro|chamba|laburo|empresa|u|universidad|colegio|reunion|casa si no)|si no (?:entrego|termino|llego|presento|mando|envio|apruebo|paso|pago la cuota|cierro))\b/g,
  / (?:odio|detesto|aborrezco) mi vida (?:de|en|como) (?:la |el |esta |este |una? )?(?:oficin\w+|emplead\w+|trabajo|pega|empresa|godin\w*|cubiculo|consultor\w*|contador\w*|abogad\w+|vendedor\w*|call)\b/g,
  / (?:desaparecer|perderme|escaparme|fugarme|borrarme|esfumarme) (?:\w+ )?(?:un|una|unos|unas|dos|tres|por) (?:\w+ )?(?:mes|meses|semanas?|dias?|rato|temporada|finde|tiempo|verano) ?(?:a|en|de)? ?(?:la|el|una)? ?(?:playa|campo|montana|isla|vacaciones|viaje|sur|norte)?\b/g,
  // Perder el trabajo.
  / (?:get|getting|got|be|being) (?:fired|sacked|laid off|made redundant)\b/g,
  / me (?:van a |quieren |pueden )?(?:echar|despedir|echan|despiden)(?: (?:del trabajo|de la (?:pega|empresa|oficina)|de la chamba|del curro|del laburo))?(?=\.|,|$)/g,
  // Lo que pasa si ese día no se puede.
  / si (?:luego |despues |al final |ese dia |justo |manana |a ultima hora )*no puedo (?:ir |llegar |conectarme |asistir |estar |entrar )?(?=\.|,|$)/g,
  // Quien manda en el trabajo grita y humilla: eso es de trabajo, mientras nadie pegue.
  /(?<= (?:jef[ea]s?|supervisora?|gerent[ea]|encargad[oa]|patrona?|boss|manager|supervisor)(?: [^ .]+){0,3}) (?:me|nos) (?:maltratan?|tratan? (?:muy )?(?:mal|pesimo)|humillan?|gritan?|basurean?|ningunean?)\b/g,
  // De una casa arrendada lo echa a uno quien la arrienda.
  / (?:caser[oa]s?|arrendador\w*|duen[oa]s?|propietari[oa]s?|landlord|landlady)(?: [^ .]+){0,4} (?:echar\w*|echo|echa|sacar\w*|desaloj\w+|evict\w*|(?:kick\w*|throw\w*|get) (?:me|us) out)(?: (?:del?|out of|from)(?: la| el| the| my| mi)? (?:piso|casa|depa\w*|flat|house|apartment|home))?\b/g,
  / (?:no me dejan|no me deja)(?: \w+){0,2} (?:dormir|concentrarme|estudiar|trabajar tranquil\w+|descansar|estacionar|avanzar|en paz|respirar)\b/g,
];

/** Words of study and fiction: without a person's own danger beside them, a topic is a topic. */
const study =
  / (?:thesis|dissertation|essay|novel|screenplay|research paper|research|documentary|term paper|article|podcast|podcasts|tesis|tesina|novela|guion|ensayo|documental|investigacion|articulo|monografia|memoria de titulo|literatura|cuento|obra de teatro|videojuego|video game|short story|libro sobre|book about|taller sobre|charla sobre|seminar|lecture|lawyer who defends|diplomado)(?: [^ .]+){0,8} (?:suicid[^ .]*|domestic (?:violence|abuse)|violencia[^.]*|abus[^ .]*|trafficking|trata de personas|maltrato|self ?harm|autolesiones|murder|asesinato|homicidio|killer)(?: (?:intrafamiliar|de genero|domestica|sexual|infantil|laws?|policy))?/g;

/** The message without what is everyday; a word that stands for itself marks each gap. */
export function withoutEveryday(mended: string): string {
  return [study, ...idioms, ...modismos].reduce(
    (text, idiom) => text.replace(idiom, ' everyday'),
    mended,
  );
}
