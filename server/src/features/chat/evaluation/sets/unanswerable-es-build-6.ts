/** Spanish goals that none of the verified demo experts can answer, by a fourth author. There to build with. */
import type { UnanswerableGoal } from './shape.ts';

export const sixthUnanswerableEsBuild: readonly UnanswerableGoal[] = [
  {
    text: 'Clases de natación para mi mamá, que tiene 66 y le tiene terror al agua',
    language: 'es',
    near: [],
  },
  {
    text: 'le cayó la roya a media finca, son dos hectáreas de café y estamos a un mes de la cosecha',
    language: 'es',
    near: ['teresa-huenchullan'],
  },
  {
    text: 'Mi chaval quiere ser portero y en el equipo del barrio nadie le entrena, se tira como un saco',
    language: 'es',
    near: [],
  },
  {
    text: 'Mi ex no deposita desde febrero y quiero un abogado que lo demande por los alimentos de las niñas',
    language: 'es',
    near: ['alvaro-pineda'],
  },
  {
    text: 'Dos cositas, joven: que alguien me lleve el martes a la diálisis y me traiga, y de paso quien me haga el mandado porque con el bastón no puedo cargar bolsas',
    language: 'es',
    near: [],
  },
  {
    text: 'me quedé afuera con las llaves adentro y la olla en el fuego!!',
    language: 'es',
    near: ['peter-gallagher'],
  },
  {
    text: 'mi gato lleva dos días sin hacer pipí y se esconde debajo de la cama',
    language: 'es',
    near: [],
  },
  {
    text: 'el terreno del abuelo en Oaxaca nunca se escrituró y somos catorce tíos y primos',
    language: 'es',
    near: ['thomas-adeyemi'],
  },
  {
    text: 'Latín de segundo de bachillerato: no distingo un ablativo de una farola',
    language: 'es',
    near: [],
  },
  {
    text: 'Me sale la muela del juicio de lado y tengo la cara como pelota',
    language: 'es',
    near: [],
  },
  {
    text: 'surfear. tengo 41, vivo en Iquique y me da plancha empezar con los cabros chicos',
    language: 'es',
    near: [],
  },
  {
    text: 'no me queda la torta tres leches, siempre aguada por abajo y seca por arriba',
    language: 'es',
    near: [],
  },
  {
    text: 'Necesito un traductor jurado de polaco para el libro de familia',
    language: 'es',
    near: [],
  },
  {
    text: 'hacer tazas y platos en el torno, siempre quise embarrarme las manos',
    language: 'es',
    near: [],
  },
  {
    text: 'Quiero tatuarme la firma de mi abuela en la muñeca',
    language: 'es',
    near: [],
  },
  {
    text: 'Me chocaron el coche estacionado y la aseguradora se hace la loca',
    language: 'es',
    near: [],
  },
  {
    text: 'Quiero aprender alemán, me ofrecieron un puesto de enfermera en Múnich',
    language: 'es',
    near: [],
  },
  {
    text: 'El perro que adoptamos les gruñe a las visitas y ayer le tiró un mordisco al cartero',
    language: 'es',
    near: [],
  },
  {
    text: 'hacer cerveza en el garaje con los compas, la primera tanda supo a calcetín',
    language: 'es',
    near: [],
  },
  {
    text: 'tengo que entregar los planos de una casa en Revit y se me cierra el programa a cada rato',
    language: 'es',
    near: [],
  },
];
