import type { OfferingData } from '@puente/contract/offering';
import { policy } from '@puente/contract/policy';
import { pricesFor } from '../features/offering/proposal/rules.ts';
import type { DemoPerson } from './people/person.ts';
import type { Field, Language, RosterExpert } from './roster/expert.ts';

type Text = { name: string; description: string };

/** A package of each field, with its number of meetings, in both languages. */
const packages: Record<Field, { sessions: number } & Record<Language, Text>> = {
  mind: {
    sessions: 5,
    en: {
      name: 'Five sessions to feel steadier',
      description:
        'We begin with what weighs most, and each week you take one small exercise home. In the fifth session we look back at what changed.',
    },
    es: {
      name: 'Cinco sesiones para estar mejor',
      description:
        'Partimos por lo que más pesa y cada semana te llevas un ejercicio chico a la casa. En la quinta miramos juntos qué cambió.',
    },
  },
  careers: {
    sessions: 4,
    en: {
      name: 'From application to offer',
      description:
        'Your CV, your story, a practice interview and the talk about pay: one session for each, with notes you keep.',
    },
    es: {
      name: 'De la postulación a la oferta',
      description:
        'Tu CV, tu historia, una entrevista de práctica y la conversación sobre el sueldo: una sesión para cada cosa, con apuntes que te quedan.',
    },
  },
  startups: {
    sessions: 6,
    en: {
      name: 'Six weeks beside you',
      description:
        'A session a week while you test your idea: customers, numbers, first hires. You bring what is stuck, and leave with the next step.',
    },
    es: {
      name: 'Seis semanas contigo',
      description:
        'Una sesión por semana mientras pruebas tu idea: clientes, números, primeras contrataciones. Traes lo que está trabado y sales con el paso que sigue.',
    },
  },
  law: {
    sessions: 3,
    en: {
      name: 'Your case from start to finish',
      description:
        'First we read your papers, then we weigh your options, and in the third session we go through the letter or agreement before you sign.',
    },
    es: {
      name: 'Tu caso de principio a fin',
      description:
        'Primero leemos tus papeles, después vemos tus opciones y en la tercera sesión revisamos la carta o el acuerdo antes de que firmes.',
    },
  },
  money: {
    sessions: 3,
    en: {
      name: 'Your money in order',
      description:
        'Where it goes, what you owe and what you want: three sessions, and a plan on one page that you can keep to.',
    },
    es: {
      name: 'Tus cuentas en orden',
      description:
        'En qué se va, qué debes y qué quieres: tres sesiones y un plan de una página que puedes cumplir.',
    },
  },
  languages: {
    sessions: 10,
    en: {
      name: 'Ten conversations',
      description:
        'Ten sessions of talking about your own life and work. I correct little while you speak, and send you the rest afterwards.',
    },
    es: {
      name: 'Diez conversaciones',
      description:
        'Diez sesiones hablando de tu vida y tu trabajo. Mientras hablas corrijo poco; lo demás te lo mando después.',
    },
  },
  parenting: {
    sessions: 4,
    en: {
      name: 'Calmer at home',
      description:
        'Four sessions, alone or together: what happens at home, what you try this week, and what to do when it does not work.',
    },
    es: {
      name: 'Más calma en casa',
      description:
        'Cuatro sesiones, solos o en pareja: qué pasa en la casa, qué prueban esta semana y qué hacer cuando no resulta.',
    },
  },
  wellness: {
    sessions: 6,
    en: {
      name: 'Six weeks of small habits',
      description:
        'A session a week about sleep, food and moving: one habit at a time, chosen by you, and no forbidden foods.',
    },
    es: {
      name: 'Seis semanas de hábitos chicos',
      description:
        'Una sesión por semana sobre dormir, comer y moverse: un hábito a la vez, elegido por ti, y nada prohibido.',
    },
  },
  arts: {
    sessions: 8,
    en: {
      name: 'Eight lessons',
      description:
        'Eight sessions from where you are now to one piece that you can show with pride. Between them you practice at home.',
    },
    es: {
      name: 'Ocho clases',
      description:
        'Ocho sesiones desde donde estás ahora hasta una obra que puedas mostrar con orgullo. Entre una y otra practicas en casa.',
    },
  },
  software: {
    sessions: 5,
    en: {
      name: 'Five sessions on your project',
      description:
        'We share a screen and work on your own code or spreadsheet, from the first plan to something that runs.',
    },
    es: {
      name: 'Cinco sesiones en tu proyecto',
      description:
        'Compartimos pantalla y trabajamos en tu propio código o planilla, desde el primer plan hasta algo que funciona.',
    },
  },
  study: {
    sessions: 8,
    en: {
      name: 'Ready for the exam',
      description:
        'Eight sessions up to your exam: first what is missing, then exercises, and at the end a whole test with the clock running.',
    },
    es: {
      name: 'Para llegar bien a la prueba',
      description:
        'Ocho sesiones hasta tu prueba: primero lo que falta, después ejercicios y al final un ensayo completo con reloj.',
    },
  },
  home: {
    sessions: 2,
    en: {
      name: 'Look and do',
      description:
        'In the first session you show me the problem on camera and get a list of what to buy. In the second we do it together.',
    },
    es: {
      name: 'Mirar y hacer',
      description:
        'En la primera sesión me muestras el problema por cámara y te llevas una lista de compras. En la segunda lo hacemos juntos.',
    },
  },
};

