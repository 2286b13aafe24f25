import type { FastifyRequest } from 'fastify';
import { english } from './texts-en.ts';
import type { Texts } from './texts-en.ts';
import { spanish } from './texts-es.ts';
import { isRecord } from '../record.ts';

export type Language = 'en' | 'es';

export function textsIn(language: Language): Texts {
  return language === 'es' ? spanish : english;
}

/** `?lang=` wins, then what the browser asks for, then English. */
export function languageOf(request: FastifyRequest): Language {
  const asked = isRecord(request.query) ? request.query['lang'] : undefined;
  if (asked === 'en' || asked === 'es') return asked;
  const languages = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', weight = 'q=1'] = range.trim().toLowerCase().split(';');
      return { tag, weight: Number(weight.trim().slice(2)) || 0 };
    })
    .toSorted((one, other) => other.weight - one.weight);
  const first = languages.find(({ tag }) => /^(en|es)\b/.test(tag));
  return first?.tag.startsWith('es') ? 'es' : 'en';
}
