import { type Currency, currencyDigits } from '@puente/contract/policy';
import { describe, expect, test } from 'vitest';
import { parseOfferings } from './rules.ts';

/** `package 10 60 400/360`: sessions, minutes, price and what is paid instead; `?` where it asks. */
function read(text: string, account: Currency = 'USD'): string {
  const { proposals, notUnderstood, questions } = parseOfferings(text, account);
  const lines = proposals.map(({ offering }) => {
    const { type, sessions, durationMinutes, price, discountedPrice } = offering;
    const paid = [price, discountedPrice].flatMap((money) =>
      money ? [money.amount / 10 ** currencyDigits[money.currency]] : [],
    );
    return [type, sessions ?? '-', durationMinutes ?? '-', paid.join('/') || '-'].join(' ');
  });
  return [...lines, ...(notUnderstood.length + questions.length > 0 ? ['?'] : [])].join('; ');
}

const usd = 'USD';

describe('how many sessions', () => {
  test.each([
    ['package of 10 for $450', 'package 10 - 450', usd],
    ['bono de cinco: 90 euros', 'package 5 - 90', 'EUR'],
    ['a 6-pack for $270', 'package 6 - 270', usd],
    ['ten one-hour sessions for $450', 'package 10 60 450', usd],
    ['pack of 5 60-minute sessions $400', 'package 5 60 400', usd],
    ['block of ten £140', 'package 10 - 140', 'GBP'],
    ['three for $120', 'package 3 - 120', usd],
    ['a course of six hour-long classes for £210', 'package 6 60 210', 'GBP'],
    ['an eight-week program, one session a week, $640', 'package 8 - 640', usd],
    ['one session a week, $200 a month', 'subscription 4 - 200', usd],
    ['a package of three, no, four sessions for $200', 'package 4 - 200', usd],
    ['a package of 10 for $450, valid for six months', 'package 10 - 450', usd],
  ] as const)('%s', (text, offering, account) => expect(read(text, account)).toBe(offering));
});

describe('the price of each session', () => {
  test.each([
    ['four sessions at $30 each', 'package 4 - 120', usd],
    ['cuatro sesiones a 30 lucas la sesión', 'package 4 - 120000', 'CLP'],
    ['cinco clases por 100 mil, 20 mil cada una', 'package 5 - 100000', 'CLP'],
    ['diez clases a 9.500 cada una', 'package 10 - 95000', 'ARS'],
  ] as const)('is taken times their number: %s', (text, offering, account) =>
    expect(read(text, account)).toBe(offering),
  );

  test.each([
    ['three sessions for $90, half an hour each', 'package 3 30 90', usd],
    ['pack de 3 clases, 90 lucas, una hora cada una', 'package 3 60 90000', 'CLP'],
    ['five calls, $250, each 45 minutes', 'package 5 45 250', usd],
  ] as const)('isn’t meant where the length is of each: %s', (text, offering, account) =>
    expect(read(text, account)).toBe(offering),
  );
});

describe('two prices', () => {
  test.each([
    ['ten lessons, normally $300, now $270', 'package 10 - 300/270', usd],
    ['seis sesiones a 240 euros en vez de 300', 'package 6 - 300/240', 'EUR'],
    ['6 sessions for $300, 20 dollars off', 'package 6 - 300/280', usd],
    ['5 sessions at $40 each, 10% off', 'package 5 - 200/180', usd],
  ] as const)('are struck through and paid where that is said: %s', (text, offering, account) =>
    expect(read(text, account)).toBe(offering),
  );

  test.each([
    ['6 sessions for $300 for couples, $200 for individuals', 'package 6 - -; ?', usd],
    ['3 sessions for 300 dollars or 280 euros', 'package 3 - -; ?', usd],
    ['paquete de 3 encuentros entre 90 y 120 mil', 'package 3 - -; ?', 'ARS'],
    ['ten sessions at $60 an hour', 'package 10 60 -; ?', usd],
  ] as const)('are asked about else: %s', (text, offering, account) =>
    expect(read(text, account)).toBe(offering),
  );

  test.each([
    ['block of five half-hour lessons £75, block of ten £140', 'GBP'],
    ['3 sesiones por 75 euros y 6 sesiones por 140', 'EUR'],
  ] as const)('of two packages in one sentence are of two offerings: %s', (text, account) =>
    expect(parseOfferings(text, account).proposals).toHaveLength(2),
  );

  test('a length said of all is that of each', () => {
    expect(read('pack de 3 por 75 euros y pack de 6 por 140, todas de una hora', 'EUR')).toBe(
      'package 3 60 75; package 6 60 140',
    );
  });
});

