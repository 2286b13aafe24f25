import { found } from './expected.ts';
import type { Dialogue } from './shape.ts';

/** What people add, take back and ask once somebody was shown, or nobody; the rules were mended by them. */
export const followUps: readonly Dialogue[] = [
  {
    name: 'nobody was shown to ask about',
    language: 'en',
    turns: [
      ['I want to play chess better, openings above all', { kind: 'nobody' }],
      ['does any of them do evenings?', { kind: 'question', says: ["haven't shown"] }],
      ['and the second one, where did she study?', { kind: 'question', says: ["haven't shown"] }],
    ],
  },
  {
    name: 'rather one trade than another',
    language: 'es',
    turns: [
      [
        'me separé hace poco y con mi ex no nos ponemos de acuerdo con los niños',
        { kind: found, shows: ['alvaro-pineda'] },
      ],
      ['prefiero abogado que psicólogo', { kind: found, hides: ['camila-rojas'], wishes: ['not'] }],
    ],
  },
  {
    name: 'savings are no budget',
    language: 'es',
    turns: [
      ['no me alcanza la plata a fin de mes', { kind: [found, 'nobody'] }],
      ['tengo como 200 mil pesos ahorrados', { kind: [found, 'nobody'], wishes: [] }],
    ],
  },
  {
    name: 'who somebody shall be brings in nobody else',
    language: 'en',
    turns: [
      [
        'I want to talk to somebody about my dad, he passed in March',
        { kind: found, shows: ['daniel-ashworth'] },
      ],
      [
        'older if possible, not somebody fresh out of school',
        { kind: found, shows: ['daniel-ashworth'], says: ["profiles don't say"] },
      ],
      ['someone who will understand our culture', { kind: found, shows: ['daniel-ashworth'] }],
    ],
  },
  {
    name: 'a wish is taken back without its name',
    language: 'es',
    turns: [
      [
        'busco clases de inglés para perder el miedo a hablar',
        { kind: found, shows: ['francisca-munoz'] },
      ],
      ['alguien que hable japonés?', { kind: 'nobody', wishes: ['language'] }],
      ['ya, sin eso', { kind: found, shows: ['francisca-munoz'], wishes: [] }],
      ['hasta 5 lucas', { kind: 'nobody', wishes: ['budget'] }],
      ['sácale lo del precio', { kind: found, shows: ['francisca-munoz'], wishes: [] }],
    ],
  },
  {
    name: 'after help lines',
    language: 'en',
    turns: [
      ['my husband hit me last night', { kind: 'emergency' }],
      ["i don't want to call the police", { kind: 'answer', says: ['you decide'] }],
      [
        'can i talk to someone here anyway',
        { kind: found, shows: ['camila-rojas'], hides: ['ximena-villalobos'] },
      ],
    ],
  },
  {
    name: 'después de las líneas de ayuda',
    language: 'es',
    turns: [
      ['mi marido me pegó anoche', { kind: 'emergency' }],
      ['no quiero que llamen a nadie', { kind: 'answer', says: ['tú decides'] }],
      ['puedo hablar con alguien de acá?', { kind: found, shows: ['camila-rojas'] }],
    ],
  },
  {
    name: 'two matters at once',
    language: 'en',
    turns: [
      [
        'I want to lose some weight and also I need to fix my resume',
        { kind: found, shows: ['carmen-ortega', 'lucia-benavides'] },
      ],
      ['the weight thing first', { kind: found, shows: ['carmen-ortega'] }],
      ['ok now the resume', { kind: found, shows: ['lucia-benavides'] }],
    ],
  },
  {
    name: 'asked of them',
    language: 'en',
    turns: [
      [
        'My startup has four months of runway and I need to raise',
        { kind: found, shows: ['ignacio-larrain'] },
      ],
      [
        'have any of them raised money themselves?',
        { kind: 'answer', people: [1], never: ['found someone'] },
      ],
    ],
  },
  {
    name: 'vosotros y vos',
    language: 'es',
    turns: [
      ['¿qué hacéis aquí exactamente?', { kind: 'answer', says: ['idiomas'] }],
      ['¿en qué me podés ayudar?', { kind: 'answer', says: ['idiomas'] }],
    ],
  },
];
