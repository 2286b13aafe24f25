import type { Currency } from '@puente/contract/policy';
import { describe, expect, test } from 'vitest';
import { parsePricing } from './rules.ts';

/** Both rates in minor units, the normal one first; `?` where something is flagged. */
function read(text: string, currency: Currency = 'USD') {
  const { proposals, notUnderstood, questions } = parsePricing({ text, currency, durations: [60] });
  const rate = (field: string) => proposals.find((one) => one.field === field)?.rate;
  const isFlagged = notUnderstood.length + questions.length > 0;
  return [
    rate('normalRate')?.amount ?? null,
    rate('discountedRate')?.amount ?? null,
    ...(isFlagged ? ['?'] : []),
  ];
}

describe('numbers as people say them', () => {
  test.each([
    ['one fifty an hour', 15_000],
    ['one twenty-five an hour', 12_500],
    ['seventy-five fifty an hour', 7550],
    ['twenty-five an hour', 2500],
    ['a hundred and ten an hour', 11_000],
  ])('%s', (text, amount) => expect(read(text)).toEqual([amount, null]));

  test('22 mil 500 is one number', () => {
    expect(read('22 mil 500 la hora, 15 la primera', 'CLP')).toEqual([22_500, 15_000]);
    expect(read('22 mil la hora, 300 alumnos', 'CLP')).toEqual([22_000, null]);
  });

  test('mil doscientos is one number', () => {
    expect(read('mil doscientos la hora', 'MXN')).toEqual([120_000, null]);
  });
});

describe('the first meeting', () => {
  test.each([
    ["80 an hour, first one's on me", [8000, 0]],
    ['80 an hour, the first costs nothing', [8000, 0]],
    ['80 an hour, same for the first one', [8000, 8000]],
    ['no discount for the first, it’s always 50', [5000, 5000]],
    ['60 an hour, two thirds of that for a first meeting', [6000, 4000]],
    ['60 an hour, a third off the first session', [6000, 4000]],
    ['$60, 1st session $30', [6000, 3000]],
    ['the first is 40, the others are 20 more', [6000, 4000]],
    ['60 the first and 60 after that', [6000, 6000]],
  ])('may be a part of, the same as or less than the others: %s', (text, rates) =>
    expect(read(text)).toEqual(rates),
  );
});

describe('prices of before', () => {
  test.each([
    ["I used to do 60, now it's 80 an hour", 8000],
    ['it was 50 until last month, now 65', 6500],
    ["I billed 250 an hour at my old company, here I'd do 140", 14_000],
    ['my rate went up from 60 to 75 an hour', 7500],
  ])('are left out: %s', (text, amount) => expect(read(text)).toEqual([amount, null]));

  test('still tell that thousands are meant', () => {
    expect(read('antes cobraba veinte lucas, ahora veinticinco la hora', 'CLP')).toEqual([
      25_000,
      null,
    ]);
  });
});

describe('slang', () => {
  test('lucas are of the account’s country where it has them', () => {
    const currencyOf = (account: Currency) =>
      parsePricing({ text: '20 lucas la hora', currency: account, durations: [60] }).proposals[0]
        ?.rate;
    expect(currencyOf('CLP')).toEqual({ amount: 20_000, currency: 'CLP' });
    expect(currencyOf('ARS')).toEqual({ amount: 2_000_000, currency: 'ARS' });
    expect(currencyOf('USD')).toEqual({ amount: 20_000, currency: 'CLP' });
  });

  test.each([
    ['40 quid an hour, first one a tenner', 'GBP', [4000, 1000]],
    ['500 varos la hora', 'MXN', [50_000, null]],
    ['veinte mil mangos la hora', 'ARS', [2_000_000, null]],
    ['40 pavos la hora', 'EUR', [4000, null]],
  ] as const)('%s', (text, currency, rates) => expect(read(text, currency)).toEqual(rates));
});

