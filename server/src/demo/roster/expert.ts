/** The twelve fields of life the demo experts come from. */
export const fields = [
  'mind',
  'careers',
  'startups',
  'law',
  'money',
  'languages',
  'parenting',
  'wellness',
  'arts',
  'software',
  'study',
  'home',
] as const;

export type Field = (typeof fields)[number];

export type Language = 'en' | 'es';

export type RosterExpert = {
  /** Slug of the person; also the key of their texts, portrait and evaluation goals. */
  id: string;
  name: string;
  lastName: string;
  /** Of the personal link `/@username`. */
  username: string;
  field: Field;
  /** Short neutral English labels of what they help with. */
  topics: readonly string[];
  /** The one they write and think in comes first. */
  languages: readonly Language[];
  /** Other languages they hold meetings in, ISO 639-1. */
  alsoSpeaks?: readonly string[];
  /** IANA zone of their weekly hours. */
  timezone: string;
  city: string;
  /** Sees people face to face in Santiago, Chile (the only in-person region). */
  inPersonSantiago: boolean;
  /** ISO 4217 */
  currency: 'USD' | 'EUR' | 'GBP' | 'CLP' | 'MXN' | 'COP' | 'ARS' | 'PEN' | 'BRL';
  /** Integer minor units for 60 minutes (CLP has no decimals). */
  hourlyRate: number;
  /** Only the verified are ever recommended. */
  verified: boolean;
  /** Slug of the group that verified them. */
  partner: 'casa-abierta' | 'northbridge' | null;
  evenings: boolean;
  weekends: boolean;
};
