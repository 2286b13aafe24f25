import type { DeskTopic } from './desk.ts';

/** Said to provoke (lower case, no accents): looked for before anything else. */
export const provocations: readonly (readonly [DeskTopic, readonly RegExp[]])[] = [
  [
    'injection',
    [
      /\b(?:ignore|disregard|forget|override|bypass) (?:all |any |everything |your |the |my |previous |prior |above |these )*(?:instructions?|rules|prompts?|guidelines|directions)\b/,
      /\b(?:system|initial|hidden) prompt\b|\byour (?:instructions|prompt|source code|api key)\b/,
      /\b(?:ignora|olvida|olvidate|desobedece|salta(?:te)?)\b.{0,25}\b(?:instrucciones|reglas|ordenes|indicaciones)\b/,
      /\b(?:tus instrucciones|prompt del sistema|tu prompt)\b/,
      /\b(?:pretend (?:to be|you(?:'re| are))|act as (?:an? |if)|you are now|from now on you|roleplay|jailbreak|developer mode|dan mode|haz de cuenta que eres|actua como|ahora eres|finge (?:ser|que)|a partir de ahora eres|modo desarrollador)\b/,
    ],
  ],
  [
    'insult',
    [
      /^\W*(?:(?:ok|well|sorry|pero|but|la verdad|honestly),? )*(?:(?:you(?:'re| are|r)?|ur|u r|this(?: is|'s)?|it(?:'s| is)?) not (?:\w+ )?(?:helping|helpful|useful|working)|no (?:me )?(?:estas? ayudando|ayudas?|sirves?)(?: (?:en |de |para )?nada)?)(?: (?:me|at all|much))?\W*$/,
      /\b(?:you(?:'re| are|r)?|this (?:is|bot|thing|app|site)|u r|ur) (?:\w+ ){0,3}?(?:useless|stupid|dumb|an? idiot|idiotic|trash|garbage|rubbish|crap|shit|the worst|terrible|awful|pathetic|worthless|annoying|horrible|suck|sucks)\b/,
      /\b(?:worst|terrible|awful|horrible|crap|shit|lousy|rubbish|bad|poor) (?:service|site|app|website|experience|help|customer service)\b.{0,12}$|^\W*(?:que |this (?:is|was) (?:an? )?)?(?:(?:pesim[oa]|horrible|mal|malisim[oa]|terrible) (?:servicio|pagina|app|atencion|experiencia)|servicio (?:pesimo|horrible|malo|malisimo))\W*$/,
      /\b(?:est[ae]|la|el|this) (?:wea|webada|huevada|hueva|porqueria|mierda|cosa|bot|app|pagina|pavada|boludez|cagada|chingadera|vaina|thing|bot|app|site) (?:de \w+ )?(?:(?:no|doesn't|does not) (?:me )?(?:sirve|funciona|ayuda|work|help)\w*|es (?:una? )?(?:mierda|basura|porqueria|asco|penca|inutil|mal[oa]))\b.{0,20}$/,
      /^\W*(?:(?:y|pues|ya|oye|bueno|por mi),? )*(?:(?:an?date|vete|vayan?se|ve|anda) (?:a la |al |pa la |a )(?:cresta|mierda|chucha|verga|carajo|chingada|concha\w*|diablo|infierno|punta del cerro|freir esparragos)|(?:chupal[oa]|jodete|que te (?:den|jodan)|pudrete|concha tu madre|la concha de tu (?:madre|hermana)|chinga tu madre|go to hell|piss off|bugger off|get lost|eff off|bite me|sod off|bollocks))\b.{0,16}$/,
      /^\W*(?:fuck|screw|damn) (?:you|off|this)|^\W*(?:shut up|stupid|idiot|moron|useless|bullshit|wtf|fuck)\b\W*(?:bot|robot|machine|you)?\W*$/,
      /\b(?:eres|sos|que|esto es|son) (?:\w+ ){0,2}?(?:inutil|tont[oa]|pesim[oa]|mal[oa] (?:bot|maquina)|una? (?:mierda|basura|estupid\w*|idiota|porqueria|verga|asco)|estupid[oa]|idiota|imbecil|un asco|weon|huevon|penca|como las? \w+)\b/,
      /^\W*(?:(?:weon|huevon|wn|culiao|qlo|pendejo|boludo|pelotudo|gilipollas|cabron)\b(?: \w+)? )?(?:no (?:me )?sirves?(?: (?:para|pa) na(?:da)?)?|callate|idiota|estupid[oa]|imbecil|inutil|weon(?: qlo)?|ctm|conchetumadre|vete a la mierda|gracias por nada|thanks for nothing|andate a la mierda|hijo de puta|puta madre|que mierda|una mierda|mierda)\b.{0,12}$/,
    ],
  ],
];

/** Courtesy, and what Puente doesn't do (lower case, no accents); the first that fits is meant. */
export const smallTalk: readonly (readonly [DeskTopic, readonly RegExp[]])[] = [
  [
    'ages',
    [
      /^\W*(?:(?:and|y|ok|maybe|is there|do you have|hay|tienes?|mejor|ojala|quiero|busco|prefiero|i want|i'd prefer|pero|but|no),? )*(?:some(?:one|body)|any(?:one|body)|alguien|an?|una?)(?: (?:que sea|who is|who's|person|persona|expert|a bit|un poco|mas))* ?(?:older|younger|my (?:own )?age|(?:over|under) \d\d|mayor|menor|joven|viej[oa]|de mi edad|de mas edad|con mas edad|mas grande)(?: (?:maybe|perhaps|please|quizas|tal vez|por favor|if possible|than \w+|que \w+))*\W*$/,
    ],
  ],
  [
    'notify',
    [
      /\b(?:(?:tell|email|notify|message|ping|write(?: to)?|contact|alert) me|let me know) (?:if|when|once|as soon as) (?:you (?:have|find|get)|there(?:'s| is)|some(?:one|body)|any(?:one|body)|an? \w+) ?.{0,25}$|\b(?:avisame|avisen(?:me)?|me (?:avisas|avisan)|escribeme|notificame|mandame un (?:correo|mensaje)) (?:si|cuando|apenas|en cuanto|al) .{0,30}$/,
    ],
  ],
  [
    'human',
    [
      /^\W*(?:(?:ok|ya|pero|but|no|please|por favor|mejor),? )*(?:(?:i (?:want|need)|i'd like|can i|let me|quiero|necesito|prefiero|puedo|me gustaria) (?:to )?)?(?:talk|speak|chat|hablar|chatear|comunicarme) (?:to|with|con) (?:a person|an? human(?: being)?|una persona|un humano|alguien de (?:puente|ustedes|verdad)|someone (?:from puente|real)|ustedes)(?: (?:please|por favor|porfa|instead))?\W*$/,
      /\b(?:(?:talk|speak|chat|connect me) (?:to|with) (?:an? |the )?(?:real |actual |live )?(?:human|agent|operator|representative|person from puente)|(?:hablar|hablo|comunicame|pasame|ponme|conectame) con (?:un |una |algun )?(?:humano|persona(?: (?:real|de verdad)|\W*$)|agente|ejecutiv[oa]|operador[a]?))\b(?! (?:or|o) )/,
    ],
  ],
  [
    'who',
    [
      /^\W*(?:(?:and|y|ok|pero|oye|hey),? )*(?:where (?:are|r) you from|are you (?:from|in|based in) \w+(?: \w+)?|de donde eres|(?:eres|estas) (?:de|en) \w+(?: \w+)?)\W*$/,
      /\bwhat(?:'s| is) (?:puente|this(?: site| app| page| place| website)?)(?: exactly| about| for)?\W*$/,
      /\b(?:(?:are|r) (?:you|u|we|this) (?:an? |talking to an? |really |even |just |actually )*(?:robot|bot|ai|a\.i\.|human|real|machine|chatgpt|gpt|program|person|computer|automated|alive|psychologist|therapist|doctor|lawyer|coach|expert|counsell?or)|am i (?:talking|speaking|chatting|writing) (?:to|with)|is (?:this|there|it) (?:an? )?(?:bot|robot|ai|human|real person|person there|chatgpt|automated|chatbot|machine)|who (?:are|r) (?:you|u)|what(?:'s| is) your name|what are you|who (?:made|built|runs|owns|is behind) (?:you|this|puente)|are you (?:chatgpt|gpt|claude|siri|alexa|gemini))\b/,
      /\b(?:eres|sos|estoy hablando con|hablo con|esto es|chateo con|es esto|me habla|me responde) (?:un |una |el |la )?(?:robot|bot|ia|i\.a\.|human[oa]|persona|maquina|chatgpt|programa|psicolog[oa]|terapeuta|medic[oa]|doctora?|abogad[oa]|especialista|expert[oa]|inteligencia artificial|de verdad|real)\b|\b(?:quien(?:es)? (?:eres|sos|es usted|son|esta detras|los hizo|te hizo|te creo)|como te llamas|cual es tu nombre|que (?:eres|sos)|que es (?:puente|esto|esta pagina))\b/,
    ],
  ],
  [
    'offTopic',
    [
      /\b(?:(?:what(?:'s| is|s)|how(?:'s| is)) the (?:weather|temperature|time(?! (?:like|of the meeting))|date|score|capital|news)|what time is it(?: (?:now|there|right now))?(?: in (?!my |your )[a-z ]{3,25})?\W*$|what (?:day|date|year) is (?:it|today)|(?:who|which team) (?:is|are) (?:playing|the (?:king|queen|prime minister|pope|richest))|how (?:tall|far|deep|heavy|fast|old) (?:is|are) (?:the |mount |lake )?[a-z]+ ?[a-z]*\W*$|(?:how do you|can you) (?:spell|pronounce|translate)|what does \w+ mean\W*$|(?:a que|que) (?:distancia|altura|velocidad) (?:esta|queda|vuela|corre|tiene|mide|es)|quien (?:es|fue) (?:el |la )?(?:rey|reina|papa|presidenta?|primer ministro)|cuanto (?:mide|pesa) (?:el|la|un|una)|que significa \w+\W*$|como se (?:dice|escribe|traduce) \w+|will it (?:rain|snow)|weather (?:in|for|today|tomorrow|forecast)|(?:que|como esta el|cual es el|va a) (?:clima|tiempo (?:hace|hara|va a)|hora es|dia es hoy|llover|temperatura)|who (?:won|is the president|will win)|quien (?:gano|es el presidente|va a ganar)|(?:capital|president|population) (?:of|de)|stock price|football|futbol (?:de )?(?:hoy|ayer)|recipe for|receta (?:de|para))\b/,
    ],
  ],
  [
    'joke',
    [
      /\b(?:(?:tell|give|say|know) (?:me )?(?:an?|another|some|any) (?:joke|poem|story|riddle|fun fact|song)s?|sing (?:me|a)|make me laugh|(?:cuenta|cuentame|dime|dame|sabes) (?:\w+ )?(?:un|una|algun|otro|otra) (?:chiste|cuento|poema|adivinanza|historia|cancion)|hazme reir|i love you|te amo|marry me|casate conmigo|do you (?:like|love|have feelings|dream|sleep|eat)|what is the meaning of life|tienes (?:novi[oa]|sentimientos|hambre)|(?:te gusta|te gustan) )/,
    ],
  ],
  [
    'math',
    [
      /^\W*(?:(?:what(?:'s| is)|how much is|cuanto es|calculate|calcula|solve|resuelve|compute)\s*)?[\d.,]+ ?(?:[-+*/x×÷^%]|plus|minus|times|divided by|over|mas|menos|por|dividido (?:por|en|entre)|elevado a) ?[\d.,]+.{0,12}$/,
      /\b(?:square root of|raiz cuadrada de|\d+% of \d+|\d+ ?% de \d+)\b/,
    ],
  ],
  [
    'essay',
    [
      /(?<!\b(?:help (?:me|us|him|her) |learn(?:ing)? (?:how )?to |teach me (?:how )?to |someone to |somebody to ))\b(?:(?:write|draft|compose|generate) (?:me )?(?:an?|my|the|some|this) (?:\w+ ){0,2}?(?:essay|poem|code|email|letter|cover letter|script|song|article|story|homework|tweet|post|function|program)\b(?! (?:better|with someone|class|expert))|do my homework|translate (?:this|the|into|to|"|')|(?:escribe(?:me)?|redacta(?:me)?|genera(?:me)?|hazme) (?:un|una|mi|el|la|este) (?:\w+ ){0,2}?(?:ensayo|poema|codigo|correo|carta|texto|cancion|articulo|cuento|tarea|resumen|programa)|haz(?:me)? (?:mi |la )?tarea|traduce(?:me)? (?:esto|al|la|el|"|')|summarize this|resume(?:me)? esto)/,
    ],
  ],
  [
    'askAway',
    [
      /^\W*(?:(?:hi|hey|hello|ok|and|so|hola|oye|buenas|disculpa|perdon|sorry|excuse me),? )*(?:(?:can|could|may) i (?:just )?ask(?: you)? (?:something|a (?:quick )?question|you something)|(?:i have|i've got|just) (?:a|one) (?:quick )?question|(?:te |les )?(?:puedo|podria) (?:hacer(?:te|les)? una (?:pregunta|consulta)|preguntar(?:te|les)? (?:algo|una cosa))|tengo una (?:pregunta|duda|consulta)|una (?:pregunta|consulta|duda))(?: (?:first|before .{3,30}|antes(?: de .{3,30})?|primero))?\W*$/,
    ],
  ],
  [
    'foreignMoney',
    [
      /\b(?:how much|what|price|cuanto|precio)\b.{0,30}\b(?:in|en) (?:rupees?|rupias|inr|yen(?:es)?|yuan|(?:swiss )?francs?|francos|(?:australian|canadian|new zealand|hong kong|singapore) dollars?|aud|cad|nzd|bolivianos|bolivares|guaranies|quetzales|colones|lempiras)\b/,
    ],
  ],
  [
    'never',
    [
      /^\W*(?:(?:ok|well|bueno|ya|no|nah|oh|mejor),? )*(?:leave it(?: then| there)?|dejalo (?:asi|ahi|nomas)|deja(?:lo)? nomas|dejemoslo(?: ahi| asi)?)\W*$/,
      /^\W*(?:(?:no|nada|ok|oh|ah|nah)[ ,.]*)*(?:never ?mind|nvm|forget (?:it|about it)|no thanks?(?: you)?|no gracias|nah|nope|olvidalo|olvidate|dejalo|da igual|no importa|nothing|nada)\b(?:[ ,.]+(?:thanks?|thank you|gracias|bye|chao|then|entonces))*\W*$/,
    ],
  ],
  [
    'thanks',
    [
      /^\W*(?:(?:ok(?:ay)?|great|perfect|perfecto|cool|nice|good|awesome|wow|oh|ah|genial|super|bien|excelente|listo|dale|ya|buenisimo|muy bien|vale|no|that's (?:all|great|it)|eso es todo|bacan|hola|sale|va|orale|joya|barbaro|chido|padre|estupendo|fenomenal|fantastico|lovely|brilliant|sweet|sorted)[ ,.!]*)*(?:thanks?|thank (?:you|u)|thx|ty|tysm|cheers|appreciate(?:d)?|(?:muchas |mil |muchisimas )?gracias|te (?:lo )?agradezco|se agradece|agradecid[oa]|great help|you(?:'ve| have)? been (?:great|very helpful|helpful)|that (?:helps|helped)|me ayudaste(?: mucho)?)\b(?:[ ,.!]+(?:love|mate|hun|hon|dear|darling|buddy|pal|guys|folks|guap[oa]|maj[oa]|tio|tia|crack|capo|genio|genia|che|reina|corazon|bendiciones|(?:you(?:'re| are)|eres|sos|es usted) (?:an? |the |un |una |lo )?(?:angel|star|legend|gem|best|lifesaver|sol|crack|amor|geni[oa]|cap[oa]|santo|maximo|mejor)|so much|a lot|very much|again|you|for (?:your|the|all) (?:help|everything|info\w*)|por (?:tu|la|todo|su)(?: ayuda| tiempo| info\w*)?|de verdad|igual|man|bro|friend|amig[oa]|puente|really|that's (?:all|great|it)|eso (?:es|era) todo|chao|bye|goodbye|adios|muy amable|dear|all good|todo bien|ayuda|everything|mucho|it|this|i|very))*\W*$/,
    ],
  ],
  [
    'bye',
    [
      /^\W*(?:(?:ok(?:ay)?|alright|all right|well|bueno|ya|listo|parce\w*|wey|guey|bro|man|chau|chao|bye|gracias|(?:muchas|mil) gracias|thanks|thank you|cheers|(?:ha){2,}|(?:ja){2,}|lol|right|anyway|love|mate|dear|amig[oa]|guap[oa]|geni[oa]|crack|che|dale|vale|sale|va|good|no(?: (?:se|lo se))?|i don't know|idk|not sure|hm+|let me see)[ ,.!]*)*(?:bye(?:[- ]bye)?|goodbye|good ?night|see (?:you|ya|u)(?: later| soon| around)?|later|cya|i(?:'ll| will) (?:be back|think about it|come back)(?: later| soon)?|i(?:'m| am) (?:done|leaving|off)|(?:have a )?(?:good|nice|great) (?:day|one|evening|night|weekend)|(?:talk|speak|chat) (?:(?:to|with) you )?(?:later|soon|tomorrow|then)|catch you later|i(?:'ll| will) (?:write|message|check in|ask) (?:you )?(?:again )?(?:later|soon|tomorrow)|hablamos (?:luego|despues|manana|pronto|mas tarde)|(?:te |les )?(?:escribo|aviso|cuento) (?:luego|despues|manana|mas tarde|otro dia)|(?:despues|luego|manana|mas tarde) (?:lo |la )?(?:veo|vemos|vuelvo|sigo|escribo|hablamos)|(?:lo |la )?(?:veo|vuelvo|sigo) (?:luego|despues|manana|mas tarde|otro dia)|chao(?:ito)?|chau|adios|(?:i(?:'ll| will) )?(?:come back|be back|sleep on it|check back|return)(?: to (?:this|it|you))?(?: later| soon| tomorrow| another (?:day|time))?|lo consulto con la almohada|(?:ya )?(?:vuelvo|regreso|paso|sigo) (?:otro dia|manana|luego|despues|mas tarde|en otro momento)|hasta (?:luego|pronto|manana|la (?:proxima|vista)|siempre)|nos vemos|nos hablamos|me voy|lo (?:voy a pensar|pensare|pienso)|que (?:estes|tengas|este) (?:bien|un? buen[oa]? (?:dia|tarde|noche|semana))|buenas noches|cuidate|that(?:'s| is) all|eso (?:es|era|seria) todo|nada mas|nothing else|no more questions|me voy a (?:dormir|acostar)|(?:i'm )?(?:off to bed|going to bed)|hablamos|nos leemos|talk later|gotta go|got to go|(?:i )?(?:have to|must) (?:go|run|dash)|(?:i(?:'ll| will)|will|let me|need to|i need to|i have to) (?:discuss|check|talk|ask|consult)(?: (?:it|this|that))?(?: (?:over|through))? (?:(?:with|to) (?:my |the )?)?(?:wife|husband|partner|boyfriend|girlfriend|mum|mom|dad|parents|family|boss|team|other half)(?: first)?(?: and (?:revert|get back|come back|let you know))?|(?:(?:lo|la) (?:hablo|consulto|converso|platico|charlo|veo|comento|discuto|voy a (?:hablar|consultar|conversar|comentar|platicar|charlar|ver))|(?:voy a|dejame|tengo que) (?:hablar|consultar|conversar|comentar|platicar|charlar)l[oa]) (?:primero )?con (?:mi \w+|el|ella|ell[oa]s)|me tengo que ir|tengo que irme)\b.{0,18}$/,
    ],
  ],
  [
    'howAreYou',
    [
      /^\W*(?:(?:hi|hello|hey|hiya|hola|buenas|good (?:morning|afternoon|evening)|buen(?:os|as)? (?:dias?|tardes|noches))[ ,.!]*(?:there|puente|parce|che|amig[oa]|wey|guey|tio|tia|mate|man)?[ ,.!]*)?(?:(?:h+i+ya |hey |yo )?how(?:'s| is| are|s)? (?:you|it going|things|everything|your day|u|ya|r u)(?: (?:doing|today|going|been))*|what(?:'s| is|s) up|sup|how do you do|como (?:estas?|te va|andas|va(?: todo)?|vas|le va|ha estado)|que tal(?: (?:estas|todo|va))?|(?:todo |muy )?bien,? y (?:tu|vos|usted)|(?:good|fine|great|well),? (?:and|how about) you|todo bien|que onda|que hubo|qui(?:u|h)?ubo|q'?hubo|que mas|todo (?:tranqui\w*|piola)|como (?:andamos|vamos|vas|seguis)|que haces|que contas|que cuentas|como te encuentras)\W*(?:hoy|today|doing|friend|amig[oa]|parce\w*|che|wey|guey|tio|tia|mate|man|bro|buddy|viejo|po|pues)?\W*$/,
    ],
  ],
  [
    'hello',
    [
      /^\W*(?:h+i+|hello+|hey+|hiya|yo|howdy|greetings|good (?:morning|afternoon|evening|day)|morning|evening|ho+la+|holi+|buenas|buen(?:os|as)? (?:dias?|tardes|noches)|alo|que hay|saludos|hallo|is (?:any(?:one|body)|someone) (?:there|here)|any(?:one|body) there|hay alguien(?: ahi| aqui)?|alguien ahi)\b(?:[ ,.!]+(?:there|hi|hello|hey|hola|puente|everyone|all|again|buenas|tardes|dias|friend|amig[oa]s?|todos|que hay|bot))*\W*$/,
    ],
  ],
  [
    'laugh',
    [
      /^\W*(?:(?:ja){2,}j?|(?:ha){2,}h?|(?:je){2,}|(?:ji){2,}|lo+l+|lmao|rofl|xd+|jsjs\w*|jk|just kidding|es broma|era broma|test(?:ing)?|probando|prueba)\b\W*$/,
    ],
  ],
  [
    'ok',
    [
      /^\W*(?:ok(?:ay|is|ey)?|k|kk|alright|all right|cool|nice|great|good|perfect|awesome|fine|brilliant|lovely|fantastic|excellent|wonderful|fab|neat|sweet|sorted|fair enough|no worries|got it|i see|understood|makes sense|sounds good|interesting|amazing|wow|very good|hmm+|mm+|ah+|oh+|right|sure thing|bien|muy bien|perfecto|genial|listo|dale|vale|entiendo|entendido|ya veo|bacan|buena|super|excelente|claro|que bien|orale|sale|va|joya|barbaro|de diez|de lujo|que padre|chido|chevere|guay|fenomenal|estupendo|fantastico|buenisimo|bueno|ya|interesante|de acuerdo|obvio|que bueno)\b(?:[ ,.!]+(?:ok|then|entonces|bueno|dale|perfecto|genial|great|cool|good))*\W*$/,
    ],
  ],
];
