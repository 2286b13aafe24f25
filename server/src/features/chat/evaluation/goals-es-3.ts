/** Goals in Spanish about parenting, wellness and arts, each with everybody on the roster who can help. */
import type { Goal } from './goals-shape.ts';

export const goalsEs3: Goal[] = [
  // parenting
  {
    text: 'mi hija de 14 no sale de la pieza y me contesta con gruñidos',
    language: 'es',
    fits: ['valentina-soto'],
  },
  {
    text: 'mi hijo ya no quiere ir al colegio, todas las mañanas llora y vomita, no sé qué hacer',
    language: 'es',
    fits: ['valentina-soto'],
  },
  { text: 'le quité la play y me rompió la puerta', language: 'es', fits: ['valentina-soto'] },
  {
    text: 'en mi casa nadie se escucha, cenamos a los gritos o callados',
    language: 'es',
    fits: ['valentina-soto'],
  },
  {
    text: 'tengo un bebé de 5 meses que solo se duerme en brazos, no doy más',
    language: 'es',
    fits: ['megan-doyle'],
  },
  {
    text: 'me sangran los pezones, la beba no engancha bien y todo el mundo opina',
    language: 'es',
    fits: ['megan-doyle'],
  },
  {
    text: 'vuelvo al laburo en marzo y no sé cómo voy a hacer con la nena tan chiquita',
    language: 'es',
    fits: ['megan-doyle'],
  },
  {
    text: 'mi niño de 2 se tira al piso y pega cuando le digo que no',
    language: 'es',
    fits: ['megan-doyle'],
  },
  {
    text: 'nos estamos separando y mi niño pregunta por qué papá duerme en el sofá',
    language: 'es',
    fits: ['alvaro-pineda'],
  },
  {
    text: 'mi ex no respeta los días que le tocan y me pone a los niños en contra',
    language: 'es',
    fits: ['alvaro-pineda'],
  },
  {
    text: 'me fui a vivir con mi pareja y sus dos hijas no me pueden ni ver',
    language: 'es',
    fits: ['alvaro-pineda'],
  },
  {
    text: 'soy papá solo de una niña de 6, a veces no me alcanza el día ni la cabeza',
    language: 'es',
    fits: ['alvaro-pineda'],
  },
  {
    text: 'En la guardería me dijeron que mi niño no mira a los ojos y juega solo con las ruedas. Salí temblando.',
    language: 'es',
    fits: ['ruth-mensah'],
  },
  {
    text: 'mi hijo se tapa los oídos en los cumpleaños y siempre terminamos yéndonos',
    language: 'es',
    fits: ['ruth-mensah'],
  },
  {
    text: 'la profe dice q es flojo pero yo lo veo sufrir, lee todo al reves',
    language: 'es',
    fits: ['ruth-mensah'],
  },
  {
    text: 'en la escuela no lo aguantan, se para, grita, se olvida de todo; quieren que lo medique',
    language: 'es',
    fits: ['ruth-mensah'],
  },
  // wellness
  {
    text: 'tengo 40, subo un piso y me ahogo, quiero empezar a moverme pero me da plancha ir al gym',
    language: 'es',
    fits: ['rodrigo-valdes'],
  },
  {
    text: 'quiero hacer los 21 en mayo y nunca pasé de 8 kms',
    language: 'es',
    fits: ['rodrigo-valdes'],
  },
  {
    text: 'troto y al otro día no puedo bajar la escalera de lo que me duele la rodilla',
    language: 'es',
    fits: ['rodrigo-valdes'],
  },
  {
    text: 'me salió alto el azúcar y en mi casa se come puro pan y bebida',
    language: 'es',
    fits: ['carmen-ortega'],
  },
  {
    text: 'desde los 40 todo me cae mal, me hincho como globo',
    language: 'es',
    fits: ['carmen-ortega'],
  },
  {
    text: 'quiero bajar 15 kilos sin volver a subirlos como siempre, ya no me entra nada y en enero es el matri de mi prima. ayuda porfa, no se que comer',
    language: 'es',
    fits: ['carmen-ortega'],
  },
  {
    text: 'dejé la carne en enero y vivo de papas fritas',
    language: 'es',
    fits: ['carmen-ortega'],
  },
  {
    text: 'me voy al Aconcagua en enero con mis primos y vivo a nivel del mar',
    language: 'es',
    fits: ['pemba-sherpa'],
  },
  {
    text: 'la última vez en el cerro vomité a los 4000, quiero volver sin pasarlo tan mal',
    language: 'es',
    fits: ['pemba-sherpa'],
  },
  {
    text: 'siempre soñé con caminar por Nepal y ahora que me jubilo me da miedo no aguantar',
    language: 'es',
    fits: ['pemba-sherpa'],
  },
  {
    text: 'trabajo 10 horas sentada y el cuello y la espalda me están matando',
    language: 'es',
    fits: ['luis-cardenas'],
  },
  {
    text: 'mi doctor me dijo q tengo que hacer pesas, tengo 67 y nunca levante nada',
    language: 'es',
    fits: ['luis-cardenas'],
  },
  {
    text: 'me agaché a atarme los cordones y quedé duro, otra vez',
    language: 'es',
    fits: ['luis-cardenas'],
  },
  {
    text: 'quiero ponerme fuerte pero en casa, con los niños no puedo salir',
    language: 'es',
    fits: ['luis-cardenas'],
  },
  // arts
  {
    text: 'a los 48 me compré una guitarra y me salen ampollas y nada más',
    language: 'es',
    fits: ['matias-oyarzun'],
  },
  { text: 'escribo letras pero no sé ponerles música', language: 'es', fits: ['matias-oyarzun'] },
  {
    text: 'quiero grabar mis temas en mi pieza y suenan a lata',
    language: 'es',
    fits: ['matias-oyarzun'],
  },
  {
    text: 'me encanta cantar pero me quedo sin aire y desafino arriba',
    language: 'es',
    fits: ['clara-whitmore'],
  },
  {
    text: 'toco bien en casa y en el recital de fin de año se me olvidan hasta los dedos',
    language: 'es',
    fits: ['clara-whitmore'],
  },
  {
    text: 'tengo prueba pa entrar al coro del teatro y llevo dias sin voz de puros nervios',
    language: 'es',
    fits: ['clara-whitmore'],
  },
  {
    text: 'tengo una historia en la cabeza desde hace diez años y tres páginas escritas',
    language: 'es',
    fits: ['josefina-acuna'],
  },
  {
    text: 'terminé mi libro, ¿y ahora? nadie me contesta',
    language: 'es',
    fits: ['josefina-acuna'],
  },
  {
    text: 'me siento a escribir mis cuentos y me quedo mirando la pantalla',
    language: 'es',
    fits: ['josefina-acuna'],
  },
  { text: 'hago fotos preciosas pero vivo de camarera', language: 'es', fits: ['theo-marchetti'] },
  {
    text: 'me pidieron q grabe y edite un matrimonio y dije que si sin saber',
    language: 'es',
    fits: ['theo-marchetti'],
  },
  {
    text: 'no sé cuáles de mis trabajos mostrar para que me contraten como fotógrafa',
    language: 'es',
    fits: ['theo-marchetti'],
  },
];
