import type { ChatAnswer } from '@puente/contract/chat';
import type { Language } from '@puente/contract/policy';
import type { Crisis } from '../crisis/rules.ts';

export type EmergencyLine = ChatAnswer['emergencyLines'][number];

type InBoth = Record<Language, string>;

type Line = {
  phone: string;
  name: InBoth;
  /** Hours, cost and reach, as far as who runs the line says so publicly. */
  note?: InBoth;
};

type Lines = {
  emergency: Line;
  /** The most fitting first: it stands alone above the others. */
  selfHarm: Line[];
  violence: Line[];
};

const suicidePrevention: InBoth = {
  en: 'Suicide prevention line',
  es: 'Línea de prevención del suicidio',
};
const crisisLine: InBoth = { en: 'Crisis line', es: 'Línea de ayuda en crisis' };
const violenceAgainstWomen: InBoth = {
  en: 'Violence against women',
  es: 'Violencia contra las mujeres',
};
const domesticViolence: InBoth = {
  en: 'Domestic violence line',
  es: 'Línea contra la violencia doméstica',
};
const freeDayAndNight: InBoth = { en: 'Free, day and night', es: 'Gratis, día y noche' };
const dayAndNight: InBoth = { en: 'Day and night', es: 'Día y noche' };

/**
 * Public lines by ISO 3166 country. That a line is free or always answers is said of those whose
 * own authority says it, and of no other.
 */
const linesByCountry: Record<string, Lines> = {
  CL: {
    emergency: { phone: '133', name: { en: 'Police (Carabineros)', es: 'Carabineros' } },
    selfHarm: [
      {
        phone: '*4141',
        name: suicidePrevention,
        note: {
          en: 'Free from any mobile phone, day and night',
          es: 'Gratis desde cualquier celular, día y noche',
        },
      },
      { phone: '131', name: { en: 'Ambulance (SAMU)', es: 'Ambulancia (SAMU)' } },
      {
        phone: '600 360 7777',
        name: { en: 'Health advice (Salud Responde)', es: 'Salud Responde' },
        note: dayAndNight,
      },
    ],
    violence: [
      {
        phone: '149',
        name: { en: 'Family violence (Fono Familia)', es: 'Fono Familia de Carabineros' },
        note: { en: 'Free and confidential', es: 'Gratis y confidencial' },
      },
      {
        phone: '1455',
        name: violenceAgainstWomen,
        note: {
          en: 'Free, Monday to Friday, 8:00 AM to midnight',
          es: 'Gratis, de lunes a viernes de 8:00 a 24:00',
        },
      },
    ],
  },
  US: {
    emergency: emergencyNumber('911'),
    selfHarm: [
      {
        phone: '988',
        name: {
          en: 'Suicide & Crisis Lifeline',
          es: 'Línea 988 de Prevención del Suicidio y Crisis',
        },
        note: freeDayAndNight,
      },
    ],
    violence: [
      {
        phone: '1-800-799-7233',
        name: {
          en: 'National Domestic Violence Hotline',
          es: 'Línea Nacional contra la Violencia Doméstica',
        },
        note: freeDayAndNight,
      },
    ],
  },
  GB: {
    emergency: emergencyNumber('999'),
    selfHarm: [
      {
        phone: '116 123',
        name: { en: 'Samaritans', es: 'Samaritans, línea de escucha' },
        note: freeDayAndNight,
      },
    ],
    violence: [
      {
        phone: '0808 2000 247',
        name: {
          en: 'National Domestic Abuse Helpline',
          es: 'Línea nacional contra la violencia doméstica',
        },
        note: freeDayAndNight,
      },
    ],
  },
  ES: {
    emergency: emergencyNumber('112'),
    selfHarm: [{ phone: '024', name: suicidePrevention, note: freeDayAndNight }],
    violence: [{ phone: '016', name: violenceAgainstWomen, note: freeDayAndNight }],
  },
  MX: {
    emergency: emergencyNumber('911'),
    selfHarm: [
      {
        phone: '800 911 2000',
        name: { en: 'Línea de la Vida, crisis line', es: 'Línea de la Vida' },
        note: freeDayAndNight,
      },
    ],
    violence: [
      {
        phone: '800 911 2000',
        name: { en: 'Línea de la Vida, crisis line', es: 'Línea de la Vida' },
        note: freeDayAndNight,
      },
    ],
  },
  AR: {
    emergency: emergencyNumber('911'),
    selfHarm: [
      {
        phone: '0800 999 0091',
        name: { en: 'National mental health line', es: 'Línea nacional de salud mental' },
        note: freeDayAndNight,
      },
      {
        phone: '135',
        name: suicidePrevention,
        note: { en: 'Buenos Aires and its suburbs', es: 'Buenos Aires y Gran Buenos Aires' },
      },
    ],
    violence: [{ phone: '144', name: violenceAgainstWomen }],
  },
  CO: {
    emergency: emergencyNumber('123'),
    selfHarm: [{ phone: '106', name: crisisLine, note: { en: 'In Bogotá', es: 'En Bogotá' } }],
    violence: [{ phone: '155', name: violenceAgainstWomen, note: freeDayAndNight }],
  },
  PE: {
    emergency: { phone: '105', name: { en: 'Police', es: 'Policía' } },
    selfHarm: [
      {
        phone: '113',
        name: { en: 'Mental health line', es: 'Línea de salud mental' },
        note: { en: 'Choose option 5', es: 'Marca la opción 5' },
      },
    ],
    violence: [{ phone: '100', name: domesticViolence, note: freeDayAndNight }],
  },
  BR: {
    emergency: { phone: '190', name: { en: 'Police', es: 'Policía' } },
    selfHarm: [
      {
        phone: '188',
        name: { en: 'CVV, emotional support', es: 'CVV, apoyo emocional' },
        note: { en: 'Free, day and night, in Portuguese', es: 'Gratis, día y noche, en portugués' },
      },
    ],
    violence: [
      {
        phone: '180',
        name: violenceAgainstWomen,
        note: { en: 'Free, day and night, in Portuguese', es: 'Gratis, día y noche, en portugués' },
      },
    ],
  },
  NP: {
    emergency: { phone: '100', name: { en: 'Police', es: 'Policía' } },
    selfHarm: [{ phone: '1166', name: suicidePrevention }],
    violence: [{ phone: '1145', name: violenceAgainstWomen }],
  },
};