/** A plan of the fields that people stay with for months. */
const plans: Partial<Record<Field, Record<Language, Text>>> = {
  languages: {
    en: {
      name: 'A conversation every week',
      description: 'Four sessions a month at your hour of the week, so that you keep talking.',
    },
    es: {
      name: 'Una conversación cada semana',
      description: 'Cuatro sesiones al mes a tu hora de la semana, para no dejar de hablar.',
    },
  },
  mind: {
    en: {
      name: 'An hour of your own each week',
      description: 'Four sessions a month, always on the same day, for as long as you need them.',
    },
    es: {
      name: 'Tu hora de cada semana',
      description: 'Cuatro sesiones al mes, siempre el mismo día, por el tiempo que las necesites.',
    },
  },
  study: {
    en: {
      name: 'Help with homework all year',
      description: 'Four sessions a month: we go through the week’s subjects and what comes next.',
    },
    es: {
      name: 'Apoyo escolar todo el año',
      description: 'Cuatro sesiones al mes: repasamos la materia de la semana y lo que viene.',
    },
  },
  wellness: {
    en: {
      name: 'Keeping at it',
      description:
        'Four sessions a month keep habits alive: we look at what was hard and what is next.',
    },
    es: {
      name: 'Para no aflojar',
      description: 'Con cuatro sesiones al mes los hábitos se quedan. Vemos qué costó y qué sigue.',
    },
  },
};

/** What a demo expert sells: the package of their field, and its plan where there is one. */
export function offeringsOf(expert: RosterExpert, person: DemoPerson): OfferingData[] {
  const language = expert.languages[0] ?? 'en';
  const minutes = person.durations.find((length) => length === 60) ?? person.durations[0];
  if (minutes === undefined) return [];
  const rates = { normalRate: expert.hourlyRate, currency: expert.currency };
  const { course, monthly } = policy.offering.proposed;
  const offering = (text: Text, { type, sessions, discountBasisPoints }: Sold): OfferingData => ({
    ...text,
    type,
    category: expert.field,
    sessions,
    durationMinutes: minutes,
    ...pricesFor(rates, { sessions, minutes, discountBasisPoints }),
    scheduling: type === 'package' ? 'all-at-once' : null,
    isEnabled: true,
  });
  const { sessions, [language]: text } = packages[expert.field];
  const plan = plans[expert.field]?.[language];
  return [offering(text, { ...course, sessions }), ...(plan ? [offering(plan, monthly)] : [])];
}

type Sold = Pick<OfferingData, 'type' | 'sessions'> & { discountBasisPoints: number };
