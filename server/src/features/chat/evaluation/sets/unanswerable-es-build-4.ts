/** Spanish goals that none of the verified demo experts can answer. Once it only measured; it may be looked at now. */
import type { UnanswerableGoal } from './shape.ts';

export const fourthUnanswerableEsBuild: readonly UnanswerableGoal[] = [
  {
    text: 'mi perrita tiene leishmania y el veterinario del pueblo se jubiló',
    language: 'es',
    near: [],
  },
  { text: 'quiero taparme un tatuaje feo del brazo', language: 'es', near: [] },
  { text: 'clases de coreano porfa, soy fan de los doramas', language: 'es', near: [] },
  {
    text: 'che, alguien que me ayude a sacar la ciudadanía italiana? tengo las partidas pero hay un apellido mal escrito',
    language: 'es',
    near: [],
  },
  { text: 'quiero aprender charango', language: 'es', near: ['matias-oyarzun'] },
  { text: '¿Quién me hace la carta astral? Nací en Rosario a las 3:40', language: 'es', near: [] },
  { text: 'mi gato no come hace dos días, lo llevo a urgencia o espero', language: 'es', near: [] },
  { text: 'se me cayó el celu al agua y no carga, lo abro?', language: 'es', near: [] },
  {
    text: 'Me faltan tres muelas y un dentista me cotiza implantes de titanio, otro de zirconio, otro me dice que mejor un puente, y mi cuñada que me vaya a Cúcuta que sale a mitad de precio. No entiendo las marcas, no entiendo lo del injerto de hueso, y nadie me explica sin querer venderme. Un odontólogo honesto, ¿existe?',
    language: 'es',
    near: [],
  },
  {
    text: 'Quiero hacer un juego en godot y no sé ni modelar un cubo',
    language: 'es',
    near: ['sebastian-contreras'],
  },
  {
    text: 'me estafó una inmobiliaria, compré en verde y hace dos años que no entregan el depa. Necesito abogado de consumo inmobiliario en Chile',
    language: 'es',
    near: ['elena-castellanos'],
  },
  {
    text: 'abogado penalista urgente, detuvieron a mi hermano anoche en Medellín',
    language: 'es',
    near: [],
  },
  {
    text: 'mi papá falleció y somos cinco hermanos peleando por el terreno en Ayacucho, nadie tiene papeles, uno ya metió a su yerno a vivir. Qué abogado ve sucesiones de tierras comunales?',
    language: 'es',
    near: ['thomas-adeyemi'],
  },
  {
    text: 'me cambiaron el litio por otra pastilla y ando pésimo, mi psiquiatra está de vacaciones',
    language: 'es',
    near: ['camila-rojas', 'daniel-ashworth'],
  },
  {
    text: 'no podemos tener hijos, nos hablaron de ovodonación y no entendemos nada',
    language: 'es',
    near: [],
  },
  {
    text: 'Tengo cuarenta y seis, soy contador, en mi vida pegué un combo y el otro día pasé por un gimnasio de boxeo de barrio, olor a linimento, un viejito con guantes gigantes, y me quedé mirando media hora. Quiero aprender. No para pelear con nadie, o a lo mejor una vez. Necesito que me enseñen desde cómo se para uno',
    language: 'es',
    near: [],
  },
  { text: 'clases de pádel nivel iniciación, Valencia', language: 'es', near: [] },
  {
    text: 'saltan los plomos cada vez que enciendo el horno y el electricista no viene',
    language: 'es',
    near: ['peter-gallagher'],
  },
  {
    text: 'Quiero poner paneles solares en la parcela pero no sé cuántos, si baterías o a la red, y cada vendedor me dice una cosa distinta. Alguien que sepa y que no me venda nada.',
    language: 'es',
    near: [],
  },
  { text: 'Clases de francés, me voy a Lyon en enero', language: 'es', near: [] },
  { text: 'mapudungun pa niños', language: 'es', near: [] },
  {
    text: 'restaurar una cómoda de mi abuela, tiene polilla',
    language: 'es',
    near: ['peter-gallagher'],
  },
  {
    text: 'quiero aprender a hacer ceviche y anticuchos como en Lima, mis gringos me piden comida peruana y soy de Puno',
    language: 'es',
    near: [],
  },
  {
    text: 'el asado se me arrebata siempre loco, lo quemo de afuera y queda crudo',
    language: 'es',
    near: [],
  },
  {
    text: 'estudio para el MIR y voy fatal con cardio',
    language: 'es',
    near: ['patricia-espinoza'],
  },
  {
    text: 'no entiendo química orgánica, la reprobé dos veces',
    language: 'es',
    near: ['aaron-feldman', 'patricia-espinoza'],
  },
  {
    text: 'busco a alguien que sepa de paleografía, tengo cartas de 1640 y no descifro ni una línea',
    language: 'es',
    near: [],
  },
  {
    text: 'Exporto arándanos desde Virú y el comprador de Róterdam me pide GlobalG.A.P. y análisis de residuos. Somos una asociación de doce productores, hablamos poco inglés y el contenedor sale en cinco semanas.',
    language: 'es',
    near: [],
  },
  { text: 'tengo doce vacas y bajó la leche a la mitad, q será', language: 'es', near: [] },
  { text: 'cómo se cría un lechón en el campo pe causa', language: 'es', near: [] },
  {
    text: 'Arrendamos un motorhome para enero, mi señora, yo y la guagua de ocho meses. La idea es bajar por la Carretera Austral y volver por el lado argentino, pero no cachamos cuántos kilómetros al día son razonables, dónde se puede dormir, si hay bencina, qué papeles piden en la frontera por la niña. Alguien que haya hecho ese viaje con pañales',
    language: 'es',
    near: [],
  },
  {
    text: 'El tipo que me vendió el camión lo tenía prendado, tío, y ahora viene el banco a por él. ¿Qué abogado lleva esto?',
    language: 'es',
    near: [],
  },
  {
    text: 'soy sargento del ejército y no me dan el retiro por invalidez',
    language: 'es',
    near: [],
  },
  {
    text: 'Mi hija de 9 tiene escoliosis y un doctor dice corsé, otro dice operar y el tercero que nade. Quiero una cuarta opinión de un traumatólogo infantil de los buenos.',
    language: 'es',
    near: ['luis-cardenas'],
  },
];
