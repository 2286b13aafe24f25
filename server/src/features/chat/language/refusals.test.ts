import { describe, expect, test } from 'vitest';
import { withoutRefusals, withoutUnwanted } from './refusals.ts';

describe('a profile', () => {
  test.each([
    ['No vendo créditos. Ordeno deudas.', 'créditos', 'deudas'],
    ['I don’t sell insurance, I explain it.', 'insurance', 'explain'],
    ['I am not a lawyer but I know the forms.', 'lawyer', 'forms'],
    ['Tampoco hago masajes; enseño posturas.', 'masajes', 'posturas'],
    ['I never prescribe pills: we talk about sleep.', 'pills', 'sleep'],
  ])('is not about what its author refuses: %s', (text, refused, offered) => {
    const read = withoutRefusals(text);
    expect(read).not.toContain(refused);
    expect(read).toContain(offered);
  });

  test.each([
    'For people who don’t sleep and can’t say why.',
    'Gente que no duerme ni descansa.',
    'Parejas que no se escuchan.',
  ])('keeps the troubles of others: %s', (text) => {
    expect(withoutRefusals(text)).toBe(text);
  });
});

describe('a goal', () => {
  test.each([
    ['I want help with my divorce, not a lawyer', 'lawyer', 'divorce'],
    ['ansiedad, nada de coaching', 'coaching', 'ansiedad'],
    ['no quiero una terapia, quiero dormir', 'terapia', 'dormir'],
    ['something for my back, anything but yoga', 'yoga', 'back'],
  ])('is not about what its author does not want: %s', (text, unwanted, wanted) => {
    const read = withoutUnwanted(text);
    expect(read).not.toContain(unwanted);
    expect(read).toContain(wanted);
  });

  test('that is nothing but a refusal is read as it stands', () => {
    expect(withoutUnwanted('not a lawyer')).toBe('not a lawyer');
  });
});
