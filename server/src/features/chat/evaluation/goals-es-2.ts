/** Goals in Spanish about law, money and languages, each with everybody on the roster who can help. */
import type { Goal } from './goals-shape.ts';

export const goalsEs2: Goal[] = [
  // law
  {
    text: 'Con mi cuñado vamos a montar una cervecería y no queremos terminar en juicio. ¿Qué hay que firmar?',
    language: 'es',
    fits: ['constanza-ibanez'],
  },
  {
    text: 'quiero salirme del negocio y los otros dos dueños se hacen los locos',
    language: 'es',
    fits: ['constanza-ibanez', 'priya-natarajan'],
  },
  {
    text: 'tengo que cerrar mi negocito, que tramites hay q hacer pa no deber nada',
    language: 'es',
    fits: ['constanza-ibanez'],
  },
  {
    text: 'me echaron por whatsapp después de 8 años y me quieren pagar una miseria',
    language: 'es',
    fits: ['gonzalo-arriaga'],
  },
  {
    text: 'boleteo hace 3 años con horario y jefe, tengo derecho a algo?',
    language: 'es',
    fits: ['gonzalo-arriaga'],
  },
  {
    text: 'me hicieron firmar algo el día que entré y ahora dicen que no puedo irme a la competencia',
    language: 'es',
    fits: ['gonzalo-arriaga'],
  },
  {
    text: 'voy a tomar a una chica para que me ayude en el local, no quiero meter la pata con los papeles',
    language: 'es',
    fits: ['gonzalo-arriaga'],
  },
  {
    text: 'una tienda grande sacó una polera con mi dibujo, igualito',
    language: 'es',
    fits: ['rebecca-thornton'],
  },
  {
    text: 'ya tengo el nombre de mi café y me da miedo que me lo roben',
    language: 'es',
    fits: ['rebecca-thornton'],
  },
  {
    text: 'encargué un programa a un desarrollador y ahora dice que el código es suyo',
    language: 'es',
    fits: ['rebecca-thornton'],
  },
  {
    text: 'un cliente me debe tres trabajos desde enero y me deja en visto',
    language: 'es',
    fits: ['elena-castellanos'],
  },
  {
    text: 'me dicen que ponga esos textos legales en mi página y no entiendo nada',
    language: 'es',
    fits: ['elena-castellanos'],
  },
  {
    text: 'una compradora exige que le devuelva la plata de algo que ya usó y me amenaza con denunciarme',
    language: 'es',
    fits: ['elena-castellanos'],
  },
  // money
  {
    text: 'el 18 ya estoy comiendo arroz y faltan 12 días para que paguen',
    language: 'es',
    fits: ['marcela-sandoval'],
  },
  {
    text: 'debo en cuatro lados y tapo un hoyo con otro',
    language: 'es',
    fits: ['marcela-sandoval'],
  },
  {
    text: 'me llaman del banco todo el día por lo que debo, ya no contesto el telefono',
    language: 'es',
    fits: ['marcela-sandoval'],
  },
  {
    text: 'tengo unos ahorritos parados y la inflación se los come',
    language: 'es',
    fits: ['thomas-adeyemi'],
  },
  {
    text: 'tengo 50 y no sé de qué voy a vivir de viejo',
    language: 'es',
    fits: ['thomas-adeyemi'],
  },
  {
    text: 'mi papa nos dejo una casa y algo de plata, somos tres hermanos y nadie entiende nada',
    language: 'es',
    fits: ['thomas-adeyemi'],
  },
  {
    text: 'me hice autónoma en febrero y el trimestral me quita el sueño',
    language: 'es',
    fits: ['beatriz-molina'],
  },
  {
    text: 'soy monotributista y creo q me pase de categoria, me van a matar',
    language: 'es',
    fits: ['beatriz-molina'],
  },
  {
    text: 'trabajo por mi cuenta y no sé qué puedo descontar ni qué papeles guardar',
    language: 'es',
    fits: ['beatriz-molina'],
  },
  {
    text: 'mi novio gasta como millonario y yo cuento monedas, vivimos juntos hace un año',
    language: 'es',
    fits: ['karen-lindqvist'],
  },
  {
    text: 'queremos un depa propio pero el enganche nos queda lejísimos',
    language: 'es',
    fits: ['karen-lindqvist'],
  },
  {
    text: 'gano bien y aun así me da terror gastar, aunque sea un café',
    language: 'es',
    fits: ['karen-lindqvist'],
  },
  {
    text: 'no logro juntar ni un peso, se me va en puras tonterías',
    language: 'es',
    fits: ['karen-lindqvist', 'marcela-sandoval'],
  },
  // languages
  {
    text: 'soy brasileño, más o menos me entienden, pero mezclo todo y en la oficina de Santiago se ríen',
    language: 'es',
    fits: ['isabel-carvajal'],
  },
  {
    text: 'mi nuera es alemana y quiere conversar con nosotros, se traba con los verbos y se frustra',
    language: 'es',
    fits: ['isabel-carvajal'],
  },
  {
    text: 'entiendo las pelis pero los gringos nunca me entienden a mi, sueno a robot',
    language: 'es',
    fits: ['george-pemberton'],
  },
  {
    text: 'tengo que contestar mails a la oficina de Londres y tardo una hora en cada uno',
    language: 'es',
    fits: ['george-pemberton'],
  },
  {
    text: 'ahora mi jefe es irlandés y en las llamadas pillo la mitad',
    language: 'es',
    fits: ['george-pemberton'],
  },
  {
    text: 'me quedo muda cuando me hablan en inglés, y eso que fui a clases diez años',
    language: 'es',
    fits: ['francisca-munoz', 'george-pemberton'],
  },
  {
    text: 'tengo 52, nunca aprendí inglés y me da vergüenza partir de cero',
    language: 'es',
    fits: ['francisca-munoz'],
  },
  {
    text: 'me piden un 6.5 pa que me den la visa y ya me fue mal una vez, el oral de ingles me mata',
    language: 'es',
    fits: ['francisca-munoz'],
  },
  {
    text: 'me van a entrevistar en inglés el miércoles y yo con suerte digo hello',
    language: 'es',
    fits: ['francisca-munoz', 'lucia-benavides'],
  },
];
