import type { Examples } from './examples.ts';

/** What people type who learn Spanish, French and the languages beyond. One sentence a line. */
export const languagesExamples2: Examples = {
  spanish: {
    en: `my wife's family is from Oaxaca and I catch nothing at dinner
      want to talk with my abuela before it's too late
      third generation, grew up in Texas, never learned my parents' tongue
      half my patients at the clinic are from Guatemala
      I'm a teacher and my pupils' parents only speak Castilian
      moving to Valencia in the autumn and know only hola and gracias
      Despacito is the extent of my vocabulary
      I took two years in high school and remember nada
      preparing the DELE B1 for citizenship in Spain
      I can order tacos and cervezas but that's all
      marrying into a Venezuelan family and I only follow the food
      my girlfriend’s mum in Quito speaks no English at all`,
    es: `mi novio es alemán y quiere entender a mi familia chilena
      busco clases para extranjeros que recién llegan a Buenos Aires
      mi nuera americana quiere aprender castellano desde cero
      soy brasileño y hablo puro portuñol
      yo extranjera, vivo en Sevilla, hablar poco todavía
      necesito el DELE para sacar la nacionalidad
      mis hijos nacieron en Estados Unidos y perdieron nuestro idioma
      llegaron haitianos a la parroquia y queremos enseñarles castellano
      mi marido holandés solo sabe decir hola y cerveza
      quiero leer a García Márquez en el original algún día`,
  },
  'spanish-conversation': {
    en: `I can read Borges but can't chat with the taxi driver
      Chileans speak so fast and swallow the endings
      finished the tree on my app, now I need real people
      intercambio partner, half an hour of mine for yours
      want to talk with my in-laws in Bogotá about ordinary things
      I get stuck and switch back to English after two minutes
      a friendly lady from Mexico to chat with on Tuesdays
      at the tapas bar I point instead of speaking
      I know the verbs on paper but they don't come out
      understand slang, jokes and gossip from Argentines
      her parents in Lima tell stories at table and I laugh a second late
      at my fiancé’s barbecue in Monterrey I sit mute and grin
      everyone jokes in the kitchen, my husband has to translate each line
      I nod along with his cousins and hope nobody asks me anything`,
    es: `soy inglesa, leo novelas en español pero no me atrevo a hablar
      quiero platicar en español con alguien de México los martes
      los chilenos hablan rapidísimo y se comen las letras
      busco intercambio, media hora tu idioma y media el mío
      mis suegros son colombianos y solo sonrío en la mesa
      me trabo y vuelvo al inglés a los dos minutos
      practicar español con paciencia, soy de Canadá
      entender los modismos, chistes y garabatos de acá
      en el bar de tapas señalo con el dedo en vez de pedir
      terminé la aplicación de español, ahora necesito gente de verdad`,
  },
  'spanish-grammar': {
    en: `ser and estar, I get it wrong every single time
      the subjunctive makes me want to cry
      por or para, is there a rule anyone can remember
      when do I use fui and when iba
      all those little pronouns: se lo, me la, les
      is it el agua or la agua, genders confuse me
      conjugation tables swim in front of my eyes
      my homework comes back covered in corrections about verb endings
      vos, tú, usted, which form do I use with whom
      where do the written accents go and why
      years of classes and I still toss a coin between two verbs that both mean to be
      which of the two little words for “for” goes here, I always choose wrong
      I mix the past tenses and my teacher sighs`,
    es: `ser y estar los confundo siempre, soy francesa
      el subjuntivo me hace llorar
      por o para, no hay regla que me entre
      cuándo se dice fui y cuándo iba
      los pronombres se lo, me la, les son un enredo
      dónde van las tildes y por qué
      las conjugaciones irregulares no se me quedan
      me equivoco con el y la, los géneros no existen en mi lengua
      cuándo uso vos, tú o usted
      mis redacciones vuelven llenas de correcciones de verbos`,
  },
  'latin-america': {
    en: `my company is sending me to Santiago for two years
      retiring to Ecuador with my pension, what should I know
      is Medellín safe for a woman on her own
      want to work remotely from Mexico City for six months
      how does one find a flat in Buenos Aires without a guarantor
      backpacking from Peru to Patagonia with a baby
      people greet with a kiss, arrive late, and I misread everything
      residence papers, RUT, bank account, all confusing in Chile
      we dream of raising our kids in Costa Rica
      I fell for a Colombian and am moving to her town`,
    es: `me trasladan a Santiago por dos años con mi familia española
      quiero jubilarme en Ecuador, ¿cómo es la vida allá?
      es segura Medellín para una mujer sola
      cómo arriendo un depa en Buenos Aires sin garantía
      teletrabajar seis meses desde Ciudad de México
      llegué a Chile y no entiendo lo del RUT ni la previsión
      soy suizo, me enamoré de una peruana y me voy a Lima
      las costumbres de acá me descolocan, saludan con beso y llegan tarde
      criar a los niños en Costa Rica, cerca de la playa
      venimos de Madrid y queremos echar raíces en Montevideo`,
  },
  french: {
    en: `I did GCSE years ago and only remember bonjour
      my girlfriend's parents live in Lyon and speak no English
      need DELF B2 for a master's at the Sorbonne
      want to read Camus without a dictionary
      liaisons and silent letters, why write what you don't say
      immigrating to Quebec and they want the TCF
      my boss in Geneva expects me to follow meetings
      order in a Paris bistro without the waiter switching to English
      my daughter goes to the Lycée and I can't help her homework
      Edith Piaf songs made me fall for the sound of it`,
    es: `quiero leer El Principito en su idioma
      mi novia es de Lyon y sus papás no hablan español
      necesito el DELF para estudiar en la Sorbona
      emigro a Quebec y me piden el TCF
      no me sale la erre gutural ni las nasales
      mi hija va a la Alianza y no la puedo ayudar
      pedir en un bistró de París sin que el mozo se ría
      aprendí un poco en el liceo y solo recuerdo bonjour
      trabajo con gente de Costa de Marfil y Senegal
      las canciones de Edith Piaf me enamoraron de esa lengua`,
  },
  'moving-france': {
    en: `got a job offer in Toulouse and don't know where to start
      how do I register with the prefecture and get my carte vitale
      landlords in Paris want a guarantor and three times the rent
      we bought a stone cottage in Dordogne and plan to stay
      Campus France file, student visa and a room in Grenoble
      CAF housing help, is a foreigner entitled
      enrolling my kids in a école when they speak only English
      since Brexit I don't know how long I can remain in Brittany
      my husband is from Bordeaux and we're leaving Chile for his town
      opening a bank account in Marseille without proof of address`,
    es: `me salió trabajo en Toulouse y no sé por dónde partir
      qué papeles pide la prefectura para la residencia
      los dueños en París exigen aval y tres veces el alquiler
      postular por Campus Francia y encontrar pieza en Grenoble
      cómo se saca la carte vitale y la ayuda de la CAF
      mi marido es de Burdeos y nos mudamos a su pueblo
      inscribir a mis hijos en una escuela francesa sin el idioma
      homologar mi título de médico para ejercer en Francia
      voy de au pair a Marsella con la visa de vacaciones y trabajo
      abrir cuenta en un banco francés sin comprobante de domicilio`,
  },
  'german-italian': {
    en: `der die das, there must be a trick to remember
      my nonna's recipes are handwritten and I want to read them
      moving to Berlin and need B1 before the visa
      I love opera and want to follow the libretto
      surfing in Ericeira, I'd like to chat with the locals
      my grandparents came from Calabria, claiming citizenship needs B1
      the dative case and verbs at the end kill me
      my girlfriend is from Rio and her mum only speaks Brazilian
      Goethe certificate for a nursing job in Munich
      learn some Russian, Polish or Arabic for my new neighbours
      Swedish partner, Stockholm next year, zero words`,
    es: `der, die, das, ¿hay algún truco para acordarse?
      quiero leer las cartas que dejó mi nonna de Calabria
      me voy a Berlín y me exigen el B1 del Goethe
      para la ciudadanía italiana de mis bisabuelos piden certificado
      mi polola es de Río y su mamá solo habla brasileño
      amo la ópera y no entiendo el libreto
      el dativo y los verbos al final me matan
      vacaciones en Florianópolis y quiero entender a la gente
      soy enfermero y hay trabajo en Múnich si hablo la lengua
      mi vecino es ruso y quisiera saludarlo en su idioma
      árabe, polaco o sueco, algo distinto me llama`,
  },
  'asian-languages': {
    en: `want to read manga without waiting for translations
      K-dramas got me hooked and now I want to learn hangul
      my supplier in Shenzhen sends voice notes I can't follow
      tones, I keep saying horse instead of mother
      thousands of kanji and I know about forty
      sitting JLPT N4 in December
      adopted from Seoul, I'd love to write to my birth mother
      teaching in Taipei next year, need Mandarin for the market
      BTS lyrics, I want to sing and know what they mean
      HSK 3 for a scholarship in Beijing`,
    es: `quiero leer manga y ver anime sin subtítulos
      los doramas me engancharon y ahora estudio hangul
      mi proveedor de Shenzhen me manda audios y no entiendo nada
      los tonos me confunden, digo caballo en vez de mamá
      hay miles de kanjis y conozco como cuarenta
      en diciembre doy el JLPT y estoy verde
      fan de BTS, quiero saber qué dicen sus canciones
      me dieron beca para Pekín y necesito el HSK
      importo de Yiwu y quisiera negociar en mandarín
      viajo a Tokio en primavera y me gustaría leer los letreros`,
  },
  'nepali-hindi': {
    en: `volunteering in a Kathmandu school and want to greet the kids
      my husband's family in Delhi switches to their tongue at table
      Bollywood films without reading the captions
      can't read Devanagari, the letters hang from a line
      want to chat with porters and tea house owners in Khumbu
      born in London to Indian parents, my mother tongue slipped away
      Urdu poetry sounds gorgeous, I'd like to understand it
      namaste and dhanyabad is all I've got
      six months at an ashram in Rishikesh coming up
      my nan in Punjab and I can't say more than hello`,
    es: `voy de voluntaria a una escuela de Katmandú
      quiero hablar con los porteadores y las familias sherpas
      la familia de mi marido en Delhi cambia de idioma en la mesa
      ver películas de Bollywood sin subtítulos
      no puedo leer el devanagari, esas letras colgadas de una raya
      solo sé decir namasté y dhanyabad
      me voy seis meses a un ashram en Rishikesh
      apadriné una niña de Pokhara y quisiera escribirle
      canto mantras y no sé qué estoy diciendo
      mi yerno es de la India y me gustaría entenderlo`,
  },
  'travel-phrases': {
    en: `flying out in three weeks, just enough to order food and find toilets
      how do I ask for the bill and say I'm allergic to nuts
      honeymoon abroad, want to be polite with locals
      lost my suitcase in Rome and couldn't explain it
      please, thank you, how much, where is the station
      only need survival words for a fortnight's holiday
      taxi drivers overcharge me because I can't haggle
      what to say at a chemist's if my kid gets ill overseas
      checking into hotels and asking directions without a phone signal
      cruise stops in five ports, a few words for each`,
    es: `viajo en tres semanas, me basta con pedir comida y el baño
      cómo digo que soy alérgica al maní en un restaurante extranjero
      luna de miel afuera y quiero ser amable con los lugareños
      se me perdió la maleta en Roma y no supe explicarlo
      por favor, gracias, cuánto cuesta, dónde está la estación
      lo mínimo para sobrevivir quince días de vacaciones
      los taxistas me cobran de más porque no sé regatear
      qué decir en la farmacia si se enferma mi hijo de viaje
      preguntar direcciones y pedir habitación en el hotel
      un crucero con cinco puertos, unas palabritas para cada uno`,
  },
};
