import { answer, found, searched, someone, told } from './expected.ts';
import type { Dialogue } from './shape.ts';

/** Written before any rule was read, people of nine countries; the rules were mended by them. */
export const nineCountriesSpanish: readonly Dialogue[] = [
  {
    name: 'nombre que nadie mostró',
    language: 'es',
    country: 'AR',
    turns: [
      ['necesito ponerme al día con el monotributo', { kind: someone }],
      ['¿Marina atiende los sábados?', { kind: told, says: ['Marina'], never: searched }],
      ['uy perdón, {1}', { kind: told, people: [1] }],
      ['dale, reservame con él', { kind: [answer, found], books: 1 }],
    ],
  },
  {
    name: 'lucas',
    language: 'es',
    country: 'CL',
    turns: [
      ['quiero preparar la paes de matemática', { kind: found }],
      ['tengo 20 lucas', { kind: someone, wishes: ['budget'] }],
      ['¿y con 35?', { kind: someone, wishes: ['budget'] }],
      ['y que sea en la noche', { kind: someone, wishes: ['budget', 'when'] }],
      ['da lo mismo la hora', { kind: someone, wishes: ['budget'] }],
    ],
  },
  {
    name: 'bot y privacidad',
    language: 'es',
    country: 'ES',
    turns: [
      [
        '¿eres una persona o una máquina?',
        { kind: told, says: ['no soy|programa|automátic|máquina|persona'] },
      ],
      ['¿quién lee lo que escribo aquí?', { kind: answer, says: ['lee|guard|borr|elimin|ve'] }],
      ['entonces cuento: mi marido y yo no paramos de discutir', { kind: found, lines: false }],
      ['pero no terapia de pareja, solo para mí', { kind: someone }],
    ],
  },
  {
    name: 'devolución',
    language: 'es',
    country: 'MX',
    turns: [
      ['el experto no llegó a la sesión de ayer', { kind: answer, says: ['devol|devuel'] }],
      ['¿y cuándo me cae el dinero?', { kind: answer, says: ['día|banco'] }],
      ['quiero factura', { kind: answer, says: ['factura|comprobante'] }],
      ['pésimo servicio', { kind: told, never: searched }],
    ],
  },
  {
    name: 'cámara',
    language: 'es',
    country: 'AR',
    turns: [
      ['no me anda el micrófono en la sala', { kind: answer, says: ['micrófono'] }],
      ['ya probé eso', { kind: told, never: searched }],
      [
        'ahora tampoco se escucha nada',
        { kind: answer, says: ['parlante|sonido|audio|micrófono'] },
      ],
    ],
  },
  {
    name: 'quiero atender',
    language: 'es',
    country: 'CO',
    turns: [
      ['soy psicóloga y quisiera atender por acá', { kind: answer, says: ['especialista'] }],
      ['¿cuánto se quedan ustedes?', { kind: answer, says: ['%|comisión|quedas|tarifa'] }],
      ['¿y cuándo me pagan?', { kind: answer, says: ['pag|transfer|gananc|días'] }],
    ],
  },
  {
    name: 'fuera de tema',
    language: 'es',
    country: 'ES',
    turns: [
      ['¿qué tiempo hace en Madrid?', { kind: told, never: searched }],
      ['¿cuánto es 17 por 23?', { kind: told, never: searched }],
      ['jajaja vale, oye, ¿tenéis a alguien de finanzas?', { kind: found }],
      ['¿me lo pones más barato?', { kind: [found, 'nobody', answer] }],
    ],
  },
  {
    name: 'groserías',
    language: 'es',
    country: 'CL',
    turns: [
      ['esta wea no sirve pa na', { kind: told, never: searched }],
      ['andate a la cresta', { kind: told, never: searched }],
      [
        'ya perdón, ando estresado. quiero aprender a manejar mis lucas',
        { kind: found, wishes: [], lines: false },
      ],
    ],
  },
  {
    name: 'emojis y palabras sueltas',
    language: 'es',
    country: 'MX',
    turns: [
      ['🤔', { kind: 'question' }],
      ['inglés', { kind: found }],
      ['mañana', { kind: someone, wishes: ['when'] }],
      ['eso', { kind: told, never: searched }],
      ['el más barato', { kind: [answer, found], says: ['\\$'] }],
    ],
  },
  {
    name: 'largo',
    language: 'es',
    country: 'AR',
    turns: [
      [
        'mirá, te cuento: hace como seis meses me separé, los chicos se quedan conmigo los lunes y martes, la casa es un quilombo, en el laburo me ascendieron pero tengo que manejar a ocho personas y nunca mandé a nadie, y encima mi viejo se enfermó, así que lo que necesito, creo, es que alguien me enseñe a liderar sin volverme loco',
        { kind: found, lines: false },
      ],
      ['que no sea muy caro', { kind: someone }],
      ['y lo de los chicos también, que no me hacen caso', { kind: found }],
      ['volvamos a lo del laburo', { kind: found }],
    ],
  },
  {
    name: 'dos metas',
    language: 'es',
    country: 'CO',
    turns: [
      [
        'necesito un abogado para arrendar un local y alguien que me enseñe excel',
        { kind: [found, 'question'] },
      ],
      ['primero lo de excel', { kind: someone }],
      ['¿atienden domingos?', { kind: [answer, found, 'nobody', 'question'], says: ['dom'] }],
      ['ahora sí el abogado', { kind: someone }],
    ],
  },
  {
    name: 'saludos',
    language: 'es',
    country: 'AR',
    turns: [
      ['hola, ¿todo bien?', { kind: told }],
      ['todo tranqui acá, aburrido nomás', { kind: told, never: searched }],
      ['¿vos qué hacés?', { kind: answer, never: searched }],
      ['chau', { kind: answer, never: searched }],
    ],
  },
  {
    name: 'seguimiento',
    language: 'es',
    country: 'CL',
    turns: [
      ['mi hijo de 8 tiene problemas de atención en el colegio', { kind: found }],
      ['¿tienen experiencia con TDAH?', { kind: [answer, found, 'question', 'nobody'] }],
      ['¿y cuánto dura?', { kind: told, never: searched, says: ['min|h'] }],
      ['¿hay paquetes?', { kind: told, says: ['paquete'], never: searched }],
      ['ok lo voy a pensar', { kind: answer, never: searched }],
    ],
  },
];
