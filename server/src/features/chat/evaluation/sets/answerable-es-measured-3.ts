/** Spanish goals that someone of the verified demo experts can answer, by a fourth author. This half only measures. */
import type { AnswerableGoal } from './shape.ts';

export const thirdAnswerableEsMeasured: readonly AnswerableGoal[] = [
  {
    text: 'Mi marido se volvió a jugar el aguinaldo en el celular, dice que fue la última. Ya debemos la luz, el colegio y dos préstamos de esos de la financiera',
    language: 'es',
    kind: 'double',
    fits: ['marcus-bell', 'marcela-sandoval'],
    first: ['marcus-bell', 'marcela-sandoval'],
    parts: [
      {
        fits: ['marcus-bell'],
        first: ['marcus-bell'],
      },
      {
        fits: ['marcela-sandoval'],
        first: ['marcela-sandoval'],
      },
    ],
  },
  {
    text: 'Hago gorritos de estambre para bebé y los doy a lo que me quieran pagar. Mi hija dice que ni el material saco',
    language: 'es',
    kind: 'plain',
    fits: ['leticia-campos', 'diego-monteverde'],
    first: ['leticia-campos'],
  },
  {
    text: 'Quiero sacar mis jabones de Wallapop y tener mi propia página con carrito. Y necesito que alguien me diga qué tengo que poner de las devoluciones, que una señora ya me ha amenazado con consumo',
    language: 'es',
    kind: 'double',
    fits: ['nuria-ferrer', 'diego-monteverde', 'elena-castellanos'],
    first: ['nuria-ferrer', 'elena-castellanos'],
    parts: [
      {
        fits: ['nuria-ferrer', 'diego-monteverde'],
        first: ['nuria-ferrer'],
      },
      {
        fits: ['elena-castellanos'],
        first: ['elena-castellanos'],
      },
    ],
  },
  {
    text: 'caché que mi pololo le ponía corazones a la ex a las 3 am, dice q no es na, no sé si patearlo o tragármela',
    language: 'es',
    kind: 'slang',
    fits: ['ximena-villalobos'],
    first: ['ximena-villalobos'],
  },
  {
    text: 'grabé como seis horas del viaje de egresados con el celular y la camarita, cómo se arma con eso algo que no aburra?',
    language: 'es',
    kind: 'plain',
    fits: ['theo-marchetti'],
    first: ['theo-marchetti'],
  },
  {
    text: 'Mi viejo se fue en agosto y todavía pongo dos tazas a la mañana. En la oficina ya nadie pregunta',
    language: 'es',
    kind: 'plain',
    fits: ['daniel-ashworth'],
    first: ['daniel-ashworth'],
  },
  {
    text: 'Estudio trabajo social y ya reprobé dos veces estadística, esta es la última oportunidad',
    language: 'es',
    kind: 'plain',
    fits: ['aaron-feldman'],
    first: ['aaron-feldman'],
  },
  {
    text: 'Cargo tanques de gas desde los veinte y ya en las mañanas me levanto doblado como gancho',
    language: 'es',
    kind: 'plain',
    fits: ['luis-cardenas'],
    first: ['luis-cardenas'],
  },
  {
    text: 'Me presento a auxilio judicial, salgo de currar a las ocho y entre la cena y los críos no me entra ni un artículo',
    language: 'es',
    kind: 'slang',
    fits: ['patricia-espinoza'],
    first: ['patricia-espinoza'],
  },
  {
    text: 'Tengo 45, llevo veinte años en el mismo banco, empecé en la ventanilla y ahora tengo gente a cargo. Mi esposa vende pasteles los fines de semana y le va mejor de ánimo que a mí. Los niños están en escuela de paga. La verdad es que ya no quiero vender más tarjetas, quisiera algo con la naturaleza o con enseñar, no sé, pero no me puedo dar el lujo de brincar sin red.',
    language: 'es',
    kind: 'long',
    fits: ['andres-fuenzalida'],
    first: ['andres-fuenzalida'],
  },
  {
    text: 'Estuve seis años cuidando a mi mamá y ahora quiero volver a trabajar. ¿Cómo se explica ese hueco sin dar pena?',
    language: 'es',
    kind: 'plain',
    fits: ['lucia-benavides'],
    first: ['lucia-benavides'],
  },
  {
    text: 'me llegan códigos al celu q yo no pedí y una amiga dice que le estoy pidiendo plata x whatsapp. yo no fui!!',
    language: 'es',
    kind: 'slang',
    fits: ['emeka-obi'],
    first: ['emeka-obi'],
  },
  {
    text: 'me faltan la discusión y las conclusiones del TFM y me da apuro escribirle a mi tutora después de un año desaparecida',
    language: 'es',
    kind: 'plain',
    fits: ['henry-lockwood'],
    first: ['henry-lockwood'],
  },
  {
    text: 'mi jefa me corrige hasta las comas de los mails, me pide foto de la pantalla, no da más. el laburo me gusta, ella no',
    language: 'es',
    kind: 'slang',
    fits: ['robert-kowalski'],
    first: ['robert-kowalski'],
  },
  {
    text: 'los chiles de la azotea se me están llenando de unas motitas blancas pegajosas',
    language: 'es',
    kind: 'plain',
    fits: ['teresa-huenchullan'],
    first: ['teresa-huenchullan'],
  },
  {
    text: 'me salieron los triglicéridos por las nubes, el doctor dice que cambie lo que como y que camine. lo primero no sé por dónde y lo segundo me ahogo a la media cuadra',
    language: 'es',
    kind: 'double',
    fits: ['carmen-ortega', 'rodrigo-valdes', 'luis-cardenas'],
    first: ['carmen-ortega', 'rodrigo-valdes'],
    parts: [
      {
        fits: ['carmen-ortega'],
        first: ['carmen-ortega'],
      },
      {
        fits: ['rodrigo-valdes', 'luis-cardenas'],
        first: ['rodrigo-valdes'],
      },
    ],
  },
  {
    text: '38 años, garzón, cero estudios. quiero hacer apps. toy loco?',
    language: 'es',
    kind: 'slang',
    fits: ['sebastian-contreras'],
    first: ['sebastian-contreras'],
  },
  {
    text: 'Nos cambiamos con mi pareja y la guagua a un depto de 32 metros. No sé dónde vamos a meter las cosas, y además la pintura del baño se está soplando y huele a encierro',
    language: 'es',
    kind: 'double',
    fits: ['grace-holloway', 'peter-gallagher'],
    first: ['grace-holloway', 'peter-gallagher'],
    parts: [
      {
        fits: ['grace-holloway'],
        first: ['grace-holloway'],
      },
      {
        fits: ['peter-gallagher'],
        first: ['peter-gallagher'],
      },
    ],
  },
  {
    text: 'Cumplo 54 y no tengo ni la menor idea de con cuánto voy a vivir cuando deje de trabajar',
    language: 'es',
    kind: 'plain',
    fits: ['thomas-adeyemi'],
    first: ['thomas-adeyemi'],
  },
  {
    text: 'Llevo tres años vendiendo ropa para perros con el mismo nombre y ahora me escribe una empresa diciendo que ese nombre es suyo y que tengo quince días',
    language: 'es',
    kind: 'plain',
    fits: ['rebecca-thornton'],
    first: ['rebecca-thornton'],
  },
];
