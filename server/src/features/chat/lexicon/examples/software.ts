import type { Examples } from './examples.ts';

/** What people type who need help with learning and writing code. One sentence a line. */
export const softwareExamples: Examples = {
  computing: {
    en: `my nephew speaks in gadgets and I understand nothing
      everything at the office runs on machines I barely grasp
      which laptop is decent for someone who isn't a geek
      I feel left behind by all this digital stuff
      the IT guy quit and now everybody asks me
      servers, cloud, API, people throw words at me
      need a techie who explains things in plain language
      what does artificial intelligence actually do for my trade
      our charity bought new systems and nobody knows how they work
      is it better to get a Mac or stay with Windows`,
    es: `todo el mundo habla de la nube y yo ni idea
      se fue el informático y ahora me preguntan todo a mí
      qué notebook me conviene si no soy experta
      me siento analfabeto digital al lado de los cabros
      necesito alguien que sepa de sistemas y lo explique en fácil
      compramos un programa nuevo en la oficina y nadie lo entiende
      no cacho nada de tecnología y me da vergüenza
      quiero entender qué hace la inteligencia artificial en mi rubro
      conviene ordenador de sobremesa o portátil para trabajar
      mi primo el friki me habla de servidores y me pierdo`,
  },
  'learn-coding': {
    en: `I'm a baker and want to write my first program
      started three online tutorials and dropped every one
      zero background, which language should a beginner pick
      loops and variables make my head spin
      bootcamp costs eight grand, could I teach myself instead
      I want to build a little game from scratch
      forty two years old, too late to start typing code
      I copy along with the YouTube video but can't do it alone
      someone to give me exercises and check my homework on functions
      my daughter does Scratch and I'd love to join her`,
    es: `soy enfermera y quiero hacer mi primer programita
      empecé mil cursos de Udemy y no terminé ninguno
      por qué lenguaje parto si no sé nada
      los bucles y las variables me marean
      el bootcamp sale carísimo, se puede aprender por cuenta propia
      veo el tutorial y entiendo pero solo no me sale nada
      tengo cuarenta y cinco años y quiero aprender a escribir código
      me gustaría crear un jueguito desde cero
      busco quien me ponga ejercicios y me corrija los algoritmos
      mi hijo hace robots en el colegio y quiero seguirle el ritmo`,
  },
  'coding-stuck': {
    en: `the same red error for two days and I want to cry
      works on my machine, breaks as soon as I deploy
      undefined is not a function, what does that even mean
      I've read every Stack Overflow answer and still nothing
      can somebody look over my shoulder while I debug
      git ate my changes and the merge is a mess
      my loop never ends and the terminal freezes
      console prints null and I cannot see why
      chatbot wrote this script and now it crashes
      one stubborn bug is holding up the whole assignment`,
    es: `llevo dos días con el mismo error en rojo
      en mi compu corre perfecto y al subirlo se cae
      me tira una excepción rara y no entiendo el mensaje
      ya leí todos los foros y sigue sin compilar
      necesito que alguien mire mi código conmigo un rato
      hice un merge y se me borró medio proyecto
      la función me devuelve null y no sé por qué
      copié lo que me dio el chat y no funciona
      un bicho en el programa me tiene sin dormir
      estoy atascado con la tarea y se entrega mañana`,
  },
  'coding-python': {
    en: `pandas keeps complaining about my dataframe index
      want a script that renames thousands of photos
      pip install fails and environments confuse me
      I use Jupyter notebooks at the lab and they're chaos
      scraping prices from a website every morning
      lists, dictionaries and tuples, when do I use which
      my biology PhD suddenly needs me to plot with matplotlib
      indentation error on line twelve again
      Django or Flask for a tiny side project
      reading hundreds of CSV files and joining them with a few lines`,
    es: `pandas me reclama por el índice y no lo entiendo
      quiero un script que renombre miles de fotos
      no logro instalar las librerías con pip
      tengo notebooks de Jupyter hechos un desastre
      bajar precios de una página cada mañana automáticamente
      cuándo uso lista, tupla o diccionario
      en el doctorado me piden graficar con matplotlib
      error de indentación en la línea doce, otra vez
      Django o Flask para un proyecto chiquito
      leer cientos de archivos csv y juntarlos con pocas líneas`,
  },
  'coding-web': {
    en: `can't centre a div to save my life
      React hooks render forever and the page hangs
      my layout falls apart on a phone screen
      how do the frontend and the backend talk to each other
      CSS grid fights me at every turn
      the form doesn't send anything when I press the button
      I know some HTML and want to move to JavaScript
      deploying my node server somewhere cheap
      CORS blocked my fetch request
      hand coding my own blog instead of using templates`,
    es: `no consigo centrar un div ni a palos
      el useEffect de React se queda en bucle infinito
      mi maqueta se desarma en el celular
      cómo se comunican el frontend y el backend
      sé un poco de HTML y quiero pasar a JavaScript
      aprieto el botón del formulario y no envía nada
      dónde subo mi servidor de node barato
      el navegador me bloquea la petición por CORS
      las hojas de estilo CSS me sacan de quicio
      quiero programar mi blog a mano sin plantillas`,
  },
  'mobile-apps': {
    en: `I have an idea for an iPhone thing that walks dogs
      Apple rejected my submission to the store twice
      Flutter or React Native for a small team of one
      push notifications don't arrive on Android
      my prototype drains the battery in an hour
      how much should a developer charge me to make it
      want something people tap to order from my food truck
      Swift is confusing but I want it native
      a tracker for my running club on everyone's phone
      downloads from Google Play are zero after launch`,
    es: `tengo una idea para el celular que pasea perros
      Apple me rechazó dos veces lo que subí a la tienda
      Flutter o React Native si trabajo solo
      no llegan las notificaciones en Android
      mi prototipo se come la batería del teléfono
      cuánto me debería cobrar un desarrollador por hacerla
      quiero que pidan desde el móvil en mi food truck
      me enredo con Swift y Kotlin
      algo tipo Uber pero para los vecinos de mi comuna
      la publiqué en Google Play y nadie la descarga`,
  },
  'into-tech': {
    en: `I'm a teacher and want to become a developer
      finished a bootcamp and no junior position answers me
      leaving hospitality for a career in software
      is my age a problem to get hired as a programmer
      tired of retail, everyone says QA testing is the way in
      which projects on GitHub would impress an employer
      from accountant to data analyst, has anybody done it
      no computer science degree, will they even read my CV
      women in engineering teams, how did you get your foot in
      lorry driver dreaming of a remote job writing code`,
    es: `soy profe y quiero reconvertirme en desarrolladora
      terminé el bootcamp y ningún puesto junior me contesta
      dejar la hostelería para trabajar en informática
      a los treinta y ocho me contratarán como programador
      no tengo título de ingeniero y quiero entrar a una empresa de software
      qué proyectos pongo en GitHub para que me tomen en serio
      de contador a analista de datos, alguien lo logró
      dicen que el testing es la puerta de entrada
      soy chofer y sueño con un laburo remoto de sistemas
      mujer en tecnología buscando su primera pega`,
  },
  'coding-interviews': {
    en: `froze at the whiteboard when they asked for a binary tree
      Leetcode mediums take me two hours each
      Google onsite is in three weeks and I'm panicking
      live coding with a stranger watching makes me blank
      big O notation never stuck with me
      take home assignment got rejected without feedback
      need mock rounds with a senior engineer
      they'll ask me to design Twitter and I've no clue
      reversing a linked list under pressure
      passed HR but always fail the algorithms round`,
    es: `me quedé en blanco en la pizarra con el árbol binario
      cada problema de Leetcode me toma dos horas
      en tres semanas me entrevista Amazon y estoy en pánico
      programar en vivo con alguien mirando me bloquea
      la complejidad big O nunca me entró
      me rechazaron la prueba técnica sin explicarme nada
      quiero simulacros con un ingeniero senior
      me van a pedir diseñar un Twitter y no sé por dónde partir
      paso recursos humanos pero caigo en la ronda de algoritmos
      invertir una lista enlazada bajo presión`,
  },
  'software-design': {
    en: `microservices or a monolith for four engineers
      everything depends on everything in our project
      where should the business rules live, domain or controller
      hexagonal, clean, onion, which layers do I truly need
      my classes have grown to two thousand lines
      I was promoted to tech lead and must draw the diagrams
      queues and events between our services confuse the team
      is the factory pattern overkill here
      we keep arguing about module boundaries
      choosing a stack I won't regret in five years`,
    es: `microservicios o monolito para un equipo de cuatro
      en nuestro proyecto todo depende de todo
      dónde pongo las reglas de negocio, en el dominio o el controlador
      hexagonal, limpia, por capas, cuál me sirve de verdad
      mis clases tienen dos mil líneas cada una
      me nombraron líder técnico y tengo que dibujar los diagramas
      eventos y colas entre servicios, nos enredamos
      no sé si este patrón de diseño es matar moscas a cañonazos
      discutimos todo el día sobre cómo separar los módulos
      elegir un stack del que no me arrepienta en cinco años`,
  },
  'legacy-code': {
    en: `inherited a PHP monster nobody dares to touch
      the guy who wrote it retired and left no docs
      changing one line breaks three other screens
      COBOL from the eighties still pays our salaries
      want to refactor but there isn't a single test
      management won't give us time for technical debt
      rewrite everything or patch it bit by bit
      stuck on an ancient Java version and afraid of upgrading
      spaghetti with global variables all over the place
      I spend my days deciphering what somebody did in 2009`,
    es: `heredé un monstruo en PHP que nadie se atreve a tocar
      el que lo escribió se jubiló y no dejó documentación
      cambio una línea y se rompen tres pantallas
      sistema en COBOL de los ochenta que aún paga los sueldos
      quiero refactorizar pero no hay ni una prueba
      los jefes no nos dan tiempo para la deuda técnica
      reescribir desde cero o ir parchando de a poco
      atrapados en una versión viejísima de Java
      puro código espagueti con variables globales
      me paso el día descifrando lo que hizo otro en 2009`,
  },
};
