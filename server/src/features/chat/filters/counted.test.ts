import { expect, test } from 'vitest';
import { readBudget } from './budget.ts';

const budget = (text: string) => readBudget(text, { own: 'EUR' })?.budget;

test.each([
  'tengo 8 mil seguidores',
  'tengo 8 mil seguidores en instagram y no vendo nada',
  'i have 8k followers',
  '8k instagram followers',
  'my list has 12k subscribers',
  '200 orders a month',
  'menos de 500 suscriptores',
  'con 200 mil visitas mensuales',
  'hasta 20 alumnos',
  'up to 20 small children',
  'i have 120 employees',
  'under 50 users',
  '600 paginas',
  'no mas de 10 paginas',
  'can spend 100 words',
  '3 people',
  'max 30 people',
  'hasta 3 por semana',
  'up to 100 a month',
  'a 5k run',
  'correr 10k',
  '5k en menos de 25 minutos',
  'hasta 20:30',
  'under 20 percent',
])('a number of things is no price: %s', (text) => {
  expect(budget(text)).toBeUndefined();
});

test.each([
  'i owe $23,000',
  '$50k student loans',
  'i have $50k in student loans',
  'debo 3 millones',
  'le preste 200 lucas a mi hermano',
  'una multa de 300 euros',
  'me cobraron 200 euros de mas',
  'i was charged $400',
  'mis ventas son 200 mil',
  'cobro 30 lucas la hora',
  'i charge $50 an hour',
])('money of a story is no price: %s', (text) => {
  expect(budget(text)).toBeUndefined();
});

test.each([
  ['hasta 20 mil', 20_000],
  ['abogado hasta 20 mil urgente', 20_000],
  ['hasta 30 mil santiago', 30_000],
  ['under 30k lawyer', 30_000],
  ['clases de ventas, hasta 30 mil', 30_000],
  ['con 15 mil me alcanza?', 15_000],
  ['no mas de 25 mil la sesion', 25_000],
  ['up to 40', 40_00],
  ['up to 50 for a lawyer', 50_00],
  ['no more than 60 per class', 60_00],
  ['under 40 english', 40_00],
  ['max 60 please', 60_00],
  ['tengo 8 mil seguidores, hasta 30 euros', 30_00],
])('a price is one beside other words: %s', (text, amount) => {
  expect(budget(text)).toMatchObject({ amount });
});
