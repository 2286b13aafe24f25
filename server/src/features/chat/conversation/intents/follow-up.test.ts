import { describe, expect, test } from 'vitest';
import { isQualifier, isWithoutThat, mattersOf, partOfGoal } from './follow-up.ts';

describe('a wish about who somebody is', () => {
  test.each([
    "somebody who won't judge me",
    'someone who has been through it',
    'older if possible',
    'native speaker pls',
    'que tenga paciencia porque es inquieto',
    'que no sea religiosa',
    'y alguien que entienda de migrantes',
    'preferiria alguien con hijos',
  ])('%s', (said) => {
    expect(isQualifier(said)).toBe(true);
  });

  test.each([
    'someone who can teach me guitar',
    'alguien que me ayude con los impuestos',
    'somebody to talk to',
    'i want to sleep better',
    'quiero que mi hijo estudie',
  ])('is not found in a goal: %s', (said) => {
    expect(isQualifier(said)).toBe(false);
  });
});

describe('the last wish taken back without its name', () => {
  test.each(['ya, sin eso', 'ok without that then', 'quita eso porfa', 'forget that one'])(
    '%s',
    (said) => {
      expect(isWithoutThat(said)).toBe(true);
    },
  );

  test.each(['sin eso no puedo vivir', 'forget that, i need a lawyer'])('not in %s', (said) => {
    expect(isWithoutThat(said)).toBe(false);
  });
});

describe('two matters in one message', () => {
  test.each([
    ['look over my tenancy agreement and also I want to get fit', 2],
    ['quiero bajar de peso y también ordenar mis finanzas', 2],
    ['el arrendatario no me paga hace meses y no se va', 1],
    ['anxiety and panic attacks', 1],
  ])('%s', (goal, count) => {
    expect(mattersOf(goal)).toHaveLength(count);
  });

  test('one of them is named by any of its words', () => {
    const goal = 'I want to lose weight and also fix my resume';
    expect(partOfGoal('ok now the resume', goal)).toBe('fix my resume');
    expect(partOfGoal('the weight thing first', goal)).toBe('I want to lose weight');
    expect(partOfGoal('now the taxes', goal)).toBeNull();
  });
});
