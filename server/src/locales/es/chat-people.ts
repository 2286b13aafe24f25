import type { peopleTexts as english } from '../en/chat-people.ts';

const list = new Intl.ListFormat('es');

/** Lo que se dice de las personas que se mostraron: datos de su perfil, su horario y sus precios. */
export const peopleTexts: typeof english = {
  list: (items) => list.format(items),
  today: 'hoy',
  tomorrow: 'mañana',
  price: (name, prices) => `Con ${name}, ${list.format(prices)}.`,
  lengthCosts: (length, price) => `${length} cuesta ${price}`,
  firstPrice: (prices) => `La primera reunión: ${list.format(prices)}.`,
  noFirst: 'La primera reunión cuesta lo mismo.',
  lengthFirst: (length, price) => `${price} por ${length}`,
  total: (name, times, length) => `${times} reuniones de ${length} con ${name} salen`,
  sum: (price) => `${price}.`,
  sumWithFirst: (price) => `${price}, con el precio más bajo de la primera ya contado.`,
  notOffered: (name, length) => `${name} no ofrece ${length}.`,
  free: (name, times, zone) => `Las próximas horas disponibles de ${name}: ${times} (${zone}).`,
  freeThen: (name, time, zone) => `Sí: ${name} está disponible ${time} (${zone}).`,
  notFreeThen: (name, times, zone) =>
    `${name} no tiene nada disponible entonces. Lo próximo: ${times} (${zone}).`,
  earliest: (name, time, zone) => `La primera hora disponible es la de ${name}: ${time} (${zone}).`,
  soonest: (name, time, zone) => `Quien tiene la primera hora es ${name}: ${time} (${zone}).`,
  neverFree: (name) => `${name} no tiene horas disponibles por ahora.`,
  verified: (name, partner, since) =>
    `${name} tiene la verificación de ${partner}${since ? `, desde el ${since}` : ''}. Tócala en la tarjeta para leer qué revisa.`,
  says: (name, quote, written) => `${name}${written ? `, en ${written}` : ''}: «${quote}»`,
  is: (name, expertise) => `${name}: ${expertise}.`,
  speaks: (name, languages) => `${name} habla ${list.format(languages)}.`,
  speaksOnly: (name, language) => `${name} habla solo ${language}.`,
  placeOnline: (name, where) =>
    `${name} atiende en línea, por video${where ? `, y está en ${where}` : ''}.`,
  placeBoth: (name, where) =>
    `${name} atiende en línea, por video, o en persona${where ? ` en ${where}` : ''}. La dirección la acuerdan después de reservar.`,
  lengths: (name, lengths) => `${name} ofrece ${list.format(lengths)}.`,
  contact: (name) =>
    `Los teléfonos y correos son privados, los de ellos y el tuyo. Con ${name} te reúnes aquí: reserva una hora y escribe de qué se trata.`,
  stars: (name: string, average: string, count: number) =>
    `${name} tiene ${average} de 5 estrellas, en ${count} reseñas. Abre la tarjeta para leerlas.`,
  noStars: (name: string) =>
    `${name} aún no tiene suficientes reseñas para mostrar estrellas. Esto es lo que se puede decir:`,
  unsaid: (name) => `El perfil de ${name} no dice eso con esas palabras.`,
  unsaidAgain:
    'Eso tampoco lo dicen los perfiles: escríbelo al reservar o pregúntalo al empezar la reunión. Del precio, las horas, los idiomas y la experiencia sí te puedo contar.',
  unsaidByAll: 'Sus perfiles no dicen eso con esas palabras. Se lo puedes preguntar al reservar.',
  why: (name, reason) => `¿Por qué ${name}? ${reason}`,
  askThem: 'Se lo puedes preguntar al reservar.',
  next: (time, zone) => `Próxima hora disponible: ${time} (${zone}).`,
  from: (price, length) => `${price} por ${length}.`,
  firstThen: (first, price, length) => `${first} por ${length} la primera vez, después ${price}.`,
  package: (name, sessions, price) =>
    `${name} también ofrece un paquete de ${sessions} sesiones por ${price}.`,
  noPackage: (name) => `${name} ofrece solo reuniones sueltas, sin paquetes.`,
  whom: (names) =>
    `¿A quién te refieres: ${new Intl.ListFormat('es', { type: 'disjunction' }).format(names)}?`,
  fewer: (count, last) =>
    count === 1
      ? `Hasta ahora solo te he mostrado a ${last}.`
      : `Hasta ahora solo te he mostrado a ${count} personas; la última es ${last}.`,
  stranger: (name) => `No te he mostrado a nadie que se llame ${name}.`,
  shown: (names) =>
    names.length === 1
      ? `Por ahora está ${list.format(names)}.`
      : `Por ahora están ${list.format(names)}.`,
  noneShown: '¿En qué te gustaría recibir ayuda? Así busco a alguien.',
  asBefore: (reply) => `Sigue siendo esto. ${reply}`,
  onlyOne: 'Por ahora hay una sola persona para esto.',
  compare: {
    row: (name, facts) => `${name}: ${facts.join(' · ')}`,
    price: (price, length, first) =>
      first
        ? `${first} por una primera reunión de ${length}, después ${price}`
        : `${price} por ${length}`,
    online: 'en línea',
    inPerson: 'en línea o en persona',
    next: (time) => `próxima hora ${time}`,
    cheapest: (name) => `El precio más bajo es el de ${name}`,
    soonest: (name) => `la primera hora disponible es la de ${name}`,
    both: (name) => `El precio más bajo y la primera hora disponible son de ${name}.`,
    yours: 'Quién te conviene más lo decides tú: en sus perfiles cuentan cómo trabajan.',
  },
  book: {
    one: (name, time, zone) => `Estas son las horas de ${name}. La próxima es ${time} (${zone}).`,
    asked: (name, time, zone) =>
      `${name} está disponible ${time} (${zone}). Ábrela aquí abajo para reservar.`,
    notAsked: (name, time, zone) =>
      `${name} no tiene nada disponible entonces. Lo más cercano es ${time} (${zone}).`,
    next: (name, time, zone) =>
      `${name} no tiene nada disponible entonces. La próxima hora disponible es ${time} (${zone}).`,
    whom: '¿Con quién te gustaría reunirte? Abre sus horas aquí abajo.',
  },
};
