/** Spanish goals that none of the verified demo experts can answer, by a fourth author. This half only measures. */
import type { UnanswerableGoal } from './shape.ts';

export const moreUnanswerableEsMeasured: readonly UnanswerableGoal[] = [
  {
    text: 'Estrené lentes progresivos y bajo las escaleras como borracho',
    language: 'es',
    near: [],
  },
  {
    text: 'Nos cancelaron el vuelo a Cancún en la puerta de embarque y la aerolínea nos ofrece un vale',
    language: 'es',
    near: ['elena-castellanos'],
  },
  {
    text: '¿conviene poner paneles solares en una casa de campo cerca de Tandil? La boleta de luz es una locura',
    language: 'es',
    near: ['peter-gallagher'],
  },
  {
    text: 'Alquilar un vestido de quinceañera en Trujillo, talla chica, color lila',
    language: 'es',
    near: ['leticia-campos'],
  },
  {
    text: 'Estoy de 36 semanas y el bebé viene sentado, ¿todavía se puede dar la vuelta?',
    language: 'es',
    near: ['megan-doyle'],
  },
  {
    text: 'la play se apaga sola a los diez minutos y suena como turbina',
    language: 'es',
    near: [],
  },
  {
    text: 'Quiero poner uñas acrílicas, ¿dónde se aprende eso?',
    language: 'es',
    near: [],
  },
  {
    text: 'Mi vecinita es sorda y me gustaría aprender a platicar con ella con las manos',
    language: 'es',
    near: [],
  },
  {
    text: 'mi nieto de nueve años le gana a todos al ajedrez y yo ya no le sirvo de rival',
    language: 'es',
    near: [],
  },
  {
    text: 'El refri enfría abajo pero arriba se me derritió todo el helado',
    language: 'es',
    near: [],
  },
  {
    text: '¿Cómo se saca la cita para el pasaporte? La página siempre dice que no hay',
    language: 'es',
    near: [],
  },
  {
    text: 'el niño quiere tocar la batería, Dios nos ampare',
    language: 'es',
    near: ['matias-oyarzun'],
  },
  {
    text: 'q moto me compro para repartir, 125 o 150? que no chupe mucha nafta',
    language: 'es',
    near: [],
  },
  {
    text: 'dj pal matri en Pucón, 120 personas, mucha cumbia',
    language: 'es',
    near: [],
  },
  {
    text: 'se me prendió el check engine del Aveo y jalonea en segunda',
    language: 'es',
    near: [],
  },
  {
    text: 'chinches en el colchón, ya quemé las sábanas y siguen',
    language: 'es',
    near: [],
  },
  {
    text: 'Soy profesora jubilada, toco un poco el piano y los miércoles voy a un taller de lectura, no me quejo. Mi hijo vive en Londres y trabaja con computadoras. Lo que me tiene preocupada es que desde hace tres semanas veo como una telaraña en el ojo izquierdo, con lucecitas al costado, y en el policlínico me dan hora para octubre.',
    language: 'es',
    near: [],
  },
  {
    text: 'necesito saber si va a volver, alguien que lea las cartas de verdad',
    language: 'es',
    near: [],
  },
  {
    text: 'me salieron unas ronchas en los brazos q pican como el demonio y ya van 5 días',
    language: 'es',
    near: [],
  },
  {
    text: 'Las gallinas dejaron de poner desde que cambié el alimento',
    language: 'es',
    near: [],
  },
];
