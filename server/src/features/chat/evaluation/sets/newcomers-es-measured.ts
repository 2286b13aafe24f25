/**
 * Experts with Spanish profiles, from fields that no demo expert has, and goals for each.
 * This half only measures: no rule or word is chosen by looking at it.
 */
import type { Newcomer } from './shape.ts';

export const newcomersEsMeasured: readonly Newcomer[] = [
  {
    id: 'caligrafo',
    language: 'es',
    expertise: 'Caligrafía a pluma: cursiva inglesa, gótica y sobres de fiesta',
    expertiseOther: 'Calligraphy with a nib: copperplate, blackletter and envelopes',
    aboutMe:
      'Plumín, tinta ferrogálica y mucha respiración. Enseño a trazar letras bonitas despacio, a componer un diploma o un poema, y a preparar encargos de sobres sin que la número ochenta parezca de otra persona.',
    career:
      'Rotulista de bares en Sevilla desde los diecisiete, después diez años enseñando letra en talleres de media Andalucía.',
    idealClient:
      'Zurdas convencidas de que no se puede, diseñadores cansados de la pantalla y quien quiere escribir sus propias cartas.',
    uniqueValue: 'Te mando pautas hechas con tu propia mano: copias tu mejor letra, no la mía.',
    challengeStory:
      'Un tintero entero sobre un pergamino de tres semanas, la víspera de entregarlo. Lo repetí en una noche y salió mejor, qué le vamos a hacer.',
    ownLanguageGoals: {
      plain: 'quiero aprender caligrafía con plumilla',
      roundabout:
        'mi letra da pena y quiero que los sobres de mi fiesta parezcan de hace doscientos años',
    },
    otherLanguageGoals: {
      plain: "Learn calligraphy, copperplate if possible, I'm left handed",
      roundabout:
        "I'd love to pen forty place cards by hand so people gasp, and right now mine look like a prescription",
    },
  },
  {
    id: 'tarotista',
    language: 'es',
    expertise: 'Tarot: leer las cartas sin libreto y sin susto',
    expertiseOther: 'Tarot: reading the cards without a script and without fear',
    aboutMe:
      'No adivino la lotería. Leo los arcanos como un espejo y enseño a tirar las cartas a quien quiera hacerlo en serio: mazos, tiradas, preguntas bien puestas y qué decir cuando sale la Torre y la otra persona se pone pálida.',
    career:
      'Veintidós años leyendo en un café de San Telmo, profesora de tarot de Marsella y de Rider-Waite.',
    idealClient:
      'Curiosas que compraron un mazo y no pasan del librito, y personas con una decisión que no se deja pensar.',
    uniqueValue: 'Cada consulta queda grabada, así nadie recuerda lo que quiso oír.',
    challengeStory:
      'A los treinta leí para mi hermana lo que yo quería que hiciera. No me habló por un año. Nunca más leí con la boca puesta.',
    ownLanguageGoals: {
      plain: 'quiero que me tiren el tarot',
      roundabout:
        'compré un mazo en una feria, las figuras me encantan y me aprendí los significados de memoria pero no sé juntar tres',
    },
    otherLanguageGoals: {
      plain: 'tarot reading, celtic cross',
      roundabout:
        'I drew the Hanged Man three mornings running and the little white booklet is useless, teach me to make sense of it',
    },
  },
  {
    id: 'astronomo-aficionado',
    language: 'es',
    expertise: 'Astronomía de patio: elegir telescopio y encontrar cosas en el cielo',
    expertiseOther: 'Backyard astronomy: choosing a telescope and finding things in the sky',
    aboutMe:
      'Acompaño a la gente en sus primeras noches bajo el cielo: qué telescopio comprar y cuál no, cómo se alinea una montura, dónde está Saturno, y más adelante fotografía de nebulosas con una cámara vieja y bastante café.',
    career:
      'Guía nocturno en Vicuña, valle de Elqui, durante quince años; antes técnico de espejos en un observatorio.',
    idealClient: 'Familias con un telescopio lleno de polvo y aficionados que no logran enfocar.',
    uniqueValue:
      'Nos conectamos de noche, tú afuera con el teléfono y yo diciéndote «un poco más a la izquierda».',
    challengeStory:
      'Crucé el desierto para ver un eclipse y me tocó la única nube en tres meses. Lloré y después me dio risa.',
    ownLanguageGoals: {
      plain: 'astronomía: qué telescopio compro para mi niña',
      roundabout:
        'nos pasaron un tubo largo con trípode y lo único que hemos visto con él es la ventana de la vecina',
    },
    otherLanguageGoals: {
      plain: 'help choosing a first telescope, budget about 400',
      roundabout:
        "I moved to the countryside, there's more up there at night than I ever imagined and I can't name a single dot of it",
    },
  },
  {
    id: 'cervecero',
    language: 'es',
    expertise: 'Cerveza artesanal: de la olla en la cocina a tu primer barril',
    expertiseOther: 'Craft beer: from a pot in the kitchen to your first keg',
    aboutMe:
      'Malta, lúpulo, levadura y limpieza; sobre todo limpieza. Te ayudo a que tu primera IPA no sepa a cartón, a leer densidades, a carbonatar sin bombas de vidrio y a pasar de veinte litros a doscientos si le quieres entrar en serio.',
    career:
      'Biólogo en Ensenada, maestro cervecero de una planta de seis barriles y juez certificado.',
    idealClient:
      'Homebrewers tercos, bares que quieren su propia receta y cuates que se juntan los domingos con un quemador.',
    uniqueValue:
      'Mándame una botella. La pruebo en cámara y te digo qué salió mal y en qué hora del proceso.',
    challengeStory:
      'Exploté cuarenta botellas en el clóset de mi mamá. La ropa olió a cebada todo un año.',
    ownLanguageGoals: {
      plain: 'hacer cerveza artesanal en casa',
      roundabout:
        'mi primera tanda quedó con olor a huevo y sin espuma, la regalé y nadie me dijo nada, eso es lo peor',
    },
    otherLanguageGoals: {
      plain: 'homebrewing my first IPA, all grain',
      roundabout:
        "I've a big pot, a bag of hops from my neighbor's trellis and a wedding in ten weeks where I've promised forty bottles",
    },
  },
  {
    id: 'surfista',
    language: 'es',
    expertise: 'Surf: de la espuma a la ola verde',
    expertiseOther: 'Surfing: from white water to green waves',
    aboutMe:
      "Clases pa' los que parten viejos. Leer el mar, remar sin quedar muerto, pararse rápido, prioridad en el line up pa' que no te reten los locales. También te ayudo a escoger tabla según tu peso y tu playa, y a perderle el susto a quedarse abajo.",
    career:
      'Criado en Máncora, instructor en Punta Hermosa y en Pichilemu, juez de campeonatos juveniles.',
    idealClient: 'Cuarentones, familias en vacaciones y gente que lleva tres veranos en la espuma.',
    uniqueValue: 'Me mandas el video desde la orilla y te lo devuelvo rayado, cuadro por cuadro.',
    challengeStory:
      'Una ola en Pico Alto me tuvo dos vueltas abajo. Salí, me senté en la arena y no entré en seis meses. Volví con una tabla más grande y menos ego.',
    ownLanguageGoals: {
      plain: 'clases de surf para adulto principiante',
      roundabout:
        'tengo 43, me compré una tabla en el verano, y cada vez que trato de ponerme de pie la punta se clava y salgo volando',
    },
    otherLanguageGoals: {
      plain: 'surf coaching, stuck on the pop up',
      roundabout:
        "I watch the lineup from the beach all morning because I don't know whose wave it is and I'm scared they'll yell at me",
    },
  },
  {
    id: 'esgrimista',
    language: 'es',
    expertise: 'Esgrima: florete y espada para niños y veteranos',
    expertiseOther: 'Fencing: foil and épée for kids and veterans',
    aboutMe:
      'Guardia, desplazamientos, parada y respuesta. Preparo a jóvenes para su primer torneo y a mayores de cuarenta que retoman después de media vida. También asesoro a gente de teatro con duelos creíbles y sin heridos.',
    career:
      'Maestra de armas en Ciudad de México, dos panamericanos, entrenadora universitaria catorce años.',
    idealClient:
      'Tiradores de club sin entrenador fijo, papás perdidos entre caretas y chaquetillas, actores.',
    uniqueValue:
      'Te pongo ejercicios con una cuchara de palo y una pelota de tenis: no hace falta pista.',
    challengeStory:
      'Me eliminaron en siete minutos de los únicos juegos a los que fui. Todo un ciclo por siete minutos. Aprendí a querer los entrenamientos.',
    ownLanguageGoals: {
      plain: 'esgrima para mi hija, qué arma elige y qué equipo compro',
      roundabout:
        'me encantan las películas de mosqueteros y quiero pelear así, con careta, antes de cumplir los cincuenta',
    },
    otherLanguageGoals: {
      plain: 'fencing coach for épée, veteran age group',
      roundabout:
        "My boy fights everyone with sticks and a friend said there's a proper sport for it with masks and white jackets",
    },
  },
  {
    id: 'vitralista',
    language: 'es',
    expertise: 'Vitrales: cortar vidrio, emplomar y restaurar ventanas',
    expertiseOther: 'Stained glass: cutting, leading and restoring windows',
    aboutMe:
      'Vidrio, plomo, cinta de cobre y estaño. Enseño a cortar sin miedo, a dibujar un cartón que se pueda construir y a soldar parejo. También reviso ventanales antiguos de casas y capillas antes de que alguien los arregle con silicona.',
    career:
      'Taller en Barranco, Lima, hace veinticuatro años; restauré los ventanales de cuatro iglesias después del terremoto de Pisco.',
    idealClient:
      'Aficionadas con un kit de lámpara a medio hacer y dueños de casonas con vidrios sueltos.',
    uniqueValue: 'Cortamos en simultáneo y con lentes. Nadie empieza sin lentes.',
    challengeStory:
      'Se me cayó un rosetón de andamio abajo, ochenta años de colores en el piso. Lo rearmé como rompecabezas en dos años.',
    ownLanguageGoals: {
      plain: 'taller de vitrales, técnica tiffany',
      roundabout:
        'compré una casona y en el descanso de la escalera hay una ventana de colores toda abombada, con pedazos que bailan',
    },
    otherLanguageGoals: {
      plain: 'stained glass restoration, lead is bulging',
      roundabout:
        "I'd like to make one of those hanging panels that throws red and blue on the kitchen floor in the morning",
    },
  },
  {
    id: 'pescador-mosca',
    language: 'es',
    expertise: 'Pesca con mosca: lanzar, leer el río y devolver la trucha',
    expertiseOther: 'Fly fishing: casting, reading the river and letting the trout go',
    aboutMe:
      'Del primer lance en el pasto a la trucha marrón bajo el sauce. Enseño a leer corrientes, a elegir ninfa o seca, a atar moscas en invierno y a soltar el pez sin maltratarlo. Doy una mano con los permisos y con los ríos donde todavía hay alguien a quien pedirle pasada.',
    career: 'Guía en el Chimehuín y en el Simpson, treinta temporadas; artesano de cañas de bambú.',
    idealClient:
      'Principiantes con caña nueva, viajeros que vienen a Patagonia una semana y no quieren perderla.',
    uniqueValue:
      'Filmas tu lance con el teléfono apoyado en una piedra y yo te cuento dónde se muere la línea.',
    challengeStory:
      'Se me fue el pez de mi vida, dos horas, por un nudo flojo hecho con apuro. Hoy enseño nudos antes que nada.',
    ownLanguageGoals: {
      plain: 'aprender pesca con mosca, lanzar la línea',
      roundabout:
        'me enredo entero, la línea me cae en la nuca y los demás sacan truchas al lado mío',
    },
    otherLanguageGoals: {
      plain: 'fly fishing in Patagonia, need casting lessons first',
      roundabout:
        "I've inherited a bamboo rod and a tin of little feathered hooks and I'd like to deserve them by May",
    },
  },
  {
    id: 'cuchillero',
    language: 'es',
    expertise: 'Cuchillería y forja: de la barra de acero al filo',
    expertiseOther: 'Knifemaking and forging: from a bar of steel to an edge',
    aboutMe:
      'Forja en casa con gas o con carbón: elegir el acero, templar sin rajar, revenir en el horno de la cocina, cabos de asta o de lenga y un afilado que corte papel de cigarro. Enseño también a solo afilar, que es lo que más falta hace en las cocinas.',
    career:
      'Herrero de Tandil, nieto de herrero, veinte años de cuchillos criollos y seis de acero damasco.',
    idealClient:
      'El que se armó una fragua con un tambor, cocineros que maltratan buenos cuchillos y coleccionistas con preguntas.',
    uniqueValue: 'Pasame una foto del grano roto y te digo a qué temperatura te fuiste.',
    challengeStory:
      'Tiré a la basura noventa hojas antes de vender una. La que hace noventa y uno la compró mi suegro, creo que por lástima.',
    ownLanguageGoals: {
      plain: 'quiero aprender a forjar cuchillos',
      roundabout:
        'le meto el acero al aceite y se me raja siempre con un ruidito, tengo la fragua hecha con un tambor viejo',
    },
    otherLanguageGoals: {
      plain: 'bladesmithing: my blades warp in the quench',
      roundabout:
        "grandpa's anvil is in the barn and I'd like to hammer out something for the kitchen with a deer antler handle",
    },
  },
  {
    id: 'speedcuber',
    language: 'es',
    expertise: 'Cubo de Rubik: resolverlo hoy y bajar de veinte segundos',
    expertiseOther: "Rubik's cube: solve it today, get under twenty seconds",
    aboutMe:
      'Método por capas para la primera vez, CFOP para los que ya le agarraron el gusto. Enseño mirada anticipada, trucos de dedos, qué cubo magnético comprar y cómo se compite. Con niños inquietos funciona de maravilla.',
    career:
      'Estudiante de mecatrónica en Cochabamba, delegado de competencias y récord nacional de 4x4 por once días.',
    idealClient:
      'Niñas y niños de siete para arriba, papás picados y gente que lo tiene desarmado en un cajón desde 1985.',
    uniqueValue:
      'Cuento tus movimientos y tus pausas en cámara lenta: casi siempre pierdes el tiempo mirando, no girando.',
    challengeStory:
      'En mi primer torneo se me desarmó el cubo en las manos, delante de todos. Lo volví a armar pieza por pieza y me aplaudieron igual.',
    ownLanguageGoals: {
      plain: 'armar el cubo rubik, método fácil',
      roundabout:
        'tengo el de colores en un cajón desde el año 85 con una sola cara lista, antes de morirme quiero terminarlo',
    },
    otherLanguageGoals: {
      plain: 'learn CFOP, I average 35 seconds on the 3x3',
      roundabout:
        "my nephew fixes that twisty coloured thing in under a minute without looking and I'd love to beat him at Christmas",
    },
  },
];
