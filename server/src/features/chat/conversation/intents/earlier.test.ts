import { describe, expect, test } from 'vitest';
import { saying } from '../../filters/plain.ts';
import { earlierGoal } from './earlier.ts';

const told = [
  'I want to learn to sing',
  'I need help with my resume and someone for my daughter, who is shy',
  'necesito un abogado para el local y aprender excel',
];

const find = (text: string) => earlierGoal(saying(text), told);

describe('a goal told before', () => {
  test.each([
    ['back to the resume thing', 'I need help with my resume'],
    ["let's go back to the singing", told[0]],
    ['ahora sí el abogado', 'necesito un abogado para el local'],
    ['volvamos a lo de excel', 'aprender excel'],
    ['what about my daughter now', 'someone for my daughter, who is shy'],
  ])('%s', (text, goal) => {
    expect(find(text)).toBe(goal);
  });

  test.each(['now the taxes', 'I want to sing better and louder', 'ahora', 'back to before'])(
    'is not meant by: %s',
    (text) => {
      expect(find(text)).toBeNull();
    },
  );
});
