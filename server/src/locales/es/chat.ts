import type { chatTexts as english } from '../en/chat.ts';

const numbers = ['Ninguna', 'Una', 'Dos', 'Tres'];

/** Lo que dice el buscador propio. */
export const chatTexts: typeof english = {
  found: {
    one: (name) => `Encontré a alguien que puede ayudarte: ${name}.`,
    some: (count) => `Encontré a ${inWords(count)} personas que pueden ayudarte con esto.`,
  },
  still: {
    one: (name: string) => `${name} te sirve también así.`,
    some: () => 'Las mismas personas te sirven también así.',
  },
  unchanged: {
    one: (name: string) => `Con eso en cuenta, sigo recomendándote a ${name}.`,
    some: (_count: number) => 'Con eso en cuenta, sigo recomendándote a las mismas personas.',
  },
  alsoStill: {
    one: (name: string) => `${name} también cumple con eso.`,
    some: (_count: number) => 'Todas estas personas cumplen también con eso.',
  },
  alsoUnchanged: {
    one: (name: string) => `Yo seguiría con ${name}.`,
    some: (_count: number) => 'Yo seguiría con las mismas personas.',
  },
  unheard: {
    ask: (names) =>
      `No sé si eso cambia quién te conviene: yo seguiría con ${listed(names)}, y se lo puedes escribir al reservar. ¿O es por otra cosa en la que quieres ayuda?`,
    again: (names) =>
      `Eso tampoco está en los perfiles, así que yo seguiría con ${listed(names)}. Pregúntame por precio, hora o experiencia, o dime qué más necesitas.`,
    chips: ['Es por lo mismo', 'Es por otra cosa'],
  },
  notThat: (names) =>
    `Para eso vuelvo a encontrar solo a ${listed(names)}, así que quizás no te entendí. ¿Qué quieres lograr, con otras palabras?`,
  each: (first, second) =>
    `Me contaste dos cosas. Para la primera está ${first}; para la segunda, ${second}.`,
  next: (count) =>
    count === 1
      ? 'Mira su perfil y elige una hora.'
      : 'Mira sus perfiles y elige la hora que más te convenga.',
  refined: 'Tomé en cuenta lo que me contaste antes.',
  ask: {
    vague: 'Qué bueno que estás aquí. ¿Qué te pasa? Con una o dos frases basta.',
    goal: 'Anotado. ¿Y en qué te puedo ayudar?',
    more: 'Gracias por contarme. Cuéntame un poco más: ¿qué te gustaría lograr, o qué es lo más difícil ahora?',
    goalAgain: 'También lo tengo en cuenta. ¿Y para qué es?',
    moreAgain:
      'Quiero entenderte bien. ¿Qué te serviría más: alguien con quien hablar, alguien que te enseñe o alguien que te ayude a resolver algo?',
    chips: [
      'No estoy durmiendo bien',
      'Quiero cambiar de trabajo',
      'Me preocupa el dinero',
      'Las cosas en casa están difíciles',
    ],
  },
  nobody: {
    plain: 'Aquí nadie hace eso exactamente todavía, y prefiero decírtelo antes que adivinar.',
    partner: (partner) => `${partner} todavía no tiene a nadie para esto.`,
    nearest: (count) =>
      count === 1
        ? 'Esta es la persona que más se acerca. Lee su perfil antes de decidir.'
        : 'Estas son las personas que más se acercan. Lee sus perfiles antes de decidir.',
    stillNearest: (count) =>
      count === 1
        ? 'Sigo sin tener a nadie que haga eso exactamente. Esta es la persona que más se acerca.'
        : 'Sigo sin tener a nadie que haga eso exactamente. Estas son las personas que más se acercan.',
    stillSo: (reply) => `Eso sigue igual. ${reply}`,
    stillNone: 'Tampoco así hay alguien. Quita uno de tus deseos, o dime cuál te importa más.',
    again:
      'Para eso sigo sin tener a nadie. Si te entendí mal, dime en una frase qué quieres lograr, o mira a todos los especialistas.',
    either:
      'Eso tampoco lo hace nadie aquí todavía, ni hay alguien que se acerque. Cuéntamelo con otras palabras o mira a todos los especialistas.',
    wishStill:
      'No es por el precio, la hora ni el idioma: aquí nadie hace esto todavía. Puedo avisarte cuando llegue alguien, o puedes mirar a todos los especialistas.',
    nearBecause: (what: string) => `Hay alguien que se acerca, pero no ${what}.`,
    together:
      'Hay personas que podrían ayudarte, pero nadie cumple todo eso a la vez. Quita uno de tus deseos y busco de nuevo.',
    noCheaper: 'Nadie que pueda ayudarte cobra menos que quienes ya viste.',
    tryNot: (count) =>
      count === 1
        ? 'Una persona podría ayudarte si aceptas lo que descartaste.'
        : `${numbers[count] ?? count} personas podrían ayudarte si aceptas lo que descartaste.`,
    butNot: (count, what) =>
      count === 1
        ? `Una persona podría ayudarte, pero no ${what}.`
        : `${numbers[count] ?? count} personas podrían ayudarte, pero no ${what}.`,
    ruledOut: (count) =>
      count === 1
        ? 'Así no queda nadie: descartaste a la única persona que sirve para esto.'
        : `Así no queda nadie: descartaste a las ${(numbers[count] ?? String(count)).toLowerCase()} personas que sirven para esto.`,
    because: (what) => `Hay personas que podrían ayudarte, pero no ${what}.`,
    noneNear:
      'Tampoco hay nadie que se acerque. Cuéntamelo con otras palabras o mira a todos los especialistas.',
    tryWords: 'Cuéntame más con otras palabras, o empieza por una de estas.',
    tryWithout: (count, what) =>
      count === 1
        ? `Una persona podría ayudarte si no tiene que ser ${what}.`
        : `${numbers[count] ?? count} personas podrían ayudarte si no tiene que ser ${what}.`,
  },
  filter: {
    budget: 'por ese precio',
    cheaper: 'por menos que quienes ya viste',
    language: 'en ese idioma',
    inPerson: 'en persona en Santiago',
    when: 'a esa hora',
    others: 'entre personas que no hayas visto',
    place: 'allí',
    gender: 'de ese género, según lo que cuentan de sí mismas',
    not: 'sin lo que descartaste',
  },
  without: {
    budget: 'Cualquier precio',
    cheaper: 'Cualquier precio',
    language: 'Cualquier idioma',
    inPerson: 'En línea está bien',
    when: 'A cualquier hora',
    others: 'Muéstrame a las mismas personas',
    place: 'En cualquier lugar está bien',
    gender: 'Hombre o mujer, da igual',
    not: 'No descartes nada',
  },
  wish: {
    budget: (price) => `hasta ${price}`,
    under: (price) => `menos de ${price}`,
    free: 'gratis',
    cheaper: (name) => `más barato que ${name}`,
    language: (name) => `en ${name}`,
    inPerson: 'en persona',
    place: (place) => `en ${place}`,
    gender: { woman: 'una mujer', man: 'un hombre' },
    not: (what) => `no: ${what}`,
    fine: (what) => `${what} está bien`,
    days: {
      today: 'hoy',
      tomorrow: 'mañana',
      'after-today': 'desde mañana',
      'this-week': 'esta semana',
      'next-week': 'la próxima semana',
      weekend: 'el fin de semana',
    },
    weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
    by: (day) => `a más tardar el ${day}`,
    before: (day) => `antes del ${day}`,
    beforeHour: (day, hour) => `antes del ${day} a las ${hour}`,
    between: (from, until) => `${from} a ${until}`,
    from: (from) => `desde las ${from}`,
    until: (until) => `antes de las ${until}`,
  },
  fits: {
    length: (name, length, price) => `Una reunión de ${length} con ${name} cuesta ${price}.`,
    first: (name, length, price) => `Una primera reunión de ${length} con ${name} cuesta ${price}.`,
    cheapest: (name, length, price) =>
      `El precio más bajo es el de ${name}: ${price} por ${length}.`,
    cheapestFirst: (name, length, price) =>
      `El precio más bajo es el de ${name}: ${price} por una primera reunión de ${length}.`,
    gender:
      'Los perfiles no dicen si alguien es mujer u hombre, a menos que lo cuenten con sus palabras: mira los nombres y las fotos.',
    unread:
      'No puedo elegir por eso, porque los perfiles no lo dicen: mira cómo se presenta cada persona o pregúntale al reservar.',
    foreignMoney: (currency) =>
      `No puedo comparar la moneda que nombraste: los precios están aquí en ${currency}, así que mira si te alcanza.`,
    online: 'Las reuniones son por video, así que no importa dónde esté cada uno.',
    noMore: 'Esas son todas las personas que conozco para esto.',
    noMoreWays: 'Dime con otras palabras qué necesitas y busco de nuevo.',
    turnedDown:
      'Ya viste a todas las personas que conozco para esto. ¿Qué falta: otro precio, día o idioma, o algo en su forma de trabajar? Dime y busco de nuevo.',
  },
  emergency: {
    listen:
      'Gracias por contármelo. No tienes que pasar por esto a solas. Por favor, llama ahora: hay ' +
      'alguien para escucharte.',
    now: (phone) =>
      `Si tú o alguien cerca de ti está en peligro en este momento, llama al ${phone}.`,
    maybe: (phone) =>
      `Si tú o alguien cerca de ti puede estar en peligro, llama al ${phone}. No tienes que pasar ` +
      'por esto a solas, y también puedes seguir aquí.',
    goOn: ['Ahora estoy a salvo. Quiero hablar con alguien de psicología.'],
  },
  fallback:
    'El asistente no está respondiendo bien en este momento, así que esto viene de nuestro propio directorio.',
  kind: {
    loss: 'Lamento mucho tu pérdida.',
    hard: 'Siento mucho que estés pasando por esto.',
    shame: 'Aquí nadie te va a juzgar por eso.',
    doubt: 'Para nada.',
  },
  questions: {
    who: '¿Es para ti o para otra persona?',
    since: '¿Desde cuándo te pasa?',
    tried: '¿Has probado algo hasta ahora?',
    goal: '¿Qué te gustaría lograr?',
    hardest: '¿Qué es lo más difícil en este momento?',
  },
  summary: {
    wants: (goals: string) => `Busca ayuda con: ${goals}`,
    said: (words: string) => `Contó: ${words}`,
    quote: (words: string) => `«${words}»`,
    wishes: (wishes: string) => `Prefiere: ${wishes}`,
    people: (names: string) => `Especialistas que vio: ${names}`,
  },
  reason: {
    quote: (text: string) => `En sus palabras: «${text}»`,
    foreign: (text) => `En sus palabras, en inglés: «${text}»`,
  },
};

function inWords(count: number): string {
  return (numbers[count] ?? String(count)).toLowerCase();
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('es').format(names);
}
