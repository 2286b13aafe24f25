import { describe, expect, it } from 'vitest';
import { expertiseFor } from './expertise.ts';

const camila = { expertise: 'Psicóloga', expertiseTranslated: 'Psychologist', languages: ['es'] };

describe('the line about an expert', () => {
  it('is shown in the language of its reader where there is one', () => {
    expect(expertiseFor(camila, 'es')).toEqual({ text: 'Psicóloga', language: null });
    expect(expertiseFor(camila, 'en')).toEqual({ text: 'Psychologist', language: null });
  });

  it('tells its language where it is another one', () => {
    const own = { text: 'Psicóloga', language: 'es' };
    expect(expertiseFor({ ...camila, expertiseTranslated: ' ' }, 'en')).toEqual(own);
    expect(expertiseFor({ expertise: 'Psicóloga', languages: ['es'] }, 'en')).toEqual(own);
  });

  it('stays as written by who writes in neither language', () => {
    const amelie = { ...camila, languages: ['fr', 'en'] };
    expect(expertiseFor(amelie, 'en')).toEqual({ text: 'Psicóloga', language: 'fr' });
  });
});
