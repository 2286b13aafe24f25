import { describe, expect, test } from 'vitest';
import { plainWords } from './rules.ts';

describe('a model’s words for an offering', () => {
  test.each([
    'Cuatro encuentros para ordenar tus deudas, una a la vez y sin apuro.',
    'Para quienes nunca duermen bien y quieren dormir mejor.',
    'Six meetings to practise interviews in English: we record, we listen, we try again.',
    'Un plan mensual para volver a dormir a tu ritmo, con un cuaderno de sueño.',
    'Three sessions of 45 minutes for people who freeze in front of a jury.',
    'Ocho clases de guitarra: tres acordes, una canción entera y mucha paciencia.',
    'A monthly plan for founders: one meeting a week about what worries you most.',
  ])('may be: %s', (text) => {
    expect(plainWords(text)).toBe(text);
  });

  test.each([
    'I guarantee that you will sleep.',
    'Garantizo que vuelves a dormir.',
    'You will be cured after four meetings.',
    'Con este plan te curas del insomnio.',
    'The best coach of the country.',
    'La mejor terapeuta de Chile.',
    'Pay me twenty quid and we are done.',
    'Son quince lucas la sesión.',
    'The first one is fr\u200Bee.',
    'The first one is ＄２０.',
    'The first one is for ٢٠.',
    'Half price for friends.',
    'A mitad de precio este mes.',
    'Write to me at nora at hill dot com.',
    'Escríbeme por WhatsApp al +56 9 1234 5678.',
    'Búscame en Instagram como calma.',
    'Pay in cash and outside Puente.',
    'Te devuelven todo si no funciona.',
    'Money back if you are not happy.',
    'I diagnose your depression.',
    'Te receto lo que necesites.',
    'A certified doctor for your nights.',
    'See <b>me</b> or [here](evil).',
    'Nоrа helps you.',
    'Never fails, for everyone.',
    '💸 Six meetings.',
  ])('may not be: %s', (text) => {
    expect(plainWords(text)).toBeNull();
  });
});
