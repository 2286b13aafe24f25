import type { Currency } from '@puente/contract/policy';
import { queryOptions } from '@tanstack/react-query';
import { api, type Body, type Reply } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { retryLost } from '../../lib/query-client.ts';

export type Hours = Reply<'POST /api/availability/parse'>;
export type Pricing = Reply<'POST /api/availability/parsePricing'>;
export type Profile = Reply<'POST /api/availability/parsePersonalInfo'>;
export type Offerings = Reply<'POST /api/availability/parseOfferings'>;
export type Piece = Hours['notUnderstood'][number]['source'];

export type Asked = {
  text: string;
  timezone: string;
  currency: Currency;
  durations: NonNullable<Body<'POST /api/availability/parsePricing'>['durations']>;
};

/** The same text gives the same answer: it is asked once. */
const once = { staleTime: Infinity, gcTime: Infinity, retry: retryLost(1) } as const;

/** The four calls that read one text, each of which may fail alone. */
export const wordsQueries = {
  profile: ({ text }: Asked) =>
    queryOptions({
      ...once,
      queryKey: ['words', 'profile', text],
      enabled: text !== '',
      queryFn: ({ signal }) =>
        api('POST /api/availability/parsePersonalInfo', {
          body: { text, language: currentLanguage() },
          signal,
        }),
    }),
  pricing: ({ text, currency, durations }: Asked) =>
    queryOptions({
      ...once,
      queryKey: ['words', 'pricing', text, currency, durations],
      enabled: text !== '',
      queryFn: ({ signal }) =>
        api('POST /api/availability/parsePricing', {
          body: { text, language: currentLanguage(), currency, durations },
          signal,
        }),
    }),
  hours: ({ text, timezone }: Asked) =>
    queryOptions({
      ...once,
      queryKey: ['words', 'hours', text, timezone],
      enabled: text !== '',
      queryFn: async ({ signal }) => {
        const body = { text, language: currentLanguage(), timezone };
        // Read before, on this or another device: no model has to be asked again.
        const { result } = await api('POST /api/availability/parse/cached', { body, signal });
        return result ?? api('POST /api/availability/parse', { body, signal });
      },
    }),
  offerings: ({ text, currency }: Asked) =>
    queryOptions({
      ...once,
      queryKey: ['words', 'offerings', text, currency],
      enabled: text !== '',
      queryFn: ({ signal }) =>
        api('POST /api/availability/parseOfferings', {
          body: { text, language: currentLanguage(), currency },
          signal,
        }),
    }),
};