describe('what is no price of the whole', () => {
  test.each([
    ['clase individual 25 euros, bono de 5 a 110', 'package 5 - 110', 'EUR'],
    ['paquete de seis, pagas cinco', 'package 6 - -; ?', 'MXN'],
    ['3x2 en clases de francés', '?', 'EUR'],
    ['15 percent off when you book five', '?', 'GBP'],
    ['$60 an hour', '?', usd],
    ['five sessions for $300, the first one free', 'package 5 - 300; ?', usd],
    ['pack de 4 por 180 más IVA', 'package 4 - 180; ?', 'EUR'],
    ['10 lessons for $450, 10% off', 'package 10 - 450/405; ?', usd],
    ['pack de 4 sesiones por UF 3', 'package 4 - -; ?', 'CLP'],
  ] as const)('%s', (text, offering, account) => expect(read(text, account)).toBe(offering));
});

test('a name keeps the number of sessions, and leaves out the number of a list', () => {
  const nameOf = (text: string) => parseOfferings(text, 'EUR').proposals[0]?.offering.name;
  expect(nameOf('10 sesiones de guitarra 300€, de una hora')).toBe('10 sesiones de guitarra');
  expect(nameOf('2. Bono de cinco clases, 90 euros')).toBe('Bono de cinco clases');
});

test.each([
  ['10 clases a 15 cada una', 'package 10 - 150000; ?', 'CLP'],
  ['paquete de 5 por 120', 'package 5 - 120000; ?', 'CLP'],
  ['paquete de 5 por 120', 'package 5 - 120', 'EUR'],
] as const)('thousands that are left out are asked about: %s', (text, offering, account) =>
  expect(read(text, account)).toBe(offering),
);

test.each([
  ['2 llamadas al mes, 900 pesos por llamada', 'subscription 2 - 1800', 'MXN'],
  ['3 consultations at 80 euros each instead of 95', 'package 3 - 285/240', 'EUR'],
  ['a membership with a weekly call for $160 a month', 'subscription 4 - 160', usd],
  ['Bono de diez horas por 280 euros', 'package 10 60 280; ?', 'EUR'],
  ['diez horas por 350 euros', 'package 10 60 350; ?', 'EUR'],
  ['Ten hours for $350', 'package 10 60 350; ?', 'USD'],
  ['5 hours $200', 'package 5 60 200; ?', 'USD'],
  ['bono de 5 150 euros', 'package 5 - 150', 'EUR'],
  ['pack de 10 clases 1 300 pesos', 'package 10 - 1300', 'MXN'],
] as const)('%s', (text, offering, account) => expect(read(text, account)).toBe(offering));

test('a deposit is told, and stands neither in the price nor in the description', () => {
  const text = 'Pack de 5 clases por 200 mil, con 50 de seña, incluye apuntes de cada clase';
  const { proposals, notUnderstood } = parseOfferings(text, 'CLP');
  expect(proposals.map(({ offering }) => offering)).toMatchObject([
    {
      price: { amount: 200_000, currency: 'CLP' },
      description: 'Pack de 5 clases por 200 mil, incluye apuntes de cada clase',
    },
  ]);
  expect(proposals[0]?.source.text).toBe(text);
  expect(notUnderstood).toMatchObject([{ reason: 'deposit', source: { text: '50 de seña' } }]);
});

test.each([
  ['3 month coaching programme, weekly one hour calls, 1500 dollars', 'package 12 60 1500; ?', usd],
  [
    'programa de 3 meses, una sesión semanal de una hora, 9000 pesos',
    'package 12 60 9000; ?',
    'MXN',
  ],
  [
    'plan de 4 sesiones de una hora, 99 euros al mes, mínimo 3 meses',
    'subscription 4 60 99',
    'EUR',
  ],
] as const)(
  'several months are paid once, where nothing says each: %s',
  (text, offering, account) => expect(read(text, account)).toBe(offering),
);
