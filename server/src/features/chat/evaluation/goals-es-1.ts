/** Goals in Spanish about mind, careers and start-ups, each with everybody on the roster who can help. */
import type { Goal } from './goals-shape.ts';

export const goalsEs1: Goal[] = [
  // mind
  {
    text: 'no pego ojo desde que me cambiaron el turno, ando como zombi y en la pega ya cacharon',
    language: 'es',
    fits: ['camila-rojas'],
  },
  {
    text: 'De repente en el metro me falta el aire, me tiemblan las manos y creo que me voy a morir. Ya me pasó tres veces.',
    language: 'es',
    fits: ['camila-rojas'],
  },
  {
    text: 'estoy fundida, soy profe de básica, 42 niños, llego a la casa y no puedo ni hablar',
    language: 'es',
    fits: ['camila-rojas'],
  },
  {
    text: 'me preocupo por todo, por cosas que ni han pasado, y me duele la mandíbula de tanto apretar',
    language: 'es',
    fits: ['camila-rojas', 'sunita-gurung'],
  },
  {
    text: 'exploto por cualquier tontería y después me da una culpa terrible con mis hijos',
    language: 'es',
    fits: ['sunita-gurung'],
  },
  {
    text: 'quisiera aprender a parar un rato, respirar, no sé, apagar la cabeza',
    language: 'es',
    fits: ['sunita-gurung'],
  },
  {
    text: 'le doy mil vueltas a todo, hasta para elegir un helado tardo media hora',
    language: 'es',
    fits: ['sunita-gurung'],
  },
  {
    text: 'Se me murió mi mamá en agosto y todavía le marco al celular',
    language: 'es',
    fits: ['daniel-ashworth'],
  },
  {
    text: 'no tengo ganas de nada, ni de bañarme. asi llevo desde el invierno, mi hermana ya no sabe que decirme',
    language: 'es',
    fits: ['daniel-ashworth'],
  },
  {
    text: 'me jubilé y los días se me hacen larguísimos, mis hijos viven lejos',
    language: 'es',
    fits: ['daniel-ashworth'],
  },
  { text: 'cumplí 70 y siento que ya no pinto nada', language: 'es', fits: ['daniel-ashworth'] },
  {
    text: 'mi pareja se lio con una compañera del curro y no sé si perdonarle',
    language: 'es',
    fits: ['ximena-villalobos'],
  },
  {
    text: 'peleamos por todo, hasta por cómo se cuelga la toalla, ya ni nos tocamos',
    language: 'es',
    fits: ['ximena-villalobos'],
  },
  {
    text: 'Terminamos hace cuatro meses y sigo mirando su insta todas las noches',
    language: 'es',
    fits: ['ximena-villalobos'],
  },
  {
    text: 'me comparo con todas y siempre salgo perdiendo',
    language: 'es',
    fits: ['ximena-villalobos'],
  },
  {
    text: 'abro una chela y no puedo parar hasta que se acaba todo. El sábado no me acuerdo cómo llegué.',
    language: 'es',
    fits: ['marcus-bell'],
  },
  {
    text: 'perdí la guita del alquiler en el casino online y mi mujer no sabe nada',
    language: 'es',
    fits: ['marcus-bell', 'marcela-sandoval'],
  },
  {
    text: 'tengo 34 y un tipo en tiktok describio mi vida entera: empiezo mil cosas, pierdo todo, llego tarde. sera deficit de atencion?',
    language: 'es',
    fits: ['marcus-bell'],
  },
  {
    text: 'no suelto el celular ni en el baño, mi hijo me dijo "papá, mírame"',
    language: 'es',
    fits: ['marcus-bell'],
  },
  // careers
  {
    text: 'tengo 45, soy ingeniero y odio lo que hago, pero de eso comemos cuatro',
    language: 'es',
    fits: ['andres-fuenzalida'],
  },
  {
    text: 'quiero mandar la carta de renuncia pero me da pánico quedarme sin sueldo',
    language: 'es',
    fits: ['andres-fuenzalida'],
  },
  {
    text: 'no sé para qué sirvo, he pasado por cinco trabajos y ninguno me llena',
    language: 'es',
    fits: ['andres-fuenzalida'],
  },
  {
    text: 'soy enfermera y sueño con tener un vivero, pero no puedo dejar de cobrar de un día para otro',
    language: 'es',
    fits: ['andres-fuenzalida'],
  },
  {
    text: 'me toca exponer delante de 200 personas y ya me quiero enfermar ese día',
    language: 'es',
    fits: ['hannah-okafor'],
  },
  {
    text: 'cuando opino en las juntas me pongo roja y se me va la voz, que verguenza',
    language: 'es',
    fits: ['hannah-okafor'],
  },
  {
    text: 'hablo y hablo y veo que la gente mira el teléfono',
    language: 'es',
    fits: ['hannah-okafor'],
  },
  {
    text: 'tengo que decir unas palabras en la boda de mi hermana. Ayuda.',
    language: 'es',
    fits: ['hannah-okafor'],
  },
  {
    text: 'me corrieron de la chamba el lunes y no sé ni por dónde empezar a buscar',
    language: 'es',
    fits: ['lucia-benavides'],
  },
  {
    text: 'tengo entrevista el jueves y me sudan las manos de solo pensarlo, q preguntan ahora?',
    language: 'es',
    fits: ['lucia-benavides'],
  },
  {
    text: 'mando y mando el currículum y nada, ni un "gracias por postular"',
    language: 'es',
    fits: ['lucia-benavides'],
  },
  {
    text: '12 años en la misma empresa, no sé cómo contar lo que hago en una hoja',
    language: 'es',
    fits: ['lucia-benavides'],
  },
  {
    text: 'mi jefa me ningunea delante de todos y llego a casa llorando',
    language: 'es',
    fits: ['robert-kowalski'],
  },
  {
    text: 'mi jefe me tiene chato, no sé si aguantar o mandar todo a la cresta',
    language: 'es',
    fits: ['robert-kowalski', 'andres-fuenzalida'],
  },
  {
    text: 'cómo digo que quiero ganar más sin que me echen',
    language: 'es',
    fits: ['robert-kowalski'],
  },
  {
    text: 'me pusieron a cargo del grupo y mis ex compañeros no me pescan',
    language: 'es',
    fits: ['robert-kowalski'],
  },
  {
    text: 'hago el trabajo del de arriba y el puesto se lo dieron a su primo',
    language: 'es',
    fits: ['robert-kowalski'],
  },
  // startups
  {
    text: 'quiero armar un servicio de almuerzos para oficinas pero no sé si a alguien le interesa, y son todos mis ahorros',
    language: 'es',
    fits: ['ignacio-larrain'],
  },
  {
    text: 'me siento con unos inversores el mes q viene y no se como contar lo mio en 5 minutos',
    language: 'es',
    fits: ['ignacio-larrain'],
  },
  {
    text: '¿hay alguna ayuda del estado para armar una empresa chica de tecnología? Soy de Temuco, somos dos.',
    language: 'es',
    fits: ['ignacio-larrain'],
  },
  {
    text: 'somos tres socios y uno no hace nada pero tiene el mismo porcentaje',
    language: 'es',
    fits: ['priya-natarajan', 'constanza-ibanez'],
  },
  {
    text: 'mi socio y yo ya no nos hablamos, solo por correo, y hay 8 personas que dependen de nosotros',
    language: 'es',
    fits: ['priya-natarajan'],
  },
  {
    text: 'fundé esto hace cuatro años y ya no puedo más. No duermo, no veo a mis hijos, pero si paro se cae todo.',
    language: 'es',
    fits: ['priya-natarajan', 'camila-rojas'],
  },
  {
    text: 'abrí mi tienda hace un mes y no entra nadie',
    language: 'es',
    fits: ['diego-monteverde'],
  },
  {
    text: 'hago tortas riquísimas pero nunca sé cuánto cobrar y al final salgo perdiendo',
    language: 'es',
    fits: ['diego-monteverde'],
  },
  {
    text: 'me da vergüenza ofrecer lo mío, siento que molesto a la gente',
    language: 'es',
    fits: ['diego-monteverde'],
  },
  {
    text: 'subo videos de mis jabones y me ven 30 personas, 29 son mis tías',
    language: 'es',
    fits: ['diego-monteverde'],
  },
  {
    text: 'todo pasa por mí, si me voy de vacaciones la empresa se para',
    language: 'es',
    fits: ['oliver-haines'],
  },
  {
    text: 'tenemos usuarios pero llevamos medio año estancados y no sabemos hacia dónde tirar',
    language: 'es',
    fits: ['oliver-haines'],
  },
  {
    text: 'tengo que tomar a mi primera persona y me da terror equivocarme, nunca elegí a nadie',
    language: 'es',
    fits: ['oliver-haines'],
  },
];