test('what nobody read is told in the words of the text', () => {
  const text = 'Soy Ana. Mi precio es conversable. Atiendo los lunes de 9 a 13.';
  const { notUnderstood } = parsePricing({ text, currency: 'CLP', durations: [60] });
  for (const { source } of notUnderstood)
    expect(text.slice(source.start, source.end)).toBe(source.text);
  expect(notUnderstood).toHaveLength(1);
});

describe('what isn’t sure', () => {
  test('is proposed with a flag where it is nearly told, and not at all where it isn’t', () => {
    expect(read('around 80 an hour')).toEqual([8000, null, '?']);
    expect(read('between 50 and 80 an hour')).toEqual([null, null, '?']);
    expect(read('it depends')).toEqual([null, null, '?']);
    expect(read('100 an hour or 80')).toEqual([10_000, null, '?']);
    expect(read('ask me')).toEqual([null, null, '?']);
  });
});

describe('what isn’t the price of a usual meeting', () => {
  test.each([
    ['£40 an hour, £30 for students', 'GBP', 4000],
    ['students 25, adults 40', 'USD', 4000],
    ['seventy an hour in person, sixty online', 'GBP', 6000],
    ['la hora 30 mil, por obra social 12 mil', 'ARS', 3_000_000],
    ['30 lucas la hora de lunes a viernes, 40 los fines de semana', 'CLP', 30_000],
    ['$1500 for a full day, or $250 an hour', 'USD', 25_000],
    ['ninety an hour and I offer a sliding scale', 'USD', 9000],
    ['45 euros la hora más IVA', 'EUR', 4500],
    ['desde 500 pesos la hora', 'MXN', 50_000],
    ['from $60 an hour', 'USD', 6000],
    ['free 15 minute consultation, then 90 an hour', 'USD', 9000],
    ['kids 20, grown-ups 35 an hour', 'USD', 3500],
    ['80 dollars or 80 euros an hour', 'USD', 8000],
    ['40 for half an hour, 40 an hour', 'USD', 4000],
  ] as const)('is told beside it: %s', (text, currency, amount) =>
    expect(read(text, currency)).toEqual([amount, null, '?']),
  );

  test.each([
    ['$600 a day', 'USD'],
    ['my consulting day is $1,200', 'USD'],
    ['dos mil pesos al mes por cuatro sesiones de una hora', 'MXN'],
    ['40 per person', 'GBP'],
    ['2 UF por sesión', 'CLP'],
  ] as const)('is no rate: %s', (text, currency) =>
    expect(read(text, currency)).toEqual([null, null, '?']),
  );

  test('may be one of eight hours, which tells an hour', () => {
    expect(read('1.200 euros la jornada de ocho horas', 'EUR')).toEqual([15_000, null]);
  });
});

describe('a first meeting alone', () => {
  test('may be free without a price of the others', () => {
    expect(read('la primera reunión es gratis', 'CLP')).toEqual([null, 0]);
  });

  test.each([
    ['40 lucas la hora, la primera no te la cobro', 'CLP', [40_000, 0]],
    ["80 an hour, I won't charge you for the first", 'USD', [8000, 0]],
    ['$100 hourly. Discount: 10% for first timers', 'USD', [10_000, 9000]],
    ['$125 per 45-minute session, new clients get $25 off', 'USD', [16_667, 13_333]],
  ] as const)('%s', (text, currency, rates) => expect(read(text, currency)).toEqual(rates));

  test('isn’t guessed of a percentage that may be off or left', () => {
    expect(read('$100 an hour, 10% first session')).toEqual([10_000, null, '?']);
  });
});

describe('numbers that stay whole', () => {
  test.each([
    ['I do a hundred and fifty per hour', 'USD', 15_000],
    ['fifty an hour, well fifty-five', 'USD', 5500],
    ['28 lucas la hora, bueno 30 desde marzo', 'CLP', 30_000],
    ['thirty-two pounds fifty an hour', 'GBP', 3250],
    ['one-twenty an hour', 'USD', 12_000],
    ['two ten an hour', 'USD', 21_000],
    ['90p a minute', 'GBP', 5400],
    ['80 cents a minute', 'USD', 4800],
  ] as const)('%s', (text, currency, amount) =>
    expect(read(text, currency)).toEqual([amount, null]),
  );
});

