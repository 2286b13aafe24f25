import { answer, found, searched, someone, told } from './expected.ts';
import type { Dialogue } from './shape.ts';

/** Written by somebody who knew no rule; the rules were mended by them. Read aloud, 61 of 100 points before. */
export const inPassingSpanish: readonly Dialogue[] = [
  {
    name: 'hola! buenas, vos sos una persona',
    language: 'es',
    country: 'AR',
    turns: [
      [
        'Hola! buenas, vos sos una persona o un robot?',
        { kind: answer, says: ['program'], never: searched },
      ],
      [
        'jaja ok. busco psicóloga para ansiedad, que sea mujer',
        { kind: someone, wishes: ['gender'] },
      ],
      ['algo de hasta 20 lucas', { kind: someone, wishes: ['budget', 'gender'] }],
      ['{1} cómo trabaja?', { kind: answer, books: 1, never: searched }],
      ['dale, y la primera sesión cómo es', { kind: answer, says: ['video'], never: searched }],
    ],
  },
  {
    name: 'buenas tardes, quisiera aprender',
    language: 'es',
    country: 'CO',
    turns: [
      [
        'Buenas tardes, quisiera aprender inglés para una entrevista de trabajo que tengo en un mes',
        { kind: found },
      ],
      ['alguno que sea nativo?', { kind: found }],
      ['y en horario de noche, después de las 7', { kind: someone, wishes: ['when'] }],
      ['listo, con el tercero', { kind: told, never: searched }],
    ],
  },
  {
    name: 'mi casero me quiere echar del',
    language: 'es',
    country: 'ES',
    turns: [
      [
        'Mi casero me quiere echar del piso porque dice que lo necesita para su hijo. Puede hacer eso?',
        { kind: someone },
      ],
      ['no quiero gastarme más de 40 pavos', { kind: 'nobody', wishes: ['budget'] }],
      ['compárame los dos primeros', { kind: told, never: searched }],
      ['me quedo con {2}. el jueves por la mañana puede?', { kind: told, never: searched }],
      ['vale, resérvalo', { kind: told, never: searched }],
    ],
  },
  {
    name: 'quiero bajar de peso pero sin',
    language: 'es',
    country: 'CL',
    turns: [
      ['quiero bajar de peso pero sin dietas locas', { kind: found, wishes: [] }],
      ['otros', { kind: someone, wishes: ['not'] }],
      ['la 2 atiende sábados?', { kind: told, never: searched }],
      ['y boleta da?', { kind: answer, says: ['receipt|comprobante'], never: searched }],
      ['ya gracias, lo voy a pensar', { kind: answer, never: searched }],
    ],
  },
  {
    name: 'hola',
    language: 'es',
    country: 'MX',
    turns: [
      ['hola', { kind: told, never: searched }],
      ['como funciona esto', { kind: answer, says: ['verified|verificación'], never: searched }],
      [
        'y es en persona o por internet?',
        { kind: answer, says: ['online|en línea'], never: searched },
      ],
      ['ok pues quiero poner un negocito de uñas en mi casa', { kind: found }],
    ],
  },
  {
    name: 'mi jefe me maltrata delante de',
    language: 'es',
    country: 'AR',
    turns: [
      [
        'mi jefe me maltrata delante de todos y ya no aguanto mas, no duermo, lloro antes de entrar',
        { kind: found },
      ],
      ['no quiero un abogado', { kind: someone, wishes: ['not'] }],
      ['la mas economica', { kind: answer, books: 1, never: searched }],
      ['por qué ella?', { kind: answer, books: 1, never: searched }],
      [
        'bueno dale, el primer turno que tenga',
        { kind: answer, books: 1, says: ['\\d:\\d\\d'], never: searched },
      ],
    ],
  },
  {
    name: 'quería anular la cita del',
    language: 'es',
    country: 'ES',
    turns: [
      ['quería anular la cita del lunes', { kind: answer, says: ['cancel'], never: searched }],
      ['me devuelven el dinero?', { kind: answer, says: ['90'], never: searched }],
      [
        'y si mejor la cambio al miércoles',
        { kind: answer, says: ['Activity|Actividad'], never: searched },
      ],
      ['perfecto, gracias majo', { kind: answer, never: searched }],
    ],
  },
  {
    name: 'hola, mira te cuento, yo trabajo',
    language: 'es',
    country: 'CL',
    turns: [
      [
        'Hola, mira te cuento, yo trabajo hace 12 años en la misma empresa, soy contador, tengo dos niños y mi señora también trabaja, y la verdad es que estoy aburrido, me ofrecieron un retiro voluntario con harta plata y estoy pensando en tomarlo y hacer otra cosa pero no sé qué, me gusta la madera, hago muebles los fines de semana, y mi señora dice que estoy loco, no sé si es la edad, cumplí 45, no sé por dónde partir',
        { kind: found },
      ],
      ['sí, eso', { kind: answer, never: searched }],
      ['el segundo ha ayudado a gente de mi edad?', { kind: answer, books: 1, never: searched }],
      ['también me serviría alguien que sepa de emprender', { kind: found }],
      ['volvamos a los de antes', { kind: found }],
    ],
  },
  {
    name: 'mi mamá tiene 70 y quiere',
    language: 'es',
    country: 'MX',
    turns: [
      [
        'mi mamá tiene 70 y quiere aprender a usar el whatsapp y hacer videollamadas con sus nietos 🥰',
        { kind: found },
      ],
      ['alguien con mucha paciencia jaja', { kind: found }],
      ['cuanto dura la clase', { kind: answer, books: 1, never: searched }],
      ['y como se paga? ella no tiene tarjeta', { kind: answer, says: ['Visa'], never: searched }],
      ['yo se la pago, aparta con la primera', { kind: answer, books: 1, never: searched }],
    ],
  },
  {
    name: 'oye me han cobrado dos veces la',
    language: 'es',
    country: 'ES',
    turns: [
      [
        'oye me han cobrado dos veces la reunión!!!',
        { kind: answer, says: ['Activity|Actividad'], never: searched },
      ],
      ['vaya mierda de página', { kind: answer, never: searched }],
      ['cuánto tardan en contestar', { kind: answer, says: ['72'], never: searched }],
    ],
  },
  {
    name: 'quiero mejorar mi cv, estoy',
    language: 'es',
    country: 'PE',
    turns: [
      ['quiero mejorar mi CV, estoy buscando chamba', { kind: found }],
      ['cual me recomiendas', { kind: answer, books: 1, never: searched }],
      ['no ese no, otro', { kind: someone }],
      ['tengo 30 soles nomás jaja', { kind: someone, wishes: ['budget'] }],
      ['bueno no importa el precio, el que esté antes', { kind: found, wishes: [] }],
    ],
  },
  {
    name: 'che necesito alguien q me de una',
    language: 'es',
    country: 'AR',
    turns: [
      [
        'che necesito alguien q me de una mano con el monotributo, me recategorizaron y no entiendo nada',
        { kind: found },
      ],
      ['{2} es contador?', { kind: told, says: ['Laura'], never: searched }],
      [
        'le puedo mandar los papeles antes',
        { kind: answer, says: ['Files|archivos'], never: searched },
      ],
      ['joya. mañana a la tarde', { kind: answer, books: 1, never: searched }],
    ],
  },
  {
    name: 'mi esposo y yo nos estamos',
    language: 'es',
    country: 'CO',
    turns: [
      [
        'mi esposo y yo nos estamos separando, tenemos dos niños y no sé ni por dónde empezar',
        { kind: found },
      ],
      ['lo legal', { kind: found }],
      ['que esté en Medellín', { kind: someone, wishes: ['place'] }],
      [
        'y él se va a enterar de que consulté?',
        {
          kind: answer,
          says: ['private|people don.t see|privad|personas lo ven|kept|guarda'],
          never: searched,
        },
      ],
      [
        'gracias, me deja más tranquila. la primera cuándo puede?',
        { kind: answer, books: 1, says: ['\\d:\\d\\d'], never: searched },
      ],
    ],
  },
  {
    name: 'busco profe de yoga online, los',
    language: 'es',
    country: 'ES',
    turns: [
      [
        'Busco profe de yoga online, los martes o jueves a mediodía',
        { kind: someone, wishes: ['when'] },
      ],
      [
        'tengo una hernia discal, lo digo por si acaso',
        { kind: answer, says: ['Write it|Escríbelo'], never: searched },
      ],
      ['entonces cuál me iría mejor', { kind: told, says: ['Luis'], never: searched }],
      ['venga, esa. el martes', { kind: answer, books: 'luis-cardenas', never: searched }],
    ],
  },
  {
    name: 'se me muere el limonero del',
    language: 'es',
    country: 'AR',
    turns: [
      ['se me muere el limonero del balcón', { kind: found }],
      [
        'puedo mostrarle las hojas por la cámara?',
        { kind: answer, says: ['camera|cámara'], never: searched },
      ],
      ['y cuanto me sale la joda', { kind: answer, books: 1, says: ['\\d'], never: searched }],
      ['más barato que eso no hay nada?', { kind: someone }],
      ['ok chau gracias', { kind: answer, never: searched }],
    ],
  },
  {
    name: 'señores, soy profesor de química',
    language: 'es',
    country: 'PE',
    turns: [
      [
        'Señores, soy profesor de química jubilado y quisiera ofrecer mis servicios en su página',
        { kind: answer, says: ['profile|perfil'], never: searched },
      ],
      ['qué documentos piden?', { kind: answer, says: ['degree|título'], never: searched }],
      ['y cuánto se quedan ustedes', { kind: answer, says: ['10'], never: searched }],
    ],
  },
  {
    name: 'tengo que dar una charla en',
    language: 'es',
    country: 'ES',
    turns: [
      ['tengo que dar una charla en inglés en el curro y me muero de vergüenza', { kind: found }],
      ['más lo de hablar en público, el inglés lo llevo bien', { kind: found }],
      ['{3} da las sesiones en inglés también?', { kind: told, says: ['Laura'], never: searched }],
      ['guay, y qué formación tiene', { kind: answer, books: 1, never: searched }],
      ['resérvame el lunes a las 18', { kind: answer, books: 1, never: searched }],
    ],
  },
  {
    name: 'mi papá falleció y tenemos una',
    language: 'es',
    country: 'PE',
    turns: [
      ['mi papá falleció y tenemos una casa sin sucesión, somos 4 hermanos', { kind: someone }],
      [
        'pueden entrar mis hermanos a la reunión? están en Lima y yo en Arequipa',
        { kind: answer, says: ['4'], never: searched },
      ],
      ['cuánto dura', { kind: answer, books: 1, never: searched }],
      [
        'con el primero, pero en la noche que trabajamos',
        { kind: answer, books: 1, never: searched },
      ],
    ],
  },
];
