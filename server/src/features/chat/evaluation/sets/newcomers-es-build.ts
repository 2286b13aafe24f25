/**
 * Experts with Spanish profiles, from fields that no demo expert has, and goals for each.
 * This half may be looked at while the matchmaker is changed.
 */
import type { Newcomer } from './shape.ts';

export const newcomersEsBuild: readonly Newcomer[] = [
  {
    id: 'ajedrecista',
    language: 'es',
    expertise: 'Ajedrez: aperturas con sentido, finales y cabeza fría',
    expertiseOther: 'Chess: openings that make sense, endgames and a cool head',
    aboutMe:
      'Doy clases a adultos que aprendieron de su abuelo y a chicos que ya le ganan a todo el colegio. Vemos tus partidas, no las de Kasparov: dónde dejaste de pensar, qué final no conocías y por qué te apurás cuando vas ganando.',
    career:
      'Maestro FIDE, entrenador de una selección provincial en Rosario y árbitro los fines de semana.',
    idealClient:
      'Jugadores de club entre 1200 y 1900, y padres que quieren acompañar sin enloquecer.',
    uniqueValue:
      'Cada clase sale de una derrota tuya. Es la mejor bibliografía que existe y es gratis.',
    challengeStory:
      'Perdí en la última ronda un torneo que tenía ganado por ofrecer tablas con miedo. Desde entonces juego hasta el peón final.',
    ownLanguageGoals: {
      plain: 'clases de ajedrez para mi hijo de diez años',
      roundabout:
        'siempre llego bien armado a la mitad de la partida y ahí no sé qué hacer, muevo por mover',
    },
    otherLanguageGoals: {
      plain: 'chess coach, stuck at 1400 online',
      roundabout:
        "I hang my queen once a night and can't tell a good bishop from a bad one, my father-in-law is unbearable about it",
    },
  },
  {
    id: 'bonsaista',
    language: 'es',
    expertise: 'Bonsái: alambrar, podar raíces y esperar',
    expertiseOther: 'Bonsai: wiring, root pruning and waiting',
    aboutMe:
      'Trabajo con especies que aguantan nuestro clima: olivo, ficus, espino, quillay. Enseño a elegir un prebonsái que valga la pena, cuándo trasplantar, cómo alambrar sin marcar la corteza y, más que nada, cuándo dejarlo tranquilo.',
    career:
      'Discípulo dos temporadas en Omiya, Japón; hoy cuido una colección de ciento veinte ejemplares en Quillota.',
    idealClient:
      'Quien recibió un arbolito de regalo y lo ve secarse, y aficionados que ya tienen diez y ninguna forma.',
    uniqueValue:
      'Hago un dibujo de cómo se verá tu árbol en quince años. Lo pegamos al lado del macetero.',
    challengeStory:
      'Maté un pino de noventa años por regarlo de más durante una ola de calor. Guardo la madera en la entrada del taller.',
    ownLanguageGoals: {
      plain: 'quiero aprender a cuidar y alambrar un bonsái',
      roundabout:
        'me regalaron un arbolito japonés en una bandeja y se le está cayendo todo, me da una pena',
    },
    otherLanguageGoals: {
      plain: 'bonsai beginner, how do I wire a juniper',
      roundabout:
        "somebody left me a forty year old tree that's eleven inches tall and I don't know when to cut its roots or if at all",
    },
  },
  {
    id: 'origamista',
    language: 'es',
    expertise: 'Origami: de la grulla al dragón de una sola hoja',
    expertiseOther: 'Origami: from the crane to a dragon out of one sheet',
    aboutMe:
      'Papiroflexia para manos torpes y para manos avanzadas. Empezamos por marcar bien un doblez, seguimos con bases, plegado en húmedo y patrones de pliegues que parecen planos de arquitecto. También armo actividades para colegios y bibliotecas.',
    career:
      'Ingeniera civil en Bogotá, dos libros de modelos propios, invitada a convenciones en Zaragoza y Nueva York.',
    idealClient:
      'Profes que buscan matemáticas que se tocan, abuelas con nietos y quien se quedó pegado en el paso 47 de un diagrama.',
    uniqueValue: 'Doblo al revés contigo: parto del modelo terminado y lo voy abriendo.',
    challengeStory:
      'Me tomó once meses diseñar un colibrí. El día que salió, mi gato se lo comió. Hay fotos.',
    ownLanguageGoals: {
      plain: 'origami para principiantes',
      roundabout:
        'estoy trabado en el diagrama de un escarabajo, son doscientos pasos y mi papel se rompe siempre por el mismo lado',
    },
    otherLanguageGoals: {
      plain: "I'd like to learn origami with my grandkids",
      roundabout:
        "I want to make a thousand paper cranes for my sister's hospital room and so far I've made four ugly ones",
    },
  },
  {
    id: 'sommelier',
    language: 'es',
    expertise: 'Cata de vinos: nariz, memoria y cartas sin pedantería',
    expertiseOther: 'Wine tasting: nose, memory and lists without snobbery',
    aboutMe:
      'Enseño a catar en la cocina de tu casa con tres botellas del súper. Cepas, barricas, defectos, maridajes que sí funcionan, y cómo elegir en una carta larga sin sudar. A restaurantes chicos les armo la lista y entreno al personal.',
    career:
      'Sumiller en Mendoza y en San Sebastián, doce vendimias, jurado en concursos de malbec y de carignan.',
    idealClient:
      'Aficionados que solo saben decir «me gusta», meseros que quieren crecer y quien prepara un examen de nivel 2 o 3.',
    uniqueValue: 'Vendo cero botellas. Si el de cuatro lucas es mejor, lo digo.',
    challengeStory:
      'Con un resfrío perdí el olfato nueve meses. Tuve que reaprender a oler como quien aprende a caminar, con naranjas y con tierra.',
    ownLanguageGoals: {
      plain: 'curso de cata de vinos para empezar',
      roundabout:
        'abrí un boliche chiquito y los clientes me preguntan qué tinto va con el cordero y yo invento',
    },
    otherLanguageGoals: {
      plain: 'Wine tasting lessons before my WSET level 2',
      roundabout:
        'the waiter hands me a list as thick as a phone book and I point at the second cheapest bottle, every time, for twenty years',
    },
  },
  {
    id: 'malabarista',
    language: 'es',
    expertise: 'Malabares y circo: pelotas, clavas y calle',
    expertiseOther: 'Juggling and circus: balls, clubs and street shows',
    aboutMe:
      'Tres pelotas en una hora, te lo firmo. Después clavas, pases con otra persona, monociclo si te da la locura, y cómo se arma una rutina de semáforo o un espectáculo de plaza con sombrero que se llena.',
    career:
      'Escuela de circo en Cali, cuatro años de gira por festivales de calle de Montreal a Ushuaia.',
    idealClient:
      'Torpes declarados, profes de educación física y artistas de esquina que quieren cobrar como artistas.',
    uniqueValue: 'Empiezo con pañuelos. Caen lento y nadie se frustra.',
    challengeStory:
      'Me fracturé la muñeca en un estreno y terminé el show con la otra mano. Descubrí que la izquierda estaba mejor entrenada.',
    ownLanguageGoals: {
      plain: 'aprender malabares con tres pelotas',
      roundabout:
        'quiero plantarme en la plaza con mi hermano, tirar cosas prendidas por el aire y que la gente deje plata en la gorra',
    },
    otherLanguageGoals: {
      plain: 'learn to juggle clubs, i can already do 3 balls',
      roundabout:
        "I need something silly and impressive for a talent night, I've got three oranges, two hands and no coordination",
    },
  },
  {
    id: 'tanguero',
    language: 'es',
    expertise: 'Tango de salón: abrazo, caminata y milonga',
    expertiseOther: 'Tango: the embrace, the walk and your first milonga',
    aboutMe:
      "Enseño a bailar tango como se baila en las milongas de barrio, no como en la tele. Primero caminar, después escuchar a D'Arienzo y a Pugliese, y recién entonces un ocho. A parejas y a gente sola, los dos roles para todo el mundo.",
    career:
      'Bailarina y docente desde 1999 en Boedo, jurado de un mundial de pista, giras por Estambul y Berlín.',
    idealClient:
      'Novios con un vals encima, viajeros que van a Buenos Aires y quien dice que tiene dos pies izquierdos.',
    uniqueValue: 'Bailo descalza frente a la cámara, así se ven los pies de verdad.',
    challengeStory:
      'Me operaron de la cadera y me dijeron que no bailara más. Bailo distinto, más cerca del piso, y creo que mejor.',
    ownLanguageGoals: {
      plain: 'Clases de tango desde cero',
      roundabout:
        'siempre me quedo sentada mirando cuando suena el bandoneón, nadie me cabecea y si me cabecean no sé seguir',
    },
    otherLanguageGoals: {
      plain: 'tango lessons for a couple, total beginners',
      roundabout:
        "going to Buenos Aires in April and I'd like not to be the tourist crushing toes at midnight",
    },
  },
  {
    id: 'acuarista',
    language: 'es',
    expertise: 'Acuarios plantados y marinos: agua estable, peces vivos',
    expertiseOther: 'Planted and reef aquariums: stable water, living fish',
    aboutMe:
      'Ciclado, filtros, CO2, luz y esa alga negra que no se va con nada. Ayudo a montar desde un nano de veinte litros hasta un arrecife con corales, a elegir peces que no se coman entre ellos y a leer los test como quien lee una boleta.',
    career:
      'Bióloga marina en Antofagasta, ocho años a cargo de la cuarentena de un acuario público.',
    idealClient:
      'Principiantes con una pecera que huele, papás del pez dorado del cumpleaños y coleccionistas de discos.',
    uniqueValue:
      'Primero el agua. No te dejo comprar un solo pez hasta ver tres semanas de números.',
    challengeStory:
      'Un corte de luz de nueve horas me mató un arrecife de seis años. Ahora duermo con un generador debajo de la cama.',
    ownLanguageGoals: {
      plain: 'Ayuda con mi acuario, alga negra por todas partes',
      roundabout:
        'se me mueren los pececitos uno tras otro y el vidrio está verde, y eso que le cambio el agua entera cada domingo',
    },
    otherLanguageGoals: {
      plain: 'setting up a reef tank, what first',
      roundabout:
        'woke up to three of them floating and the others gasping at the top, the shop says buy another filter',
    },
  },
  {
    id: 'perfumista',
    language: 'es',
    expertise: 'Perfumería: crear tu propia fragancia desde las materias primas',
    expertiseOther: 'Perfumery: composing your own scent from raw materials',
    aboutMe:
      'Enseño a oler con orden y a mezclar con balanza. Familias olfativas, acordes, fijación, alcohol o aceite, y qué dice la norma si piensas vender. Se empieza con quince frasquitos y un cuaderno, nada más.',
    career:
      'Química farmacéutica en Medellín, formada en Grasse, nariz independiente para marcas chicas de velas y cosmética.',
    idealClient:
      'Quien quiere embotellar el olor de un lugar, jaboneras, y marcas que parten con cien unidades.',
    uniqueValue: 'Te mando un kit de muestras numeradas y olemos a ciegas al mismo tiempo.',
    challengeStory:
      'Compuse durante dos años un perfume para mi madre. Al final ella prefirió el de la farmacia. Lo sigo usando yo.',
    ownLanguageGoals: {
      plain: 'quiero aprender perfumería y hacer mi propio perfume',
      roundabout:
        'me gustaría guardar en un frasquito cómo olía la casa de mi abuela, a jazmín, leña y ropa planchada',
    },
    otherLanguageGoals: {
      plain: 'perfume making from scratch, natural ingredients',
      roundabout:
        "mine smells wonderful for ten minutes on the wrist and then it's just rubbing alcohol, what am I leaving out",
    },
  },
  {
    id: 'parapentista',
    language: 'es',
    expertise: 'Parapente: del curso inicial al primer vuelo de distancia',
    expertiseOther: 'Paragliding: from the first course to your first cross-country flight',
    aboutMe:
      'Inflado, despegue, térmicas, aterrizaje en canchas imposibles. Acompaño a pilotos novatos después del curso, que es cuando más solos quedan: qué vela comprar, cómo leer el pronóstico, cuándo quedarse en tierra y el miedo después de una plegada.',
    career: 'Instructor en Iquique, ochocientas horas en el aire, cuarto en un nacional de cross.',
    idealClient:
      'Alumnos recién licenciados, pilotos que dejaron de volar tras un susto y curiosos con vértigo moderado.',
    uniqueValue:
      'Repasamos tu track en el computador, térmica a térmica, y anotamos una sola cosa para el sábado.',
    challengeStory:
      'Caí en un tamarugo con el paracaídas de emergencia. Ileso, colgando, y con cuatro horas para pensar en por qué había despegado.',
    ownLanguageGoals: {
      plain: 'curso de parapente para principiantes',
      roundabout:
        'tuve un susto en el aire, se me cerró el ala de un lado, aterricé bien pero ya no me atrevo a saltar del cerro',
    },
    otherLanguageGoals: {
      plain: "paragliding: which wing after my beginner's course",
      roundabout:
        'those people hanging from coloured sheets above the beach, what do you need to do to be one of them',
    },
  },
  {
    id: 'filatelista',
    language: 'es',
    expertise: 'Filatelia: ordenar, tasar y disfrutar una colección de sellos',
    expertiseOther: 'Stamp collecting: sorting, valuing and enjoying an album',
    aboutMe:
      '¿Heredaste seis álbumes y no sabes si valen una fortuna o un café? Empezamos por mirar: dentado, filigrana, matasellos, estado. Enseño a catalogar, a conservar y a no dejarse timar, y digo sin rodeos cuándo lo que tienes es cariño y no dinero.',
    career:
      'Perito filatélico en Barcelona, tercera generación con puesto en la plaza Real los domingos.',
    idealClient:
      'Herederos con cajas, coleccionistas que vuelven tras la jubilación y niños con lupa.',
    uniqueValue:
      'Valoro contigo en pantalla, con el catálogo abierto para que lo veas. No compro lo que taso.',
    challengeStory:
      'Dejé pasar un error de color que vendí por treinta euros. Salió en subasta a once mil. Lo tengo enmarcado, en fotocopia.',
    ownLanguageGoals: {
      plain: 'filatelia: tasar una colección de sellos de mi padre',
      roundabout:
        'aparecieron en el desván seis tomos llenos de papelitos dentados con caras de reyes, ¿los tiro o son algo?',
    },
    otherLanguageGoals: {
      plain: 'stamp collection valuation, mostly Spanish colonies',
      roundabout:
        "my late aunt's tin is full of envelopes from the thirties with the Queen's uncle on the corner and I'd rather not be cheated",
    },
  },
];
