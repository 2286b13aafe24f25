import { found } from './expected.ts';
import type { Dialogue } from './shape.ts';

export const blindSpanish: readonly Dialogue[] = [
  {
    name: 'el segundo y su precio',
    language: 'es',
    turns: [
      ['me cuesta un mundo hablar en público', { kind: found, shows: ['hannah-okafor'] }],
      ['¿cuánto cobra el segundo?', { kind: 'answer', people: [2], says: ['\\d'] }],
      ['¿y el primero?', { kind: 'answer', people: [1], says: ['\\d'] }],
      ['quiero reservar con el primero', { kind: 'answer', books: 1 }],
    ],
  },
  {
    name: 'cuarenta lucas',
    language: 'es',
    turns: [
      ['tengo ansiedad y no duermo', { kind: found, shows: ['camila-rojas'] }],
      ['tengo 40 lucas no más', { kind: found, wishes: ['budget'] }],
      ['¿y con la mitad?', { kind: [found, 'nobody'], wishes: ['budget'] }],
      ['ya, da lo mismo el precio', { kind: found, wishes: [] }],
    ],
  },
  {
    name: 'cambio de tema',
    language: 'es',
    turns: [
      ['quiero aprender guitarra de viejo', { kind: found, shows: ['matias-oyarzun'] }],
      ['¿tiene hora el sábado?', { kind: ['answer', found], says: ['\\d'] }],
      [
        'oye, y otra cosa, mi hijo adolescente no me habla',
        { kind: found, shows: ['valentina-soto'], hides: ['matias-oyarzun'] },
      ],
      ['que sea presencial', { kind: found, each: 'in-person', wishes: ['inPerson'] }],
    ],
  },
  {
    name: 'saludo y despedida',
    language: 'es',
    turns: [
      ['hola, ¿cómo estás?', { kind: ['answer', 'question'], never: ['Encontré'] }],
      ['¿eres un robot?', { kind: 'answer', says: ['programa|asistente|automátic|persona'] }],
      ['¿y cuánto cuesta usar esto?', { kind: 'answer', says: ['gratis'] }],
      ['muchas gracias, chao', { kind: 'answer', never: ['Encontré'] }],
    ],
  },
  {
    name: 'plata de vuelta',
    language: 'es',
    turns: [
      ['¿qué pasa si reservo y después no puedo ir?', { kind: 'answer', says: ['24', '90'] }],
      ['¿hasta cuándo puedo cancelar?', { kind: 'answer', says: ['48'] }],
      ['¿es seguro pagar aquí?', { kind: 'answer', says: ['tarjeta'] }],
    ],
  },
  {
    name: 'nada de terapia',
    language: 'es',
    turns: [
      [
        'peleamos mucho con mi marido, pero nada de terapia de pareja',
        { kind: [found, 'nobody'], hides: ['ximena-villalobos'] },
      ],
      ['bueno ya, terapia de pareja igual', { kind: found, shows: ['ximena-villalobos'] }],
      ['¿qué experiencia tiene?', { kind: 'answer', people: [1] }],
    ],
  },
  {
    name: 'más barato que Camila',
    language: 'es',
    turns: [
      ['me dan crisis de pánico', { kind: found, shows: ['camila-rojas'] }],
      ['alguien más barato que camila', { kind: [found, 'nobody'], hides: ['camila-rojas'] }],
      ['ok volvamos a camila, ¿cuándo puede?', { kind: 'answer', says: ['Camila', '\\d'] }],
      ['resérvame con ella el martes', { kind: 'answer', books: 'camila-rojas' }],
    ],
  },
  {
    name: 'mis deudas',
    language: 'es',
    turns: [
      [
        'debo a tres tarjetas y no llego a fin de mes',
        { kind: found, shows: ['marcela-sandoval'] },
      ],
      ['¿quién la verificó?', { kind: 'answer', people: [1], says: ['Casa Abierta|Northbridge'] }],
      ['¿cuál me conviene más?', { kind: 'answer', says: ['\\d'] }],
      ['muéstrame otros', { kind: [found, 'nobody', 'answer'], without: [1] }],
    ],
  },
  {
    name: 'me refiero a otra cosa',
    language: 'es',
    turns: [
      ['necesito ayuda con un contrato', { kind: found }],
      [
        'me refiero a un contrato de trabajo, quiero despedir a alguien',
        { kind: found, shows: ['gonzalo-arriaga'] },
      ],
      ['que hable inglés', { kind: found, each: 'speaks-en', wishes: ['language'] }],
      ['¿y es online o hay que ir?', { kind: 'answer', says: ['línea|online'] }],
    ],
  },
  {
    name: 'portugués y números',
    language: 'es',
    turns: [
      [
        'Olá, preciso de ajuda com meu casamento, não estou bem',
        { kind: 'answer', says: ['English', 'español'] },
      ],
      ['jajaja', { kind: ['answer', 'question'], never: ['Encontré'] }],
      ['cuánto es 345 por 12', { kind: 'answer', never: ['4140', 'Encontré'] }],
    ],
  },
  {
    name: 'una mujer y de tarde',
    language: 'es',
    turns: [
      ['busco ayuda para bajar de peso', { kind: found, shows: ['carmen-ortega'] }],
      ['prefiero que sea mujer', { kind: found, says: ['mujer|hombre|género'] }],
      ['en la tarde después de las 6', { kind: [found, 'nobody'], wishes: ['when'] }],
      ['a cualquier hora me sirve', { kind: found, wishes: [] }],
    ],
  },
  {
    name: 'respuesta corta',
    language: 'es',
    turns: [
      ['necesito ayuda', { kind: 'question' }],
      ['para mi hija', { kind: 'question' }],
      ['tiene TDAH y en el colegio no la entienden', { kind: found, shows: ['ruth-mensah'] }],
      ['¿y en español?', { kind: [found, 'nobody'], each: 'speaks-es', wishes: ['language'] }],
    ],
  },
  {
    name: 'problema con mi reserva',
    language: 'es',
    turns: [
      ['me cobraron dos veces la reunión', { kind: 'answer', never: ['Encontré'] }],
      ['eres pésimo', { kind: ['answer', 'question'], never: ['pésimo', 'Encontré'] }],
      ['¿quiénes ven mis mensajes?', { kind: 'answer', never: ['Encontré'] }],
    ],
  },
  {
    name: 'gratis',
    language: 'es',
    turns: [
      ['quiero cambiarme de carrera a los 40', { kind: found, shows: ['andres-fuenzalida'] }],
      ['¿hay alguien gratis?', { kind: ['nobody', found, 'answer'], says: ['\\d|gratis'] }],
      ['el más barato entonces', { kind: ['answer', found], says: ['\\d|barat'] }],
      ['¿y cuánto vale con él una hora y media?', { kind: 'answer', says: ['\\d'] }],
    ],
  },
  {
    name: 'el que habla inglés',
    language: 'es',
    turns: [
      ['quiero aprender a programar desde cero', { kind: found, shows: ['sebastian-contreras'] }],
      ['¿cuándo atiende sebastian?', { kind: 'answer', says: ['Sebasti', '\\d'] }],
      ['¿y la primera reunión cuánto sale?', { kind: 'answer', says: ['Sebasti', '\\d'] }],
      ['quiero el martes a las 8 de la tarde', { kind: ['answer', found], says: ['\\d'] }],
    ],
  },
];
