/** Goals in Spanish about software, study and home, each with everybody on the roster who can help. */
import type { Goal } from './goals-shape.ts';

export const goalsEs4: Goal[] = [
  // software
  {
    text: 'quiero aprender a programar pero abro un tutorial y me pierdo en el minuto tres',
    language: 'es',
    fits: ['sebastian-contreras'],
  },
  {
    text: 'soy taxista, 41 años, dicen q en informatica hay pega, me servira estudiar?',
    language: 'es',
    fits: ['sebastian-contreras', 'andres-fuenzalida'],
  },
  {
    text: 'tengo pensada una app para mi barrio y cero idea de cómo se hace',
    language: 'es',
    fits: ['sebastian-contreras'],
  },
  {
    text: 'mi jefa me pide gráficos y yo sumo con calculadora',
    language: 'es',
    fits: ['anita-maharjan'],
  },
  {
    text: 'me caen miles de filas cada semana y se me va el domingo entero copiando y pegando',
    language: 'es',
    fits: ['anita-maharjan', 'nuria-ferrer'],
  },
  {
    text: 'dije que sabía sacar datos de la base y empiezo el lunes',
    language: 'es',
    fits: ['anita-maharjan'],
  },
  { text: 'el sistema se nos cae cada Cyber Monday', language: 'es', fits: ['william-chen'] },
  {
    text: 'heredé un código que nadie entiende, el que lo hizo se fue',
    language: 'es',
    fits: ['william-chen'],
  },
  {
    text: 'soy dev hace 6 años y siempre me rebotan en la prueba de la pizarra',
    language: 'es',
    fits: ['william-chen', 'lucia-benavides'],
  },
  {
    text: 'tengo una peluquería y quiero que la gente pueda reservar por internet',
    language: 'es',
    fits: ['nuria-ferrer'],
  },
  {
    text: 'la pagina de mi local la hizo mi sobrino, se ve fea y no se como cambiarla',
    language: 'es',
    fits: ['nuria-ferrer'],
  },
  {
    text: 'vendo mermeladas por whatsapp y ya no doy abasto, necesito algo más serio',
    language: 'es',
    fits: ['nuria-ferrer', 'diego-monteverde'],
  },
  {
    text: 'me robaron el facebook y están pidiendo plata en mi nombre',
    language: 'es',
    fits: ['emeka-obi'],
  },
  {
    text: 'pinche en un link del banco y creo que era trucho, que hago',
    language: 'es',
    fits: ['emeka-obi'],
  },
  { text: 'uso la misma clave para todo, ya sé, ya sé', language: 'es', fits: ['emeka-obi'] },
  // study
  {
    text: 'tengo la PAES en tres semanas y no he abierto un libro',
    language: 'es',
    fits: ['patricia-espinoza'],
  },
  {
    text: 'siempre dejo los trabajos de la u pal ultimo dia y me odio',
    language: 'es',
    fits: ['patricia-espinoza'],
  },
  {
    text: 'le echo horas y al otro día no me acuerdo de nada de lo que leí',
    language: 'es',
    fits: ['patricia-espinoza'],
  },
  {
    text: 'en las pruebas me bloqueo aunque me lo sepa todo',
    language: 'es',
    fits: ['patricia-espinoza'],
  },
  {
    text: 'llevo seis años con el doctorado y ya ni abro el archivo',
    language: 'es',
    fits: ['henry-lockwood'],
  },
  {
    text: 'mi profesor guía me corrige todo y nunca está conforme, la tesis no avanza',
    language: 'es',
    fits: ['henry-lockwood'],
  },
  {
    text: 'me toca el tribunal en abril y tengo pesadillas con lo que me van a preguntar de mi tesis',
    language: 'es',
    fits: ['henry-lockwood'],
  },
  {
    text: 'quiero estudiar en Canadá pero mis papás no tienen cómo pagarlo',
    language: 'es',
    fits: ['gabriela-montes'],
  },
  {
    text: 'mi hija sale del cole y no sabe si medicina o teatro',
    language: 'es',
    fits: ['gabriela-montes', 'andres-fuenzalida'],
  },
  {
    text: 'tengo q escribir por que quiero entrar a esa universidad y me suena todo falso',
    language: 'es',
    fits: ['gabriela-montes'],
  },
  {
    text: 'las integrales me van a hacer dejar la carrera',
    language: 'es',
    fits: ['aaron-feldman'],
  },
  {
    text: 'mi hijo se saco un 2 en mate y el lunes tiene otra prueba',
    language: 'es',
    fits: ['aaron-feldman'],
  },
  {
    text: 'me piden estadística para la tesis de psicología y yo huí de los números toda la vida',
    language: 'es',
    fits: ['aaron-feldman', 'henry-lockwood'],
  },
  // home
  { text: 'se me mueren hasta los cactus', language: 'es', fits: ['teresa-huenchullan'] },
  {
    text: 'quiero plantar lechugas en el balcón, me da el sol solo por la mañana',
    language: 'es',
    fits: ['teresa-huenchullan'],
  },
  {
    text: 'tengo un patio de pura tierra seca y me gustaría sembrar algo con mis nietos',
    language: 'es',
    fits: ['teresa-huenchullan'],
  },
  {
    text: 'hay manchas negras en la pared del cuarto y huele raro desde que llovió',
    language: 'es',
    fits: ['peter-gallagher'],
  },
  {
    text: 'gotea la llave de la cocina y me cobran una fortuna',
    language: 'es',
    fits: ['peter-gallagher'],
  },
  {
    text: 'quiero pintar el depa yo misma y nunca agarre un rodillo',
    language: 'es',
    fits: ['peter-gallagher'],
  },
  {
    text: 'me regalaron la máquina de coser de mi abuela y no sé ni enhebrarla',
    language: 'es',
    fits: ['leticia-campos'],
  },
  {
    text: 'tejo gorritos y mis amigas dicen que los venda, pero ni idea',
    language: 'es',
    fits: ['leticia-campos'],
  },
  {
    text: 'se me rompió el cierre de mi chaqueta favorita y no la quiero botar',
    language: 'es',
    fits: ['leticia-campos'],
  },
  {
    text: 'hay tanta cosa en mi casa que ya no puedo abrir el clóset',
    language: 'es',
    fits: ['grace-holloway'],
  },
  {
    text: 'mi papá guarda todo, fierros, revistas, bolsas; ya casi no se puede entrar a su casa',
    language: 'es',
    fits: ['grace-holloway'],
  },
  {
    text: 'nos cambiamos de casa en dos semanas y tengo ganas de quemarlo todo',
    language: 'es',
    fits: ['grace-holloway'],
  },
  { text: 'vivo en 28 metros y parece bodega', language: 'es', fits: ['grace-holloway'] },
];
