/** More Spanish goals that none of the verified demo experts can answer, a second batch. Once it only measured; it may be looked at now. */
import type { UnanswerableGoal } from './shape.ts';

export const fifthUnanswerableEsBuild: readonly UnanswerableGoal[] = [
  {
    text: 'Primera pelea amateur en marzo, ¿quién me corrige la guardia?',
    language: 'es',
    near: [],
  },
  { text: 'Hay termitas en las vigas, cruje todo', language: 'es', near: [] },
  { text: 'necesito q me suelden el portón, se descuelga', language: 'es', near: [] },
  {
    text: 'ginecóloga que sepa de endometriosis y no me diga que es normal',
    language: 'es',
    near: [],
  },
  {
    text: 'me regalaron un telescopio y solo veo una mancha, yo quería ver saturno',
    language: 'es',
    near: [],
  },
  {
    text: 'Alguien que cuide a mi mamá por las noches, tiene alzhéimer y ya no puedo más yo sola con las pastillas, el baño y los paseos a las cuatro de la madrugada',
    language: 'es',
    near: ['daniel-ashworth'],
  },
  {
    text: 'me metí a forex con un grupo de telegram y voy perdiendo, qué hago',
    language: 'es',
    near: ['thomas-adeyemi'],
  },
  {
    text: 'A mi papá le toca cambiar el marcapasos y el hospital lo tiene en lista desde enero',
    language: 'es',
    near: [],
  },
  {
    text: 'registro invima para mi ají, me piden ficha técnica y estabilidad',
    language: 'es',
    near: [],
  },
  {
    text: 'Unos tíos se metieron en el piso de mi abuela mientras estaba en el hospital y la policía dice que ya es tarde',
    language: 'es',
    near: [],
  },
  {
    text: 'psiquiatra q me ajuste la sertralina, la que me tocó ni me mira',
    language: 'es',
    near: ['camila-rojas', 'daniel-ashworth'],
  },
  {
    text: 'Busco un taller de actuación, tengo 60 años y toda la vida me aguanté las ganas',
    language: 'es',
    near: ['hannah-okafor', 'clara-whitmore'],
  },
  {
    text: 'Mi hermano se quedó viviendo en el departamento de mamá, que en paz descanse, y no firma nada. Somos cuatro herederos y queremos vender',
    language: 'es',
    near: ['thomas-adeyemi'],
  },
  {
    text: 'maquilladora para novia, Rosario, 14 de diciembre, que no me deje como payaso',
    language: 'es',
    near: [],
  },
  {
    text: 'señora que limpie 3 veces x semana en providencia',
    language: 'es',
    near: ['grace-holloway'],
  },
  {
    text: 'Tengo puntitos blancos en todos los peces y ya se murieron dos',
    language: 'es',
    near: [],
  },
  {
    text: 'arquitecto para regularizar una ampliación que hizo mi suegro sin permiso en los noventa',
    language: 'es',
    near: ['peter-gallagher'],
  },
  {
    text: 'olvidé el código del ipad de mi hijo y quedó inutilizado',
    language: 'es',
    near: ['emeka-obi'],
  },
  { text: 'el refri dejó de enfriar weón, se me está pudriendo todo', language: 'es', near: [] },
  {
    text: 'Quiero aprender a pinchar vinilos, tengo las bandejas y ni idea de mezclar',
    language: 'es',
    near: ['matias-oyarzun'],
  },
  { text: 'japonés desde cero, por el anime, ya fue', language: 'es', near: [] },
  {
    text: 'mi pastor alemán me arrastra por toda la cuadra y se le tira a las bicis',
    language: 'es',
    near: [],
  },
  { text: 'portugués para irme a Floripa la temporada entera', language: 'es', near: [] },
  {
    text: 'Quiero hacer yo mismo la mesa del comedor, tengo los tablones de raulí y ninguna herramienta',
    language: 'es',
    near: ['peter-gallagher'],
  },
  {
    text: 'El calefont no prende y hay olor a gas en toda la cocina',
    language: 'es',
    near: ['peter-gallagher'],
  },
  {
    text: 'postular al subsidio ds1, me piden puntaje y no sé de dónde sale',
    language: 'es',
    near: ['karen-lindqvist'],
  },
  { text: 'La yegua cojea de la mano derecha desde el rodeo', language: 'es', near: [] },
  {
    text: 'qué papeles piden para la nacionalidad por mi bisabuelo gallego',
    language: 'es',
    near: [],
  },
  {
    text: 'Llevo catorce meses esperando la residencia definitiva y en extranjería no contesta ni un alma',
    language: 'es',
    near: [],
  },
  {
    text: 'Mi perrita está pariendo, lleva tres horas con uno atravesado',
    language: 'es',
    near: [],
  },
];
