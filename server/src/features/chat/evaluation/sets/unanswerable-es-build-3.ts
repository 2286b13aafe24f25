/** Spanish goals that none of the verified demo experts can answer, by a third author. This half may be looked at. */
import type { UnanswerableGoal } from './shape.ts';

export const thirdUnanswerableEsBuild: readonly UnanswerableGoal[] = [
  { text: 'mi moto no agarra segunda en frio, pulsar 200', language: 'es', near: [] },
  {
    text: 'tapizar un sillon de mi abuela, los resortes estan afuera',
    language: 'es',
    near: ['leticia-campos'],
  },
  {
    text: 'me gustaria hacer una mesa con unos palos de roble que tengo, nunca he cortado derecho',
    language: 'es',
    near: [],
  },
  {
    text: 'mi hijo le tiene terror al agua, queremos clases de natacion en lomas de zamora',
    language: 'es',
    near: [],
  },
  {
    text: 'quiero bailar salsa sin pisar a mi mujer, nos casamos en marzo',
    language: 'es',
    near: [],
  },
  {
    text: 'ajedrez, mi nieta de 10 me gana siempre y quiero un maestro para las dos',
    language: 'es',
    near: [],
  },
  {
    text: 'me salio una hernia y no se si operarme o no, quiero segunda opinion de un cirujano',
    language: 'es',
    near: [],
  },
  {
    text: 'un logo pa mi barberia, algo con un leon, cuanto cobran',
    language: 'es',
    near: ['nuria-ferrer'],
  },
  {
    text: 'se me mueren los peces, ya cambie el filtro y el agua, van siete',
    language: 'es',
    near: [],
  },
  { text: 'donde aprendo bachata en sevilla, tengo dos pies izquierdos', language: 'es', near: [] },
  {
    text: 'se me quedo en pana el auto en la ruta 5, bota humo blanco, alguien q cache de motores',
    language: 'es',
    near: [],
  },
  {
    text: 'mi hijo de 3 no quiere dejar el pañal y en el jardin me lo exigen pa marzo',
    language: 'es',
    near: [],
  },
  {
    text: 'mapudungun, quiero aprenderlo porque mi mama nunca nos lo enseño',
    language: 'es',
    near: [],
  },
  {
    text: 'quiero aprender frances, empiezo de cero, me aceptaron en lyon en septiembre',
    language: 'es',
    near: [],
  },
  {
    text: 'murio mi abuela y los tios ya se estan repartiendo todo sin papeles, hay un terreno en boyaca',
    language: 'es',
    near: ['thomas-adeyemi'],
  },
  {
    text: 'dos años buscando embarazo y nada, ya nos hicimos los examenes, que sigue',
    language: 'es',
    near: [],
  },
  {
    text: 'cucarachas, pero de las grandes, en todo el edificio, ya fumigue yo',
    language: 'es',
    near: [],
  },
  {
    text: 'quiero saber de donde viene mi apellido y buscar a los bisabuelos en italia pa la ciudadania',
    language: 'es',
    near: [],
  },
  {
    text: 'me citaron del sii por unas boletas de honorarios que no emiti yo',
    language: 'es',
    near: ['beatriz-molina'],
  },
  {
    text: 'mi papa con parkinson ya no puede quedarse solo, busco residencia en malaga que no sea carisima',
    language: 'es',
    near: [],
  },
  {
    text: 'quiero hacer un segundo piso de madera, cuanto sale el maestro por metro en puerto montt',
    language: 'es',
    near: ['peter-gallagher'],
  },
  {
    text: 'me dieron unas pastillas para la depresion y me siento zombi, quiero que alguien me ajuste la dosis',
    language: 'es',
    near: ['camila-rojas', 'daniel-ashworth'],
  },
  {
    text: 'necesito prestado 200 mil pesos hasta fin de mes, pago intereses',
    language: 'es',
    near: ['marcela-sandoval'],
  },
  {
    text: 'estoy haciendo un juego en unreal y la luz se ve quemada, llevo semanas',
    language: 'es',
    near: ['sebastian-contreras'],
  },
  {
    text: 'me tinca el coreano por las series, quiero leer los subtitulos yo sola',
    language: 'es',
    near: [],
  },
  {
    text: 'me urge un traductor con firma oficial para mi titulo, al ingles, para homologar en australia',
    language: 'es',
    near: [],
  },
  {
    text: 'el refri enfria arriba y abajo no, ya llamé a tres y no vienen. merida',
    language: 'es',
    near: [],
  },
  {
    text: 'busco depa de dos piezas en ñuñoa hasta 550 lucas, con perro',
    language: 'es',
    near: [],
  },
  {
    text: 'saxofon, lo compre usado y no le saco sonido',
    language: 'es',
    near: ['matias-oyarzun'],
  },
  {
    text: 'biologia para la prueba de admision, me falta alguien que me explique genetica con manzanitas',
    language: 'es',
    near: ['patricia-espinoza'],
  },
  {
    text: 'se me cayo el celu al agua, lo puse en arroz y nada, quien arregla en rosario',
    language: 'es',
    near: [],
  },
  {
    text: 'aleman para enfermeros, tengo que llegar al b2 antes de julio, soy de granada',
    language: 'es',
    near: [],
  },
  {
    text: 'el sat me mando un requerimiento por el 2022, soy resico, no entiendo que quieren',
    language: 'es',
    near: [],
  },
  {
    text: 'mi tio dice que lo persiguen y tapa las ventanas con papel de aluminio',
    language: 'es',
    near: [],
  },
  {
    text: 'hace 8 meses que el papa no deposita la pension, quiero demandarlo. talca',
    language: 'es',
    near: ['alvaro-pineda'],
  },
  {
    text: 'me llego la carta de expulsion, llevo 4 años en españa sin papeles, soy de honduras',
    language: 'es',
    near: [],
  },
  {
    text: 'necesito una niñera de confianza martes y jueves, polanco, dos niños',
    language: 'es',
    near: ['megan-doyle'],
  },
];