test('a length told behind the price is of that price, not of the first meeting', () => {
  expect(read('cuesta 30.000 y dura 45 minutos, la primera es gratis', 'CLP')).toEqual([40_000, 0]);
  expect(read('$60 a session, 45 minutes, the first one is half price')).toEqual([8000, 4000]);
});

test('a price of a session is told from who one is', () => {
  expect(read('trabajo con Fonasa, 12 mil la sesión', 'CLP')).toEqual([12_000, null]);
});

/** The normal rate, then what is told about the rest of the text. */
function told(text: string, currency: Currency) {
  const { proposals, notUnderstood, questions } = parsePricing({ text, currency, durations: [60] });
  const rate = proposals.find(({ field }) => field === 'normalRate')?.rate.amount ?? null;
  return [
    rate,
    ...notUnderstood.map(({ reason, source }) => `${reason}: ${source.text}`),
    ...questions.map(({ kind }) => kind),
  ];
}

describe('one price holds for all days', () => {
  test.each([
    ['entre semana 30 lucas, los sábados 40', 'CLP', 30_000, 'los sábados 40'],
    ['los sábados 40 mil y entre semana 30 mil', 'CLP', 30_000, 'los sábados 40 mil'],
    ['seventy-five on weekdays, ninety on weekends, per hour', 'USD', 7500, 'ninety on weekends'],
    ["weekdays I'm 60 an hour, Saturdays 75", 'USD', 6000, 'Saturdays 75'],
    ['60 an hour, and eighty at weekends', 'USD', 6000, 'eighty at weekends'],
    ["it's 28 an hour Monday to Thursday and 35 on Fridays", 'GBP', 2800, '35 on Fridays'],
    ['Cobro 850 pesos la hora, de lunes a viernes; sábados 900', 'MXN', 85_000, 'sábados 900'],
  ] as const)('and what is left out is told: %s', (text, currency, amount, left) =>
    expect(told(text, currency)).toEqual([amount, `one-price: ${left}`]),
  );

  test('so is the price of some people', () => {
    expect(told('£40 an hour, £30 for students', 'GBP')).toEqual([4000, 'one-price: £30']);
  });

  test('which its source shows with its days', () => {
    const { proposals } = parsePricing({
      text: 'entre semana 30 lucas, los sábados 40',
      currency: 'CLP',
      durations: [60],
    });
    expect(proposals.map(({ source }) => source.text)).toEqual(['entre semana 30 lucas']);
  });

  test.each([
    'sábado 28 y domingo 29 no puedo',
    'los lunes de 9 a 13, los martes de 15 a 20',
    'weekdays until 1800, Saturdays 0900 to 1300',
    'Mondays 1500 to 1800 and Fridays 1600 to 1900',
    'el martes 30 de noviembre y el jueves 31 de diciembre',
  ])('hours and dates are no prices: %s', (text) =>
    expect(parsePricing({ text, currency: 'CLP', durations: [60] }).proposals).toEqual([]),
  );
});