function emergencyNumber(phone: string): Line {
  return { phone, name: { en: 'Emergencies', es: 'Emergencias' } };
}

const countryByZone: Record<string, string> = {
  'America/Santiago': 'CL',
  'America/Punta_Arenas': 'CL',
  'Pacific/Easter': 'CL',
  'Europe/London': 'GB',
  'Europe/Madrid': 'ES',
  'Atlantic/Canary': 'ES',
  'America/Mexico_City': 'MX',
  'America/Monterrey': 'MX',
  'America/Tijuana': 'MX',
  'America/Cancun': 'MX',
  'America/Bogota': 'CO',
  'America/Lima': 'PE',
  'America/Sao_Paulo': 'BR',
  'Asia/Kathmandu': 'NP',
  'America/New_York': 'US',
  'America/Chicago': 'US',
  'America/Denver': 'US',
  'America/Los_Angeles': 'US',
  'America/Phoenix': 'US',
  'America/Anchorage': 'US',
  'Pacific/Honolulu': 'US',
};

/** The country where most people of a zone live; null for zones without help lines here. */
export function countryOfZone(timezone: string): string | null {
  return countryByZone[timezone] ?? (timezone.startsWith('America/Argentina/') ? 'AR' : null);
}

const anywhere: Line[] = [
  {
    phone: '112',
    name: { en: 'Emergencies', es: 'Emergencias' },
    note: {
      en: 'In most countries, from a mobile phone',
      es: 'En la mayoría de los países, desde un celular',
    },
  },
  {
    phone: 'https://findahelpline.com',
    name: { en: 'Help lines in your country', es: 'Líneas de ayuda de tu país' },
  },
];

/** Help lines of the country, the one for this crisis first. */
export function emergencyLinesFor(
  crisis: Crisis,
  timezone: string,
  language: Language,
): EmergencyLine[] {
  const country = countryOfZone(timezone);
  const lines = country === null ? undefined : linesByCountry[country];
  return chosen(crisis, lines).map(({ phone, name, note }) => ({
    country: lines && country !== null ? country : '',
    phone,
    name: name[language],
    texts: {
      en: { name: name.en, note: note?.en ?? null },
      es: { name: name.es, note: note?.es ?? null },
    },
  }));
}

function chosen(crisis: Crisis, lines: Lines | undefined): Line[] {
  if (!lines) return anywhere;
  const { emergency, selfHarm, violence } = lines;
  const all =
    crisis === 'violence'
      ? [...violence.slice(0, 1), emergency, ...violence.slice(1), ...selfHarm.slice(0, 1)]
      : [...selfHarm, emergency];
  return [...new Map(all.map((line) => [line.phone, line])).values()];
}

/** The number for danger this very moment. */
export function emergencyPhoneOf(timezone: string): string {
  const country = countryOfZone(timezone);
  return (country === null ? undefined : linesByCountry[country])?.emergency.phone ?? '112';
}
