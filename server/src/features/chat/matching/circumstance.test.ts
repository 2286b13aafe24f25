import { describe, expect, test } from 'vitest';
import { judgeCases } from '../evaluation/house.ts';
import { answerCase } from '../evaluation/measures.ts';
import { loadLexicon } from '../lexicon/load.ts';
import { isDeathAside } from './circumstance.ts';

const lexicon = loadLexicon(null);

const griefCounsellor = 'daniel-ashworth';

function answerTo(text: string, language: 'en' | 'es') {
  const goal = { set: 'unanswerable', text, language, fits: [], first: [], near: [] } as const;
  const [judged] = judgeCases(lexicon, [goal], []);
  if (!judged) throw new Error('not judged');
  return answerCase(judged);
}

describe('a death beside something that has to be settled is its circumstance', () => {
  test.each([
    ["I can't access my late husband's account", 'en'],
    ['my mother passed away and the house is still in her name', 'en'],
    ["my father died and we can't find his bank papers", 'en'],
    ["my late wife's phone is locked and all our photos are on it", 'en'],
    ['dad passed away in March, how do I close his credit card', 'en'],
    ['my brother died and left his dog with me, who takes it', 'en'],
    ["after my mum's death the pension office keeps sending letters", 'en'],
    ['my husband died, do I get his pension', 'en'],
    ["my partner passed away and we weren't married, who gets the flat", 'en'],
    ["grandma died and my uncle won't give us the keys of her house", 'en'],
    ['my business partner died and his widow wants to sell his half', 'en'],
    ['my aunt passed away and the car is still in her name', 'en'],
    ["my late father's taxes were never filed", 'en'],
    ["cancel my dead mother's phone contract", 'en'],
    ["my husband passed and I don't know the password of his laptop", 'en'],
    ['no puedo entrar a la cuenta de mi marido que falleció', 'es'],
    ['murió mi mamá y la casa sigue a su nombre', 'es'],
    ['falleció mi papá y el banco no nos deja sacar la plata', 'es'],
    ['se murió mi abuelo y no sabemos cómo repartir el terreno', 'es'],
    ['mi esposo falleció, ¿me corresponde su pensión?', 'es'],
    ['murió mi tía y el auto quedó a su nombre', 'es'],
    ['tengo que dar de baja el teléfono de mi mamá que murió', 'es'],
    ['falleció mi socio y su viuda quiere vender su parte', 'es'],
    ['mi papá falleció y dejó deudas, ¿las heredo?', 'es'],
    ['murió mi pareja y no estábamos casados, el departamento es de él', 'es'],
    ['no sé la clave del computador de mi marido, que en paz descanse', 'es'],
    ['falleció mi madre y hay que hacer la posesión efectiva', 'es'],
    ['mi abuela murió y nadie pagó las contribuciones de la casa', 'es'],
    ['cómo cobro el seguro de vida de mi esposa que murió', 'es'],
  ] as const)('%s', (text, language) => {
    expect(answerTo(text, language).cards).not.toContain(griefCounsellor);
  });
});

describe('a death alone is grief', () => {
  test.each([
    ["my mother died and I can't stop crying", 'en'],
    ["since my husband died the house is so quiet I can't bear it", 'en'],
    ['I lost my dad last year and I still call his number', 'en'],
    ['my best friend was killed and I feel nothing', 'en'],
    ["we lost our baby and I can't talk about it", 'en'],
    ["it's a year since my son passed away and nobody mentions him", 'en'],
    ['I miss my brother so much since he died', 'en'],
    ['murió mi papá y no puedo parar de llorar', 'es'],
    ['desde que falleció mi marido no le encuentro sentido a nada', 'es'],
    ['perdí a mi hijo y nadie entiende mi dolor', 'es'],
    ['extraño a mi mamá, murió hace seis meses y la sigo llamando', 'es'],
    ['se suicidó mi hermano y me siento culpable', 'es'],
    ['se murió mi abuela y siento un vacío enorme', 'es'],
    ['no he podido sacar la ropa de mi esposa desde que murió', 'es'],
    ['she died and I will never be the same', 'en'],
    ['the house is too big since my wife died', 'en'],
    ['me doy cuenta de que mi mamá murió y no vuelve', 'es'],
  ] as const)('%s', (text, language) => {
    const { isNearest, cards } = answerTo(text, language);
    expect(isNearest).toBe(false);
    expect(cards[0]).toBe(griefCounsellor);
  });
});

test.each([
  'my son died in a car crash and the world stopped',
  'mi hermano murió en un accidente de auto y no lo acepto',
  'the bank locked my account',
])('nothing is by the way in “%s”', (text) => {
  expect(isDeathAside(text)).toBe(false);
});

// Of what was learnt, the other words say more than the death does.
describe('known to be misheard', () => {
  test.fails("I keep my late wife's clothes and can't let them go", () => {
    expect(answerTo("I keep my late wife's clothes and can't let them go", 'en').cards[0]).toBe(
      griefCounsellor,
    );
  });

  test.fails('se murió mi hermano y su perro quedó solo, quién lo recibe', () => {
    const { cards } = answerTo('se murió mi hermano y su perro quedó solo, quién lo recibe', 'es');
    expect(cards).not.toContain(griefCounsellor);
  });
});
