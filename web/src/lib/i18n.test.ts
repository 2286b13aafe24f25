import { describe, expect, it } from 'vitest';
import { detectedLanguage, localeTag } from './i18n.ts';

describe('the language', () => {
  it('is the chosen one before that of the browser', () => {
    expect(detectedLanguage('en', ['es-CL'])).toBe('en');
  });

  it('is the first of the browser that Puente speaks, else English', () => {
    expect(detectedLanguage(undefined, ['pt-BR', 'es-MX', 'en'])).toBe('es');
    expect(detectedLanguage(undefined, ['pt-BR'])).toBe('en');
    expect(detectedLanguage('xx', [])).toBe('en');
  });

  it('writes dates and numbers as the region of the browser does', () => {
    expect(localeTag('es', ['en-US', 'es-CL'])).toBe('es-CL');
    expect(localeTag('es', ['en-US'])).toBe('es-419');
  });
});
