import type { Examples } from './examples.ts';

/** What people type about exams, numbers and a mind that wanders. One sentence a line. */
export const studyExamples2: Examples = {
  procrastination: {
    en: `I clean the whole flat instead of opening the essay
      I'll start at five, no, at six, no, tomorrow
      only panic at midnight makes me write
      one more episode and then I'll begin
      I've known about this assignment for two months
      I ask for extensions every single time
      I plan beautiful schedules and ignore them
      so afraid of doing it badly that I don't start
      guilt all day and nothing on the page
      I reorganise my pencils and call it work
      every uni essay gets written the day it is due
      I had three weeks and used the final four hours
      I hate myself for starting coursework at dawn again`,
    es: `limpio todo el departamento antes que abrir el ensayo
      parto a las cinco, no, a las seis, mejor mañana
      solo el pánico de medianoche me hace escribir
      un capítulo más de la serie y empiezo
      sé de esta entrega hace dos meses
      siempre pido prórroga y siempre llego tarde
      hago calendarios preciosos y no los cumplo
      me da tanto miedo hacerlo mal que ni arranco
      culpa todo el día y la hoja en blanco
      dejo todo para última hora, soy una floja
      los informes del ramo los parto la madrugada antes de entregarlos
      me prometo que este semestre no y acabo igual, a las tres de la mañana
      me da rabia conmigo misma, tuve semanas y escribí todo el domingo
      las tareas de la facultad las hago corriendo en la micro
      me castigo después por no haber empezado antes el trabajo`,
  },
  focus: {
    en: `I read the same paragraph six times
      a fly passes and I lose the thread
      ten minutes with the book and my mind is elsewhere
      library, cafe, bedroom, I get distracted everywhere
      my phone lights up and the chapter is over
      daydreaming through every lecture and doodling
      noise from the neighbours stops me from studying
      how do people sit for three hours straight
      pomodoro timers, lo-fi music, nothing keeps me there
      my son looks out of the window all class`,
    es: `leo el mismo párrafo seis veces
      pasa una mosca y pierdo el hilo
      diez minutos de libro y ya ando en otra parte
      biblioteca, café o pieza, me distraigo en todos lados
      se prende el celular y chao capítulo
      sueño despierta en todas las clases
      el ruido de los vecinos no me deja estudiar
      cómo aguantan sentados tres horas seguidas
      temporizador, música suave, nada me mantiene atento
      mi hijo mira por la ventana toda la clase`,
  },
  memory: {
    en: `I learn a list of bones and by morning it's gone
      names slip away two seconds after hello
      how do those champions remember a deck of cards
      dates in history just won't stay
      blank on everything I learned last week
      palace of rooms, does that trick work
      I need to memorise forty articles word for word
      at sixty my recall isn't what it was
      lines for the play won't go in my head
      formulas evaporate as soon as I close the notebook`,
    es: `aprendo los huesos y al otro día se me borran
      olvido los nombres dos segundos después de saludar
      cómo recuerdan esos campeones un mazo de cartas
      las fechas de historia no se me quedan
      lo de la semana pasada ya se me esfumó
      funciona eso del palacio y las habitaciones
      tengo que aprenderme cuarenta artículos al pie de la letra
      a los sesenta ya no retengo como antes
      no me entra el texto de la obra de teatro
      las fórmulas se evaporan al cerrar el cuaderno`,
  },
  'exam-nerves': {
    en: `I know it all at home and blank on the paper
      threw up before my finals
      my hand shakes so much I can't hold the pen
      the clock in the hall makes me panic
      I left the room after ten minutes crying
      nightmares about turning the page and understanding nothing
      oral tests make my throat close
      my daughter gets stomach aches on test days
      I studied for weeks and failed from nerves
      everyone writing fast and me staring at question one`,
    es: `en casa me lo sé todo y en la prueba me bloqueo
      vomité antes de los finales
      me tiembla la mano y no puedo sujetar el lápiz
      el reloj de la sala me desespera
      salí llorando a los diez minutos
      sueño que doy vuelta la hoja y no entiendo nada
      en los orales se me cierra la garganta
      a mi hija le duele la guata los días de control
      estudié semanas y suspendí por los nervios
      todos escriben rápido y yo pegado en la primera`,
  },
  'entrance-exams': {
    en: `my son sits the admission test in November
      four points short of medicine last year
      is a prep academy worth the money
      which mock papers are closest to the real thing
      repeating the year to get a better score
      I want to pass selectividad as a foreigner
      old questions from previous years, where are they
      cut-off mark for nursing keeps rising
      over twenty-five access route to uni
      SAT equivalent in Chile, how do I prepare from home`,
    es: `mi hijo da la PAES en noviembre y no ha empezado
      me faltaron cuatro puntos para medicina
      vale la pena pagar un preuniversitario
      qué ensayos se parecen más a la prueba real
      repito la selectividad para subir nota
      voy por el examen de la UNAM por tercera vez
      dónde encuentro preguntas de años anteriores
      la nota de corte de enfermería sube y sube
      acceso a la universidad para mayores de veinticinco
      el ingreso a la UBA y el CBC me tienen mal`,
  },
  'civil-service': {
    en: `three years studying for a government post in Spain
      ninety topics of law to recite before a tribunal
      I want a secure job for life at the town hall
      how many hours a day do candidates put in
      police officer physical and theory, where do I begin
      fast stream assessment centre in Whitehall
      teaching post public competition in June
      living with my parents until I get a permanent place
      passed without a vacancy, start all over
      diplomatic service test and current affairs`,
    es: `llevo tres años opositando y vivo con mis padres
      noventa temas para cantar ante el tribunal
      quiero plaza fija en el ayuntamiento
      cuántas horas al día le dedica un opositor
      guardia civil, físicas y temario, por dónde parto
      auxiliar administrativo del estado y el test psicotécnico
      las oposiciones de maestro son en junio
      aprobé sin plaza y toca empezar otra vez
      el preparador me cuesta un ojo de la cara
      concurso público para entrar al ministerio y ser funcionario`,
  },
  math: {
    en: `fractions still make me cry at thirty-five
      my daughter thinks she's stupid because of algebra
      x and y on the board and I see hieroglyphs
      need GCSE grade 4 to start my apprenticeship
      percentages at the till confuse me
      I missed the basics and now nothing adds up
      how do you solve two equations together
      geometry proofs, triangles, angles, help
      times tables never got into his head
      I want to finally understand numbers without fear
      my son failed his last maths test and there is another one on Friday
      her report card has one D and it is math
      the teacher moved on and he never got decimals`,
    es: `las fracciones todavía me hacen llorar a los treinta y cinco
      mi hija se cree tonta por culpa del álgebra
      veo equis e igual y me parecen jeroglíficos
      necesito pasar mates para entrar al instituto
      me enredo con los porcentajes y la regla de tres
      perdí la base y ahora nada me cuadra
      cómo se resuelven dos ecuaciones juntas
      geometría, triángulos y ángulos, socorro
      a mi hijo no le entran las tablas de multiplicar
      quiero entender los números sin miedo por fin
      mi hija trajo un rojo en álgebra y el viernes la evalúan de nuevo
      al niño le fue pésimo en el control de mate y tiene recuperativa
      su profe de matemáticas dice que si no sube la nota repite curso
      mi nieto reprobó el examen de números y no sé ayudarlo
      necesito que alguien le explique a mi cabro los ejercicios antes de la prueba`,
  },
  calculus: {
    en: `integrals by parts are killing me
      what is a limit, really, in plain words
      eigenvalues appeared and I stopped understanding
      failed first year engineering maths twice
      derivatives fine, chain rule no
      matrices, determinants and vector spaces by Friday
      epsilon and delta sound like a fraternity
      double integrals over weird regions
      differential equations with boundary conditions
      Taylor series and why they converge`,
    es: `las integrales por partes me están matando
      qué es un límite en palabras simples
      llegaron los autovalores y dejé de entender
      reprobé cálculo uno por segunda vez en ingeniería
      derivadas bien, la regla de la cadena no
      matrices, determinantes y espacios vectoriales para el viernes
      me pierdo en las demostraciones con épsilon
      integrales dobles sobre regiones raras
      ecuaciones diferenciales con condiciones de borde
      series de Taylor y por qué convergen`,
  },
  statistics: {
    en: `which test do I use for my questionnaire
      SPSS spat out a table and I can't read it
      p value, what does it mean in English
      I'm a psychologist and regression scares me
      how many people should I survey
      standard deviation versus error, always confused
      R code throws red errors at me
      probability with dice and coloured balls
      my reviewer asks for confidence intervals
      mean, median, outliers and a chart for my results`,
    es: `qué prueba uso para mi cuestionario
      el SPSS me tiró una tabla y no sé leerla
      qué significa el valor p en castellano
      soy psicóloga y la regresión me aterra
      a cuántas personas tengo que encuestar
      desviación estándar y error, siempre los confundo
      el código en R me lanza errores rojos
      probabilidades con dados y bolitas de colores
      el revisor pide intervalos de confianza
      media, mediana, muestra y cómo graficar mis datos`,
  },
  physics: {
    en: `forces, ramps and friction, I draw the arrows wrong
      balancing chemical equations for my resit
      circuits with resistors make no sense to me
      moles and reactions, organic chemistry is a nightmare
      why does the moon not fall down
      biology cells and genetics for the nursing course
      quantum mechanics homework due Monday
      I'd love to grasp relativity as a hobby
      thermodynamics, entropy and heat engines
      lab report on a pendulum and error bars`,
    es: `fuerzas, rampas y roce, dibujo mal las flechas
      balancear ecuaciones químicas para la recuperación
      los circuitos con resistencias no me hacen sentido
      moles y reacciones, la química orgánica es una pesadilla
      por qué la luna no se cae
      células y genética para el curso de enfermería
      tarea de mecánica cuántica para el lunes
      me encantaría entender la relatividad por gusto
      termodinámica, entropía y máquinas de calor
      informe de laboratorio sobre un péndulo`,
  },
  'sat-gre': {
    en: `need 1450 for the college I dream of
      the GRE vocabulary is from another planet
      business school wants a 700 on the GMAT
      reading section, I always run out of minutes
      took it twice and my score went down
      how many months of prep with a full-time job
      quant is easy, verbal kills me
      is test optional a trap for my son
      Khan Academy or a paid tutor for juniors
      data sufficiency questions trick me every time`,
    es: `necesito 1450 en el SAT para mi universidad soñada
      el vocabulario del GRE es de otro planeta
      la escuela de negocios me pide 700 en el GMAT
      en lectura siempre me faltan minutos
      lo di dos veces y bajé el puntaje
      cuántos meses de preparación trabajando jornada completa
      la parte cuantitativa bien, la verbal me mata
      quiero un MBA en Estados Unidos y me exigen examen
      Khan Academy o profesor pagado para mi hija
      me engañan las preguntas de suficiencia de datos`,
  },
};
