/** Spanish goals that none of the verified demo experts can answer, by a fifth author. This half may be looked at. */
import type { UnanswerableGoal } from './shape.ts';

export const seventhUnanswerableEsBuild: readonly UnanswerableGoal[] = [
  { text: 'mi caballo cojea de la mano izquierda', language: 'es', near: [] },
  { text: 'quiero aprender a tocar el cajón y el bombo', language: 'es', near: ['matias-oyarzun'] },
  {
    text: 'necesito un notario para el poder de mi papá que está en Miami',
    language: 'es',
    near: [],
  },
  {
    text: 'se me cayó una muela y la clínica me cobra un ojo de la cara',
    language: 'es',
    near: [],
  },
  { text: 'clases de japonés, quiero leer manga sin traducción', language: 'es', near: [] },
  {
    text: 'necesito un fletero de Rosario a Mendoza con piano y todo',
    language: 'es',
    near: ['grace-holloway'],
  },
  {
    text: 'quiero aprender a manejar a los 45, me da terror la carretera',
    language: 'es',
    near: [],
  },
  { text: 'armar un acuario de agua salada', language: 'es', near: [] },
  {
    text: 'Mi suegro tiene un campito cerca de Chillán con quince ovejas, se le están muriendo los corderos a los pocos días y el veterinario del pueblo se jubiló, no sabemos a quién preguntarle',
    language: 'es',
    near: [],
  },
  { text: 'quiero un implante de pelo, en qué fijarme', language: 'es', near: [] },
  { text: 'clases de nado para mi mamá de 70 que nunca aprendió', language: 'es', near: [] },
  { text: 'curso de soldadura para hacer portones', language: 'es', near: [] },
  { text: 'cuánto vale un terreno en Pichilemu, quiero vender', language: 'es', near: [] },
  { text: 'instalar paneles solares en la parcela', language: 'es', near: [] },
  { text: 'mi gata está preñada y no sé si es normal lo que le sale', language: 'es', near: [] },
  { text: 'el casero no me devuelve la fianza', language: 'es', near: ['elena-castellanos'] },
  { text: 'cómo se lee el tarot', language: 'es', near: [] },
  { text: 'cómo pongo las colmenas en un cerro sin agua', language: 'es', near: [] },
  {
    text: 'tengo juicio por la pensión de alimentos de mi hijo',
    language: 'es',
    near: ['alvaro-pineda'],
  },
  { text: 'aprender a bucear en San Andrés', language: 'es', near: [] },
  {
    text: 'necesito quien le enseñe a mi perro a no hacerse pis en el sillón',
    language: 'es',
    near: [],
  },
];
