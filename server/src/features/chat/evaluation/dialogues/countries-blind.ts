import { found, someone, told } from './expected.ts';
import type { Dialogue } from './shape.ts';

/**
 * Half of 40 dialogues from six countries, written before any rule was read. Read aloud for the first
 * time when the other half had been mended, it had 73 of 100 points; its faults were mended then.
 */
export const countriesBlind: readonly Dialogue[] = [
  {
    name: 'a deposit',
    language: 'en',
    country: 'US',
    turns: [
      ['my landlord wont give my deposit back what can i do', { kind: someone }],
      ['How much does the first one charge?', { kind: told }],
      ['anyone cheaper?', { kind: [...someone, 'answer'] }],
      ['ok book {2} for thursday evening', { kind: told }],
    ],
  },
  {
    name: 'rude and the IRS',
    language: 'en',
    country: 'US',
    turns: [
      ["you're a piece of shit bot", { kind: 'answer', says: ['sorry'] }],
      ['fine. tax question. i got a letter from the IRS', { kind: someone }],
      ['is the second one a CPA', { kind: told }],
      ['what languages does she speak', { kind: told }],
      ['bye', { kind: 'answer' }],
    ],
  },
  {
    name: 'weather and a deck',
    language: 'en',
    country: 'US',
    turns: [
      ["what's the weather in Boston", { kind: 'answer' }],
      ['lol ok. what can you do', { kind: 'answer' }],
      ['my startup needs a pitch deck by monday', { kind: someone }],
      ['no, I mean the design of the slides, not the story', { kind: someone }],
      ['up to a hundred bucks', { kind: someone, wishes: ['budget'] }],
    ],
  },
  {
    name: 'a long week',
    language: 'en',
    country: 'GB',
    turns: [
      [
        "So basically I don't even know where to start, I've been at this company for eleven years and last spring they brought in a new manager, nice enough bloke, but since then everything's been reorganised twice, I'm doing the work of three people, my wife says I come home and just sit there staring at the telly, I wake at four most nights going over emails in my head, the GP said my blood pressure's up, and my brother reckons I should just quit and open that coffee place we always joked about but we've got a mortgage and two kids so I can't just do that, can I, and I used to be good at football and now I don't even bother going on Sundays",
        { kind: [...someone, 'question'] },
      ],
      [
        'sorry that was a lot',
        { kind: [...someone, 'answer', 'question'], never: ['found someone'] },
      ],
      ['can I see someone in person in Manchester?', { kind: someone, wishes: ['place'] }],
      ['online is fine then', { kind: someone, wishes: [] }],
    ],
  },
  {
    name: 'three wishes',
    language: 'en',
    country: 'US',
    turns: [
      ['need a photographer for my wedding in Denver', { kind: someone }],
      ['is it online or in person', { kind: told }],
      [
        'someone who speaks Spanish, under 200, on a saturday',
        { kind: someone, wishes: ['budget', 'language', 'when'] },
      ],
      ['forget the price', { kind: someone, wishes: ['language', 'when'] }],
      ['forget the saturday too', { kind: someone, wishes: ['language'] }],
    ],
  },
  {
    name: 'no sleep',
    language: 'en',
    country: 'US',
    turns: [
      ['I cant sleep', { kind: found }],
      ['tell me more about {1}', { kind: 'answer', people: [1] }],
      ["what's {2}'s rating?", { kind: told }],
      ['when could I see {2} this week?', { kind: told }],
      ['book it', { kind: told }],
    ],
  },
  {
    name: 'keys and Excel',
    language: 'en',
    country: 'US',
    turns: [
      ['asdfghjkl', { kind: 'question', says: ['Puedes'] }],
      ['excel formulas', { kind: someone }],
      ['the third one', { kind: told }],
      ['how do I pay', { kind: 'answer', says: ['card'] }],
      ['do you take paypal', { kind: 'answer', says: ['^No'] }],
    ],
  },
  {
    name: 'a dog that bites',
    language: 'en',
    country: 'US',
    turns: [
      ["I'm thinking of adopting a rescue dog that bites", { kind: someone }],
      ['what does the first one charge for a first meeting?', { kind: told }],
      ['do you have anyone in Austin', { kind: someone, wishes: ['place'] }],
      ['nvm online', { kind: someone, wishes: [] }],
      ['can I talk to a human', { kind: 'answer' }],
    ],
  },
  {
    name: 'a mess',
    language: 'en',
    country: 'US',
    turns: [
      ['help', { kind: 'question' }],
      ['idk, my life is a mess', { kind: 'question' }],
      ['work mostly. I hate my job', { kind: [...someone, 'question'] }],
      ['what would you pick?', { kind: told }],
      ['ok the first one tomorrow at 6', { kind: told }],
    ],
  },
  {
    name: 'separarse',
    language: 'es',
    country: 'CL',
    turns: [
      ['me quiero separar y tengo dos cabros chicos', { kind: someone }],
      ['¿cuánto cobra la primera?', { kind: told }],
      ['¿y alguien más barato? tengo como 25 lucas', { kind: someone, wishes: ['budget'] }],
      ['ya, agéndame con {1} el martes en la tarde', { kind: told }],
    ],
  },
  {
    name: 'buscar laburo',
    language: 'es',
    country: 'AR',
    turns: [
      ['che, estoy buscando laburo hace 6 meses y nada', { kind: found }],
      ['¿qué onda la segunda?', { kind: told }],
      ['¿tiene título?', { kind: told }],
      ['prefiero un varón', { kind: someone, wishes: ['gender'] }],
      ['dale, ¿cuándo puede?', { kind: told }],
    ],
  },
  {
    name: 'inglés y peso',
    language: 'es',
    country: 'MX',
    turns: [
      ['quiero aprender inglés y también bajar de peso', { kind: found }],
      ['primero lo del inglés', { kind: someone }],
      ['de preferencia los sábados en la mañana', { kind: someone, wishes: ['when'] }],
      ['que sea mujer', { kind: someone, wishes: ['gender', 'when'] }],
      ['quita lo del sábado', { kind: someone, wishes: ['gender'] }],
    ],
  },
  {
    name: 'una madre que llama',
    language: 'es',
    country: 'AR',
    turns: [
      ['no doy más con mi vieja, me llama diez veces por día', { kind: [...someone, 'question'] }],
      ['no, terapia no, algo más tipo coach', { kind: someone }],
      ['¿la primera atiende de noche?', { kind: told }],
      ['otra', { kind: someone }],
      ['chau, después veo', { kind: 'answer' }],
    ],
  },
  {
    name: 'enojado y un arriendo',
    language: 'es',
    country: 'CL',
    turns: [
      ['weon qlo no sirves pa na', { kind: 'answer', says: ['Lamento'] }],
      ['ya, disculpa. necesito que alguien me revise el contrato de arriendo', { kind: someone }],
      ['en Valparaíso', { kind: someone, wishes: ['place'] }],
      ['puede ser online igual', { kind: someone, wishes: [] }],
      ['cuánto dura la sesión?', { kind: 'answer' }],
    ],
  },
  {
    name: 'azúcar',
    language: 'es',
    country: 'MX',
    turns: [
      [
        'Mire, le cuento, yo trabajo de lunes a sábado en una tienda y los domingos le ayudo a mi hermano con su puesto, y mi mamá vive conmigo desde que murió mi papá hace tres años, y pues ahora el doctor le dijo que tiene azúcar, que si no se cuida va a acabar con insulina, y ella come lo que se le antoja, pan dulce en la mañana y en la noche, y mis hijos también porque comen con ella, y yo no tengo tiempo de andar cocinando aparte, y mi esposo dice que exagero, pero a mí me da miedo, entonces no sé si hay alguien que nos diga qué puede comer ella sin que se me complique la vida',
        { kind: someone },
      ],
      ['perdón, me enrollé', { kind: [...someone, 'answer', 'question'], never: ['Encontré a'] }],
      ['lo de mi mamá es lo urgente', { kind: someone }],
      ['hasta 300 pesos', { kind: someone, wishes: ['budget'] }],
    ],
  },
  {
    name: 'en francés',
    language: 'es',
    country: 'ES',
    turns: [
      ['Bonjour, je cherche un professeur de guitare', { kind: 'answer', says: ['English'] }],
      ['vale, en español: clases de guitarra', { kind: found }],
      ['¿sabe francés alguno?', { kind: someone }],
      ['el más barato', { kind: [...someone, 'answer'] }],
      ['¿y la primera clase es gratis?', { kind: 'answer' }],
    ],
  },
  {
    name: 'un food truck',
    language: 'es',
    country: 'CL',
    turns: [
      ['quiero emprender con un food truck', { kind: someone }],
      ['la tercera', { kind: told }],
      ['cuánto sale la primera reunión con ella', { kind: told }],
      ['¿y con 80 lucas alcanza?', { kind: [...someone, 'answer'] }],
      ['ya, la segunda entonces, el viernes a las 10 de la mañana', { kind: told }],
    ],
  },
  {
    name: 'la hora en Londres',
    language: 'es',
    country: 'CL',
    turns: [
      ['qué hora es en Londres', { kind: 'answer' }],
      ['jaja ya. mi señora está embarazada y no sabemos qué comer', { kind: found }],
      ['alguien de Concepción', { kind: someone, wishes: ['place'] }],
      ['mejor en cualquier parte', { kind: someone, wishes: [] }],
      ['¿está verificada la primera?', { kind: 'answer' }],
    ],
  },
  {
    name: 'sin finiquito',
    language: 'es',
    country: 'MX',
    turns: [
      ['me corrieron del trabajo sin finiquito', { kind: someone }],
      ['un abogado, no un coach', { kind: someone }],
      ['quién es mejor, {1} o {2}?', { kind: told }],
      ['la más cara por qué cobra tanto?', { kind: told }],
      ['gracias, bye', { kind: 'answer' }],
    ],
  },
  {
    name: 'ansiedad y exámenes',
    language: 'es',
    country: 'ES',
    turns: [
      ['no puedo con la ansiedad antes de los exámenes', { kind: found }],
      ['una mujer que hable inglés', { kind: someone, wishes: ['gender', 'language'] }],
      [
        'y que cueste menos de 50 euros',
        { kind: someone, wishes: ['budget', 'gender', 'language'] },
      ],
      ['¿y sin lo del inglés?', { kind: someone, wishes: ['budget', 'gender'] }],
      ['pásame con una persona', { kind: 'answer' }],
    ],
  },
];
