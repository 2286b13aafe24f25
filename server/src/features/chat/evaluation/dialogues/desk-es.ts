import { found } from './expected.ts';
import type { Dialogue } from './shape.ts';

const alarm = ['peligro'];

/** Written before the rules that they mend were read: times, refusals, a change of language, and who works here. */
export const deskSpanish: readonly Dialogue[] = [
  {
    name: 'una psicóloga pregunta por su plata',
    language: 'es',
    turns: [
      [
        'hola, soy psicóloga y hago clases por acá, cuándo me pagan?',
        { kind: 'answer', says: ['3 días', 'cuenta bancaria'] },
      ],
      ['qué comisión cobran', { kind: 'answer', says: ['10 %'] }],
      ['y si el cliente cancela, me pagan igual?', { kind: 'answer', says: ['48 horas'] }],
    ],
  },
  {
    name: 'dos deseos a la vez',
    language: 'es',
    turns: [
      [
        'quiero bajar de peso sin dietas raras',
        { kind: found, shows: ['carmen-ortega', 'natalie-brooks'] },
      ],
      ['después de las 7 y no los lunes', { kind: [found, 'nobody'], wishes: ['not', 'when'] }],
      ['me da lo mismo el horario', { kind: found, shows: ['carmen-ortega', 'natalie-brooks'] }],
    ],
  },
  {
    name: 'inglés a mitad de camino',
    language: 'es',
    turns: [
      [
        "hola busco a alguien que me ayude con... sorry, english. I'd like to get over my fear of flying",
        { kind: [found, 'nobody'], hides: ['francisca-munoz'], never: ['Encontr', 'Aquí nadie'] },
      ],
      [
        'perdón, en español mejor. necesito clases de guitarra',
        { kind: found, shows: ['matias-oyarzun'], says: ['Encontr'] },
      ],
    ],
  },
  {
    name: 'sin psicoanálisis',
    language: 'es',
    turns: [
      ['ando súper ansioso, quiero terapia', { kind: found, shows: ['camila-rojas'] }],
      ['no quiero psicoanálisis', { kind: found, shows: ['camila-rojas'], wishes: ['not'] }],
      ['nada de meditación tampoco', { kind: found, hides: ['sunita-gurung'] }],
    ],
  },
  {
    name: 'que no sea abogado',
    language: 'es',
    turns: [
      ['un cliente no me paga las facturas', { kind: found, shows: ['elena-castellanos'] }],
      ['que no sea abogado', { kind: [found, 'nobody'], hides: ['elena-castellanos'] }],
      ['bueno ya, con abogado', { kind: found, shows: ['elena-castellanos'], wishes: [] }],
    ],
  },
  {
    name: 'primero el asunto',
    language: 'es',
    turns: [
      ['mi gata está vomitando y estoy muy angustiada', { kind: 'nobody' }],
      ['estoy ansiosa por mi visa de trabajo, me la rechazaron', { kind: 'nobody' }],
      ['se murió mi papá y no dejó testamento', { kind: 'nobody' }],
      ['se murió mi papá y no paro de llorar', { kind: found, shows: ['daniel-ashworth'] }],
    ],
  },
  {
    name: 'la guitarra y el sábado',
    language: 'es',
    turns: [
      [
        'necesito un profe de guitarra, menos de 30 mil, y que no sea el sábado',
        { kind: found, shows: ['matias-oyarzun'], wishes: ['budget', 'when'] },
      ],
      ['hoy no puedo', { kind: [found, 'nobody'], never: alarm, wishes: ['budget', 'when'] }],
    ],
  },
  {
    name: 'días que no',
    language: 'es',
    turns: [
      ['quiero aprender a escribir una novela', { kind: found, shows: ['josefina-acuna'] }],
      ['no puedo los martes ni los miércoles', { kind: found, wishes: ['when'] }],
      ['los lunes no puedo', { kind: [found, 'nobody'], wishes: ['when'], never: alarm }],
      ['¿cuántos años lleva en esto?', { kind: 'answer', people: [1] }],
    ],
  },
  {
    name: 'con desconfianza',
    language: 'es',
    turns: [
      ['¿y cómo sé que no son unos estafadores?', { kind: 'answer', says: ['verific'] }],
      ['¿me graban la llamada?', { kind: 'answer', says: ['nada se graba'] }],
      ['quiero hablar con una persona', { kind: 'answer', says: ['programa'] }],
      ['avísame cuando haya', { kind: 'answer', says: ['Avísame'] }],
    ],
  },
  {
    name: 'preguntas por la primera',
    language: 'es',
    turns: [
      ['me cuesta hablar en público', { kind: found, shows: ['hannah-okafor'] }],
      ['¿atiende en persona?', { kind: 'answer', people: [1], never: ['\\d:\\d\\d'] }],
      ['¿cuántas sesiones voy a necesitar?', { kind: 'answer', says: ['primera reunión'] }],
      ['en dólares cuánto sería', { kind: 'answer', people: [1], says: ['US|USD'] }],
      ['ok agenda con ella el lunes', { kind: 'answer', books: 'hannah-okafor' }],
    ],
  },
  {
    name: 'otro idioma después',
    language: 'es',
    turns: [
      [
        'necesito un abogado que hable inglés para registrar mi marca',
        { kind: found, shows: ['rebecca-thornton'], wishes: ['language'] },
      ],
      ['y francés?', { kind: [found, 'nobody'], wishes: ['language'] }],
      ['quiero clases de baile, pero no con hombres', { kind: [found, 'nobody'] }],
    ],
  },
];
