import { describe, expect, test } from 'vitest';
import { saying } from '../../filters/plain.ts';
import { asksFreeFirst, moneyTopic } from './money.ts';

describe('a question about money is about the rule of its cause', () => {
  test.each([
    ['do I get refunded when the expert turns out useless?', 'unhappy'],
    ['will you pay me back if I hate it', 'unhappy'],
    ['¿me devuelven el dinero si no aprendo nada?', 'unhappy'],
    ['y si es malo, recupero la plata?', 'unhappy'],
    ['what happens to my money if she never turns up', 'noShow'],
    ['le pago y no aparece, ¿me devuelven?', 'noShow'],
    ['¿y si me deja plantado pierdo la plata?', 'noShow'],
    ['if he does not show up do I still pay?', 'noShow'],
    ['you charged my card twice', 'problem'],
    ['me descontaron dos veces lo mismo', 'problem'],
    ['if the call drops halfway do I get money back?', 'connection'],
    ['si se corta la llamada, ¿me devuelven algo?', 'connection'],
    ['who gets my money, you or the expert?', 'fee'],
    ['¿quién se queda con la plata?', 'fee'],
    ['how much does Puente keep of the fee?', 'fee'],
    ['what if I get cold feet at the last minute', 'cancel'],
    ['¿y si me arrepiento el mismo día?', 'cancel'],
    ['who keeps what I paid if I cancel?', 'refund'],
    ['what if my internet dies in the middle?', 'connection'],
    ['if I hate it do I see my cash again?', 'unhappy'],
    ['si no se presenta, ¿quién me paga?', 'noShow'],
    ['y si no me enseña nada, ¿me devuelven?', 'unhappy'],
    ['if she is ill that day do we lose it all?', 'refund'],
    ['if I forget to come, do I lose the money?', 'cancel'],
  ])('%s', (text, topic) => {
    expect(moneyTopic(saying(text))).toBe(topic);
  });

  test.each([
    'my landlord never turns up and I pay rent, what can I do?',
    'mi jefe no me paga, ¿qué hago?',
    'the shop charged me twice for a sofa',
    'how much does she charge?',
    'can I get my money back?',
    'I want to learn how to save money',
    'my husband never comes home and I pay for everything, is that normal?',
  ])('others are no such question: %s', (text) => {
    expect(moneyTopic(saying(text))).toBeNull();
  });

  test.each([
    'is the first session free?',
    'do they offer a free consultation?',
    '¿la primera reunión es gratis?',
    '¿me cobran la primera?',
  ])('a first meeting for nothing: %s', (text) => {
    expect(asksFreeFirst(saying(text))).toBe(true);
  });

  test.each(['I want free help', 'my first time free climbing', 'first the free time of my son'])(
    'no first meeting: %s',
    (text) => {
      expect(asksFreeFirst(saying(text))).toBe(false);
    },
  );
});
