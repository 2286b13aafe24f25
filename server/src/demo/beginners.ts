import type { DraftFields } from '@puente/contract/draft';
import type { Language } from '@puente/contract/policy';

export type DemoBeginner = {
  slug: string;
  name: string;
  lastName: string;
  phone: string;
  language: Language;
  currency: 'CLP' | 'GBP';
  timezone: string;
  city: string;
  /** As far as they came; not public. */
  fields: DraftFields;
};

/** People halfway to an expert profile, to see how it goes on. */
export const demoBeginners: readonly DemoBeginner[] = [
  {
    slug: 'elisa-carrasco',
    name: 'Elisa',
    lastName: 'Carrasco',
    phone: '+56990000401',
    language: 'es',
    currency: 'CLP',
    timezone: 'America/Santiago',
    city: 'Valdivia',
    fields: {
      expertise: 'Encuadernación a mano para quienes empiezan',
      career: 'Veinte años en el taller de mi tía y ocho en el mío, en Valdivia.',
      languages: ['es'],
      timezone: 'America/Santiago',
      weeklyHours: [{ weekday: 2, ranges: [{ start: '16:00', end: '19:00' }] }],
    },
  },
  {
    slug: 'owen-price',
    name: 'Owen',
    lastName: 'Price',
    phone: '+447700900401',
    language: 'en',
    currency: 'GBP',
    timezone: 'Europe/London',
    city: 'Cardiff',
    fields: {
      aboutMe:
        'I retired after thirty years as a ship’s cook, and I still can’t cook for fewer than ten. I like people who ask.',
      idealClient: 'People who have to feed a crowd for the first time and can’t sleep over it.',
      languages: ['en'],
      normalRate: { amount: 3000, currency: 'GBP' },
      durations: [30, 60],
    },
  },
];
