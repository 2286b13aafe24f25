import { answer, found, searched, someone, told } from './expected.ts';
import type { Dialogue } from './shape.ts';

/** Corrections, short answers, earlier goals, wishes taken back, long stories, and questions in passing; read aloud, 57 of 100 points before. */
export const spokenSpanish: readonly Dialogue[] = [
  {
    name: 'me quiero ir a vivir a españa con',
    language: 'es',
    country: 'MX',
    turns: [
      [
        'me quiero ir a vivir a España con mi novio, él es español. qué papeles necesito',
        { kind: found },
      ],
      ['alguien que esté en españa', { kind: someone, wishes: ['place'] }],
      [
        'y que tenga horario para México, por la diferencia de hora',
        { kind: answer, says: ['time zone|zona horaria'], never: searched },
      ],
      ['el de en medio', { kind: told, never: searched }],
    ],
  },
  {
    name: 'busco profe de inglés por menos',
    language: 'es',
    country: 'CL',
    turns: [
      ['busco profe de inglés por menos de 20 lucas', { kind: someone, wishes: ['budget'] }],
      ['bueno, hasta 30', { kind: someone, wishes: ['budget'] }],
      ['por hora, digo', { kind: someone, wishes: ['budget'] }],
      ['mejor a las 12', { kind: someone, wishes: ['budget', 'when'] }],
      ['no, a las 12 no, a las 13', { kind: someone, wishes: ['budget', 'when'] }],
    ],
  },
  {
    name: 'necesito alguien que me enseñe a',
    language: 'es',
    country: 'MX',
    turns: [
      ['necesito alguien que me enseñe a invertir', { kind: found }],
      ['que sea los martes', { kind: someone, wishes: ['when'] }],
      ['ay no, los miércoles quise decir', { kind: someone, wishes: ['when'] }],
      ['y que cobre máximo 800', { kind: someone, wishes: ['budget'] }],
      ['perdón, mil', { kind: someone, wishes: ['budget'] }],
    ],
  },
  {
    name: 'mi nena de 4 no quiere comer',
    language: 'es',
    country: 'AR',
    turns: [
      ['mi nena de 4 no quiere comer nada', { kind: found }],
      ['5 tiene, me confundí', { kind: found }],
      ['alguna que atienda a la tarde', { kind: someone, wishes: ['when'] }],
      ['ponele después de las 6', { kind: someone, wishes: ['when'] }],
      ['da igual la hora, pero que hable castellano', { kind: someone, wishes: ['language'] }],
    ],
  },
  {
    name: 'hola, necesito',
    language: 'es',
    country: 'ES',
    turns: [
      ['hola, necesito ayuda', { kind: told, never: searched }],
      ['con mi pareja', { kind: found }],
      ['discutimos todo el rato', { kind: found }],
      ['los dos', { kind: told, never: searched }],
      ['vale, enséñame más', { kind: someone }],
    ],
  },
  {
    name: 'buenas',
    language: 'es',
    country: 'CO',
    turns: [
      ['buenas', { kind: told, never: searched }],
      ['pues no sé, todo', { kind: told, never: searched }],
      ['el sueño', { kind: found }],
      ['desde hace como un año', { kind: found }],
      ['¿y eso cuánto vale?', { kind: answer, books: 1, says: ['\\d'], never: searched }],
      ['listo, sí', { kind: answer, books: 1, never: searched }],
    ],
  },
  {
    name: 'quiero un',
    language: 'es',
    country: 'PE',
    turns: [
      ['quiero un psicólogo', { kind: found }],
      ['para ansiedad', { kind: found }],
      ['mujer mejor', { kind: someone, wishes: ['gender'] }],
      ['¿ella atiende mañana?', { kind: answer, books: 1, says: ['\\d:\\d\\d'], never: searched }],
      ['ya, a las 5', { kind: answer, books: 1, says: ['\\d:\\d\\d'], never: searched }],
    ],
  },
  {
    name: 'quiero aprender a tocar',
    language: 'es',
    country: 'CL',
    turns: [
      ['quiero aprender a tocar guitarra', { kind: found }],
      ['también necesito ordenar mis deudas', { kind: found }],
      ['volvamos a la guitarra', { kind: found }],
      [
        '¿necesito tener guitarra propia?',
        { kind: answer, says: ['expert|especialista'], never: searched },
      ],
      ['y el de las deudas cuánto cobraba', { kind: answer, says: ['\\d'], never: searched }],
    ],
  },
  {
    name: 'tengo una entrevista de trabajo',
    language: 'es',
    country: 'ES',
    turns: [
      ['tengo una entrevista de trabajo el viernes y estoy de los nervios', { kind: found }],
      ['otra cosa: mi huerto está lleno de pulgón', { kind: found }],
      ['vale, ¿y quién era el de las entrevistas?', { kind: found }],
      ['¿puedo mandarle mi CV antes?', { kind: answer, says: ['Files|archivos'], never: searched }],
    ],
  },
  {
    name: 'entrenador personal, presencial,',
    language: 'es',
    country: 'AR',
    turns: [
      [
        'entrenador personal, presencial, que no pase de 30 mil y a la mañana',
        { kind: someone, wishes: ['budget', 'inPerson', 'when'] },
      ],
      ['bueno online también me sirve', { kind: someone, wishes: ['budget', 'when'] }],
      ['y olvidate de la mañana', { kind: someone, wishes: ['budget'] }],
      ['¿y si pago 40?', { kind: someone, wishes: ['budget'] }],
      ['dale, sin tope', { kind: found, wishes: [] }],
    ],
  },
  {
    name: 'pues mire, le cuento, mi esposo',
    language: 'es',
    country: 'MX',
    turns: [
      [
        'Pues mire, le cuento, mi esposo se quedó sin chamba en marzo y desde entonces puro pleito, ya debemos como 80 mil en tarjetas y yo ya no sé qué hacer, la verdad nomás podría pagar unos 300 pesos y nada más los sábados porque entre semana trabajo doble turno',
        { kind: someone, wishes: ['budget', 'when'] },
      ],
      ['¿y si mi esposo también entra?', { kind: answer, says: ['4'], never: searched }],
      ['ándele pues, ¿cómo le pago?', { kind: answer, says: ['Visa'], never: searched }],
      ['lo voy a platicar con él primero, gracias', { kind: answer, never: searched }],
    ],
  },
  {
    name: 'hola, soy mamá soltera, mi hijo',
    language: 'es',
    country: 'CL',
    turns: [
      [
        'Hola, soy mamá soltera, mi hijo de 14 está pegado al teléfono y contesta pésimo, su papá ni aparece, yo salgo de la pega a las 7 así que tendría que ser después, y ojalá no más de 25 lucas',
        { kind: someone, wishes: ['budget', 'when'] },
      ],
      [
        'él no va a querer ir, ¿sirve ir yo sola?',
        { kind: answer, says: ['promise|prometer'], never: searched },
      ],
      ['¿la primera vez de qué se habla?', { kind: answer, says: ['video'], never: searched }],
      [
        '¿y se entera su papá?',
        {
          kind: answer,
          says: ['private|people don.t see|privad|personas lo ven|kept|guarda'],
          never: searched,
        },
      ],
    ],
  },
  {
    name: 'tengo que hablar en una boda y no',
    language: 'es',
    country: 'ES',
    turns: [
      ['tengo que hablar en una boda y no sé escribir discursos', { kind: found }],
      ['más lo de escribirlo', { kind: found }],
      [
        '¿me lo puede leer antes de la reunión?',
        { kind: answer, says: ['Files|archivos'], never: searched },
      ],
      ['¿y si no me gusta cómo queda?', { kind: answer, says: ['72|half|50'], never: searched }],
      ['¿cuánto serían tres sesiones?', { kind: answer, books: 1, says: ['\\d'], never: searched }],
    ],
  },
  {
    name: 'mi vieja tiene artrosis y quiere',
    language: 'es',
    country: 'AR',
    turns: [
      ['mi vieja tiene artrosis y quiere moverse un poco, 72 años', { kind: found }],
      ['¿le mandan ejercicios por escrito?', { kind: answer, books: 1, never: searched }],
      [
        '¿y si un día no se siente bien?',
        { kind: answer, says: ['Activity|Actividad'], never: searched },
      ],
      ['¿se puede pagar por mes?', { kind: answer, books: 1, never: searched }],
      [
        'bueno, fijate el {1} el lunes',
        { kind: answer, books: 1, says: ['\\d:\\d\\d'], never: searched },
      ],
    ],
  },
  {
    name: 'ocupo ayuda para organizar mis',
    language: 'es',
    country: 'MX',
    turns: [
      ['ocupo ayuda para organizar mis gastos', { kind: found }],
      ['¿es hombre o mujer?', { kind: answer, books: 1, never: searched }],
      [
        '¿qué tan seguido tendría que verlo?',
        { kind: answer, says: ['first meeting|primera reunión'], never: searched },
      ],
      ['¿y me da tarea?', { kind: answer, books: 1, never: searched }],
      [
        'órale, el más próximo que tengas',
        { kind: answer, books: 1, says: ['\\d:\\d\\d'], never: searched },
      ],
    ],
  },
  {
    name: '¿tenéis a alguien para aprender a',
    language: 'es',
    country: 'ES',
    turns: [
      ['¿tenéis a alguien para aprender a coser?', { kind: found }],
      ['¿hace falta máquina?', { kind: answer, books: 1, never: searched }],
      [
        '¿y el sábado por la mañana podría?',
        { kind: answer, books: 1, says: ['\\d:\\d\\d'], never: searched },
      ],
      ['pues ponme con ella', { kind: answer, books: 1, never: searched }],
    ],
  },
  {
    name: 'necesito una mano con mi pyme,',
    language: 'es',
    country: 'CL',
    turns: [
      ['necesito una mano con mi pyme, los números no me dan', { kind: found }],
      ['¿firmamos algún contrato?', { kind: answer, books: 1, never: searched }],
      [
        '¿emiten factura a nombre de la empresa?',
        { kind: answer, says: ['receipt|comprobante'], never: searched },
      ],
      ['más adelante lo veo, gracias', { kind: answer, never: searched }],
    ],
  },
  {
    name: 'mi hija quiere presentarse a la u',
    language: 'es',
    country: 'CO',
    turns: [
      ['mi hija quiere presentarse a la u y no sabe qué estudiar', { kind: found }],
      [
        '¿puede entrar ella sola sin mí?',
        { kind: answer, says: ['whoever books|quien reserva'], never: searched },
      ],
      [
        '¿y yo cómo sé qué hablaron?',
        { kind: answer, says: ['privad|solo|queda'], never: searched },
      ],
      ['¿cuál es el más antiguo en esto?', { kind: answer, never: searched }],
    ],
  },
  {
    name: 'quisiera aprender a hablar frente',
    language: 'es',
    country: 'PE',
    turns: [
      ['quisiera aprender a hablar frente a gente', { kind: found }],
      [
        '¿tienen en provincia? vivo en Piura',
        { kind: answer, says: ['online|en línea'], never: searched },
      ],
      [
        '¿cómo me conecto si mi internet es malo?',
        { kind: answer, says: ['room|sala'], never: searched },
      ],
      [
        'ya pues, ¿cuál es el horario más tarde que tiene?',
        { kind: answer, books: 1, says: ['\\d:\\d\\d'], never: searched },
      ],
    ],
  },
];
