import { describe, expect, test } from 'vitest';
import { withoutContacts } from './contacts.ts';

describe('what may be told to an expert', () => {
  test.each([
    ['write to ana.perez+1@mail.example.cl please', 'write to … please'],
    ['ana (at) mail dot com', '…'],
    ['ana arroba mail punto com', '…'],
    ['call +56 9 1234 5678 at noon', 'call … at noon'],
    ['(512) 555-0123', '…'],
    ['555.0123', '…'],
    ['٠٩١٢٣٤٥٦٧٨', '…'],
    ['see https://example.com/me or www.example.com', 'see … or …'],
    ['I am @ana_p there', 'I am … there'],
  ])('has no contact: %s', (said, told) => {
    expect(withoutContacts(said)).toBe(told);
  });

  test.each([
    'up to 1.000.000 pesos',
    'since 2019, 3 children',
    'at 16:30, under $45',
    'meet me @ 5',
  ])('keeps what is none: %s', (said) => {
    expect(withoutContacts(said)).toBe(said);
  });
});
