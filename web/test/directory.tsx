import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Page } from '../src/features/directory/queries.ts';
import type { Answers, Sent } from './api-server.ts';
import { openApp, type Opening } from './app.tsx';
import { anExpert } from './experts.ts';
import { uuid } from './replies.ts';

/** The call that the list of experts makes. */
export const listing = 'GET /api/experts';

/** A list of one expert, with how many there would be by other filters. */
export const aList = (changes: Partial<Page> = {}): Page => ({
  experts: [anExpert()],
  total: 1,
  partner: null,
  isNearest: false,
  counts: {
    fields: [
      { field: 'careers', count: 3 },
      { field: 'law', count: 1 },
    ],
    languages: [
      { language: 'es', count: 4 },
      { language: 'en', count: 2 },
    ],
    partners: [{ partner: { id: uuid(1), slug: 'andes', name: 'Andes Mentors' }, count: 3 }],
  },
  emergencyLines: [],
  nextCursor: null,
  ...changes,
});

/** Opens the list on a desk, narrowed as the address says. */
export const openList = (
  search = '',
  opening: Opening = {},
  answer: Answers[typeof listing] = aList(),
) =>
  openApp(`/experts${search}`, {
    isWide: true,
    ...opening,
    server: { [listing]: answer, ...opening.server },
  });

export const chooser = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

export const choices = (name: string) => [...chooser(name).options].map(({ text }) => text);

/** Waits until the address says this. */
export const address = (search: string) => waitFor(() => expect(location.search).toBe(search));

export const lastAsked = (sent: Sent<typeof listing>[]) => sent.at(-1)?.query;
