/**
 * More Spanish goals that none of the verified demo experts can answer, a second batch.
 * This half may be looked at while the matchmaker is changed.
 */
import type { UnanswerableGoal } from './shape.ts';

export const moreUnanswerableEsBuild: readonly UnanswerableGoal[] = [
  {
    text: 'necesito eléctrico autorizado que me haga el TE1 de la casa',
    language: 'es',
    near: ['peter-gallagher'],
  },
  { text: 'quiero dejar de dar vergüenza en el pádel', language: 'es', near: [] },
  {
    text: 'despedida de soltera en Cartagena, somos 14, ¿quién la arma?',
    language: 'es',
    near: [],
  },
  {
    text: 'hernia L5-S1, un traumatólogo dice cuchillo y el otro que ni loco, quiero un tercer cirujano',
    language: 'es',
    near: ['luis-cardenas'],
  },
  {
    text: 'Inventé un destapador que no rompe el corcho, cómo lo patento en varios países',
    language: 'es',
    near: ['rebecca-thornton'],
  },
  {
    text: 'patente de alcoholes para el local, la municipalidad me devuelve la carpeta por tercera vez',
    language: 'es',
    near: ['constanza-ibanez'],
  },
  {
    text: 'se me quedaron las llaves adentro y son las 2 am',
    language: 'es',
    near: ['peter-gallagher'],
  },
  {
    text: 'reprobé 3 veces el práctico, siempre por el estacionamiento en paralelo',
    language: 'es',
    near: [],
  },
  {
    text: 'Quiero traer un contenedor de zapatillas de China y no entiendo nada de aranceles ni de despachantes',
    language: 'es',
    near: [],
  },
  {
    text: 'el vecino pone reggaetón hasta las 4 y los carabineros ni vienen',
    language: 'es',
    near: [],
  },
  {
    text: 'Nunca aprendí a flotar, tengo 50 y mis nietos tienen piscina',
    language: 'es',
    near: ['luis-cardenas', 'rodrigo-valdes'],
  },
  { text: 'abogado penalista urgente, detuvieron a mi primo anoche', language: 'es', near: [] },
  {
    text: 'el vacío me queda como suela, cómo se hace a la parrilla sin secarlo',
    language: 'es',
    near: [],
  },
  {
    text: 'visa de trabajo pa Canadá, soy soldador, 10 años de experiencia',
    language: 'es',
    near: [],
  },
  {
    text: 'Se me revientan las piezas en el horno, no sé si es el barro o que las meto húmedas',
    language: 'es',
    near: [],
  },
  {
    text: 'El turno de ANSES me lo dieron para el año que viene y yo ya cumplí la edad, me faltan dos años de aportes y no sé si entro en la moratoria',
    language: 'es',
    near: ['thomas-adeyemi'],
  },
  { text: 'mi hijo quiere ser arquero, busco donde lo prueben en serio', language: 'es', near: [] },
  {
    text: 'Quiero hablarle en guaraní a mi abuela antes de que sea tarde',
    language: 'es',
    near: [],
  },
  {
    text: 'camión y dos cargadores para el sábado, de Caballito a La Plata',
    language: 'es',
    near: ['grace-holloway'],
  },
  { text: 'las manos que dibujo parecen racimos de plátanos', language: 'es', near: [] },
  { text: 'se me cae el pelo a mechones', language: 'es', near: [] },
  {
    text: 'Un investigador privado, creo que el que lleva la caja con nosotros nos está robando',
    language: 'es',
    near: ['constanza-ibanez'],
  },
  {
    text: 'Mi niño convulsionó con la fiebre y quiero que lo vea un especialista, no el de turno',
    language: 'es',
    near: [],
  },
  { text: 'muela del juicio, tengo la cara como globo', language: 'es', near: [] },
  {
    text: 'hago lo que sea para que vuelva, un amarre, velas, lo que sea',
    language: 'es',
    near: [],
  },
  {
    text: 'Torta de tres pisos para ochenta personas, sin gluten, para el sábado',
    language: 'es',
    near: [],
  },
  {
    text: 'Rindo historia argentina el 12 y me confundo a Rosas con Roca, necesito profesor',
    language: 'es',
    near: ['patricia-espinoza'],
  },
  { text: 'profe de tango, nivel cero, me piso solo', language: 'es', near: [] },
  {
    text: 'Me robaron la moto en Medellín y la aseguradora pide un papel que en la fiscalía no me dan',
    language: 'es',
    near: [],
  },
  { text: 'me llegaron 6 fotomultas de un coche que ya vendí', language: 'es', near: [] },
];