describe('thousands that are left out', () => {
  test.each([
    ['35 la hora', 'CLP', [35_000, 'thousands']],
    ['25 la hora', 'ARS', [2_500_000, 'thousands']],
    ['80 la hora', 'COP', [8_000_000, 'thousands']],
    ['15 la media hora', 'CLP', [30_000, 'thousands']],
  ] as const)('are proposed and asked about: %s %s', (text, currency, rate) =>
    expect(told(text, currency)).toEqual(rate),
  );

  test('of one price are those of both', () => {
    expect(read('35 la hora, la primera 20', 'CLP')).toEqual([35_000, 20_000, '?']);
    expect(read('35 la hora, la primera 5 menos', 'CLP')).toEqual([35_000, 30_000, '?']);
    expect(read('30.000 la hora, la primera 15', 'CLP')).toEqual([30_000, 15_000, '?']);
  });

  test.each([
    ['4999 pesos la hora', 'CLP', 4999],
    ['1500 la hora', 'CLP', 1500],
    ['3 la hora', 'CLP', 3],
    ['50 pesos la hora', 'MXN', 5000],
    ['4 an hour', 'USD', 400],
  ] as const)('aren’t guessed where that is no likely price: %s', (text, currency, amount) => {
    const { proposals, questions } = parsePricing({ text, currency, durations: [60] });
    expect(proposals[0]?.rate).toEqual({ amount, currency });
    expect(proposals[0]?.tooLow).not.toBeNull();
    expect(questions).toEqual([]);
  });
});

describe('a space before three digits', () => {
  test.each([
    ['1 200 pesos la hora', 'MXN', 120_000],
    ['$45 000 la hora', 'CLP', 45_000],
    ['1 250 000 pesos colombianos la hora', 'COP', 125_000_000],
    ['12\u00A0500 la hora', 'CLP', 12_500],
  ] as const)('sets thousands apart: %s', (text, currency, amount) =>
    expect(read(text, currency)).toEqual([amount, null]),
  );
});

describe('what an expert sets nowhere', () => {
  test.each([
    ['30 lucas la hora, pido 10 de seña', 'CLP', 30_000, 'deposit: 10 de seña'],
    ['30 lucas la hora. Pido un anticipo de 10 mil', 'CLP', 30_000, 'deposit: anticipo de 10 mil'],
    [
      '70 bucks an hour with a twenty dollar deposit',
      'USD',
      7000,
      'deposit: twenty dollar deposit',
    ],
    ['£35 an hour, half of it up front', 'GBP', 3500, 'deposit: half of it up front'],
    ['50 euros la hora, 50 % por adelantado', 'EUR', 5000, 'deposit: 50 % por adelantado'],
    ['40 dollars, two-hour minimum', 'USD', 4000, 'minimum: two-hour minimum'],
    ['32 mil la hora, mínimo dos horas', 'CLP', 32_000, 'minimum: mínimo dos horas'],
    ['I charge 90, at least three sessions', 'USD', 9000, 'minimum: at least three sessions'],
    ['60 an hour, no-shows pay thirty', 'USD', 6000, 'cancellation: no-shows pay thirty'],
    [
      '25 mil la hora, si cancelas con menos de 24 horas se paga la mitad',
      'CLP',
      25_000,
      'cancellation: cancelas con menos de 24 horas se paga la mitad',
    ],
  ] as const)('is told, and is no price: %s', (text, currency, amount, aside) =>
    expect(told(text, currency)).toEqual([amount, aside]),
  );

  test.each([
    ['30 lucas la hora, no pido anticipo', 'CLP', 30_000],
    ['30 lucas la hora, mínimo dos horas de aviso', 'CLP', 30_000],
    ['I help tenants get a deposit back, 40 an hour', 'USD', 4000],
  ] as const)('isn’t meant here: %s', (text, currency, amount) =>
    expect(told(text, currency)).toEqual([amount]),
  );
});

test('a buck fifty and one-ten are numbers', () => {
  expect(read('a buck fifty a minute')).toEqual([9000, null]);
  expect(read('one-ten an hour')).toEqual([11_000, null]);
});

test('the first meeting that somebody does for less is told beside the others', () => {
  const text = 'a normal session is a hundred and twenty, and the very first one I do for sixty';
  expect(read(text)).toEqual([12_000, 6000]);
  expect(read('120 a session, first one I do for free')).toEqual([12_000, 0]);
  expect(read('la sesión vale 40 mil, y la primera la hago a 20 mil', 'CLP')).toEqual([
    40_000, 20_000,
  ]);
});
