/**
 * Spanish goals that none of the verified demo experts can answer.
 * This half may be looked at while the matchmaker is changed.
 */
import type { UnanswerableGoal } from './shape.ts';

export const unanswerableEsBuild: readonly UnanswerableGoal[] = [
  { text: 'busco neurólogo pediatra', language: 'es', near: [] },
  {
    text: 'al auto le suena algo al frenar, es un yaris 2012, cachai si es grave?',
    language: 'es',
    near: [],
  },
  { text: 'necesito un otorrino, llevo un mes con pito en el oído', language: 'es', near: [] },
  {
    text: 'Abogado para pensión de alimentos en Perú, el papá de mi hijo no pasa ni un sol desde marzo',
    language: 'es',
    near: ['alvaro-pineda', 'ximena-villalobos'],
  },
  { text: 'me chocaron estacionado y el seguro se hace el leso', language: 'es', near: [] },
  {
    text: 'necesito un cura, o alguien que sepa, para anular mi matrimonio por la iglesia',
    language: 'es',
    near: [],
  },
  {
    text: 'tengo 29 y quiero ser piloto comercial, ¿todavía se puede, cuánto sale, por dónde parto?',
    language: 'es',
    near: ['andres-fuenzalida'],
  },
  {
    text: 'organizar una quinceañera para 200 invitados en Guadalajara, nomás somos mi hermana y yo y ya nos queremos matar',
    language: 'es',
    near: [],
  },
  {
    text: 'Mi suegra ve espíritus en la casa y quiere que venga alguien a limpiarla. Yo no creo en nada, pero llevamos tres meses sin dormir tranquilos por sus rezos a las cuatro de la mañana y ya me da igual, que venga quien sea y la haga.',
    language: 'es',
    near: [],
  },
  { text: 'brackets a los 40, da pa ortodoncista online?', language: 'es', near: [] },
  {
    text: 'la lavadora samsung tira error 4C parce y el técnico me cobra un ojo de la cara',
    language: 'es',
    near: [],
  },
  {
    text: 'abogado tributarista para una fiscalización del SII por precios de transferencia',
    language: 'es',
    near: ['constanza-ibanez', 'beatriz-molina'],
  },
  {
    text: 'Me quieren deportar de Estados Unidos y el notario me cobró y no hizo nada',
    language: 'es',
    near: [],
  },
  {
    text: 'mi niño de tres años habla muy poquito, busco fonoaudióloga',
    language: 'es',
    near: ['ruth-mensah'],
  },
  {
    text: 'Voy por el cuarto ginecólogo. El primero dijo que era normal, el segundo que me embarazara, el tercero me dio pastillas que me tuvieron llorando dos meses y el último me dijo «aguante, mija». Falto a trabajar tres días cada mes y duermo en el piso del baño. Estoy casi segura de que es endometriosis y quiero alguien que opere eso de verdad',
    language: 'es',
    near: [],
  },
  {
    text: 'kinesiólogo para mi abuela que quedó con medio cuerpo dormido después del derrame',
    language: 'es',
    near: ['luis-cardenas'],
  },
  { text: 'natación para perder el miedo, casi me ahogo de chico', language: 'es', near: [] },
  { text: 'saque de tenis, siempre doble falta', language: 'es', near: [] },
  { text: 'se rompió la caldera, sale error e119', language: 'es', near: [] },
  { text: 'necesito un topógrafo, el vecino corrió el cerco', language: 'es', near: [] },
  { text: '¿alguien enseña quechua? mi abuelita lo hablaba', language: 'es', near: [] },
  { text: 'dibujo a lápiz desde cero', language: 'es', near: [] },
  { text: 'bitcoin sí o no, tengo 2 palos parados', language: 'es', near: ['thomas-adeyemi'] },
  { text: 'mole poblano de verdad, no de pasta', language: 'es', near: [] },
  {
    text: 'pastelería vegana sin gluten para poner en mi cafetería, el bizcocho se me hunde',
    language: 'es',
    near: [],
  },
  {
    text: 'Oposiciones a policía nacional, las físicas y el psicotécnico',
    language: 'es',
    near: ['patricia-espinoza'],
  },
  {
    text: 'Necesito un sismólogo o geólogo: vivimos en una ladera y salió una grieta nueva en el camino',
    language: 'es',
    near: [],
  },
  {
    text: 'soy concejal de un pueblo chico y quiero ser alcaldesa, quién arma campañas',
    language: 'es',
    near: [],
  },
  { text: 'certificación HACCP para planta de quesos', language: 'es', near: [] },
  { text: 'se me están muriendo las gallinas una por una', language: 'es', near: [] },
  {
    text: 'Quiero irme de misionera a Mozambique y necesito hablar con alguien que haya estado',
    language: 'es',
    near: [],
  },
  {
    text: 'necesito peluquera que sepa de rulos, me dejaron como champiñón',
    language: 'es',
    near: [],
  },
  {
    text: 'quiero patentar una máquina para pelar tunas',
    language: 'es',
    near: ['rebecca-thornton'],
  },
  {
    text: 'el profe de manejo me tiene miedo, llevo tres veces reprobando el práctico',
    language: 'es',
    near: [],
  },
];
