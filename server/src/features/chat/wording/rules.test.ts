import { describe, expect, test } from 'vitest';
import { canShow, piecesOf } from './rules.ts';

const camila = { name: 'Camila', lastName: 'Rojas', partner: null };

describe('what a model may say', () => {
  test('a reply that names who was found is shown', () => {
    const text = 'Camila Rojas can help you with that; have a look at what she says about sleep.';
    expect(canShow(text, [camila], ['I cannot sleep'])).toBe(true);
  });

  test('a person who was not found is not shown', () => {
    const text = 'Camila is good, and so is the famous Imaginary Person for all of your nights.';
    expect(canShow(text, [camila], ['I cannot sleep'])).toBe(false);
  });

  test('a price or a time of its own is not shown', () => {
    const text = 'Camila Rojas can help you with that for only $12 at 10:30 in the morning.';
    expect(canShow(text, [camila], ['I cannot sleep'])).toBe(false);
  });

  test('a way out of the product is not shown', () => {
    const text = 'Camila Rojas is who you need, and you can pay her at https://evil.example/pay.';
    expect(canShow(text, [camila], ['I cannot sleep'])).toBe(false);
  });

  test('a number that the visitor said may be said again', () => {
    const text = 'At 45 that is a good question to take to Camila Rojas, who has seen it before.';
    expect(canShow(text, [camila], ['a new job at 45'])).toBe(true);
  });

  test.each([
    ['lamp quickly seven orbit glass mountain verb tulip cable brick window stone'],
    [''],
    ['Camila '.repeat(400)],
  ])('words without sense are not shown (%#)', (text) => {
    expect(canShow(text, [camila], [])).toBe(false);
  });

  test('without anybody found it must be a question', () => {
    expect(canShow('What is it that keeps you awake at night?', [], [])).toBe(true);
    expect(canShow('I can tell you that everything is going to be fine.', [], [])).toBe(false);
  });
});

describe('small things of wording', () => {
  test('pieces put together are the text', () => {
    const text = 'These people fit what you tell me:\n Camila, Ana and Luis. Look at them.';
    expect(piecesOf(text).join('')).toBe(text);
  });
});
