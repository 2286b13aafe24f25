import type { Examples } from './examples.ts';

/** What people type about university, theses and ways into it. One sentence a line. */
export const studyExamples: Examples = {
  tutoring: {
    en: `I'm failing two subjects and the term ends soon
      lectures go over my head and I'm shy to ask
      back at school at thirty and lost in the homework
      I need somebody patient to explain it slowly
      resits in August and nobody to help me
      my classmates understand and I just copy the board
      looking for private lessons twice a week
      missed a month with glandular fever, need to catch up
      what mark do I need to pass the year
      my course has no support and I'm drowning in assignments`,
    es: `voy reprobando dos ramos y se acaba el semestre
      no entiendo las clases y me da vergüenza preguntar
      volví a estudiar a los treinta y me pierdo en las tareas
      necesito un profe con paciencia que me explique lento
      recuperaciones en agosto y nadie que me ayude
      mis compañeros entienden y yo copio la pizarra
      busco clases particulares dos veces por semana
      falté un mes enferma y tengo que ponerme al día
      qué nota necesito para pasar el curso
      me quedaron tres materias para septiembre
      mi hijo llegó con puros rojos en la libreta
      la próxima semana tiene prueba otra vez y no entiende la materia`,
  },
  dissertation: {
    en: `twelve thousand words due in May and I've got a title
      my research question is too broad they say
      literature review with two hundred pdfs unread
      how do I structure the methodology chapter
      stuck on chapter two since Easter
      interviews recorded and no clue how to code them
      I changed my topic three times already
      the final year project is eating my life
      can't narrow down what to investigate
      all my coursework is done, only that big paper is missing`,
    es: `entrego la tesis en mayo y solo tengo el título
      dicen que mi pregunta de investigación es muy amplia
      marco teórico con doscientos pdf sin leer
      cómo armo el capítulo de metodología
      pegada en el segundo capítulo desde semana santa
      grabé las entrevistas y no sé cómo codificarlas
      ya cambié tres veces de tema
      el TFG me está comiendo la vida
      tengo todo aprobado y me falta la memoria para titularme
      no sé cómo acotar lo que quiero investigar`,
  },
  phd: {
    en: `fourth year in the lab and no paper published
      my stipend ends before my experiments do
      should I quit my doctorate or push through
      how do I find a professor who'd take me on
      research proposal of ten pages for a doctoral programme
      everyone in my cohort is depressed
      postdoc or industry after I finish
      reviewer two destroyed my article
      I'm a candidate working at weekends with mice
      is it worth becoming a doctor at forty`,
    es: `cuarto año en el laboratorio y sin publicar nada
      se me acaba la beca antes que los experimentos
      dejo el doctorado o sigo aguantando
      cómo encuentro un profesor que me acepte de doctoranda
      me piden un proyecto de diez páginas para postular al programa
      en mi cohorte estamos todos deprimidos
      postdoc o empresa cuando termine
      el revisor dos me destrozó el artículo
      paso los fines de semana con ratones y pipetas
      vale la pena doctorarse a los cuarenta`,
  },
  'academic-writing': {
    en: `my essays come back full of red ink
      APA or Harvard, I mix up the references
      how do I paraphrase without plagiarising
      my paragraphs jump around with no argument
      the teacher says too informal, whatever that means
      turning my results into a journal article
      what goes in an abstract of 200 words
      my English isn't good enough for scientific papers
      introductions take me three days to write
      footnotes and bibliography drive me mad`,
    es: `mis ensayos vuelven llenos de rojo
      normas APA y me enredo con las citas
      cómo parafraseo sin que sea plagio
      mis párrafos saltan sin hilo ni argumento
      el profe dice que escribo muy coloquial
      convertir mis resultados en un artículo para revista
      qué pongo en un resumen de doscientas palabras
      me cuesta redactar papers en inglés
      tardo tres días en escribir una introducción
      la bibliografía y las notas al pie me vuelven loca`,
  },
  supervisors: {
    en: `he hasn't answered my draft in two months
      my advisor contradicts what she said last week
      she put her name first on my work
      I cry after every meeting with my professor
      he went on sabbatical and forgot me
      can I change tutors in the third year
      he compares me with his star student
      feedback is just a question mark in the margin
      my promoter wants another experiment, always another
      I'm afraid to send him my chapter`,
    es: `mi profesor guía no contesta hace dos meses
      mi tutora contradice lo que dijo la semana pasada
      puso su nombre primero en mi trabajo
      salgo llorando de cada reunión con mi director de tesis
      se fue de sabático y me olvidó
      puedo cambiar de director en tercer año
      me compara con su alumna estrella
      sus comentarios son un signo de pregunta al margen
      mi asesor pide otro experimento y otro más
      me da miedo mandarle el capítulo`,
  },
  viva: {
    en: `two examiners, one table and four years of work
      what will the external ask me
      I defend on the ninth and can't recall my own chapters
      how long should I speak before the committee
      what if they demand major corrections
      one jury member hates my theory
      mock grilling on my thesis please
      how do I answer when I don't know
      I pass out thinking of the panel questioning me
      twenty minutes of slides and then an hour of attack`,
    es: `tres profesores, una mesa y años de trabajo
      qué me va a preguntar la comisión
      defiendo el nueve y no recuerdo ni mis capítulos
      cuánto rato expongo ante el tribunal
      y si me piden correcciones grandes
      un miembro del jurado odia mi teoría
      quiero ensayar el examen de grado con alguien duro
      cómo respondo cuando no sé
      me desmayo de pensar en la defensa
      veinte minutos de láminas y una hora de ataque`,
  },
  scholarships: {
    en: `I got in but can't pay the fees
      my parents can't afford to send me
      Fulbright, Chevening, Erasmus, which fits me
      deadline for the grant is in two weeks
      is there money for single mums who study
      who funds master's degrees in agriculture
      full ride to the States with good grades
      I need a bursary for books and rent
      the committee wants proof of leadership
      rejected from funding twice, what am I doing wrong`,
    es: `quedé seleccionada pero no puedo pagar el arancel
      mis papás no tienen cómo costearme la carrera
      Fulbright, Chevening o Becas Chile, cuál me sirve
      cierra la convocatoria en dos semanas
      hay plata para mamás solteras que estudian
      quién financia un máster en agricultura
      tengo buenas notas y quiero estudiar gratis afuera
      necesito ayuda para libros y pensión
      el comité pide pruebas de liderazgo
      me negaron la beca dos veces, qué hago mal`,
  },
  'study-abroad': {
    en: `a year in Bologna with Erasmus, how do I choose
      will my credits count when I come home
      dorm or shared flat in Melbourne for students
      I want to do my master's in Germany
      which country accepts my school certificate
      homesick in my first term overseas
      student visa for Canada and a bank statement
      exchange semester in Seoul, is it crazy
      do I need IELTS for a Dutch university
      living costs for a student in Dublin`,
    es: `me voy un año de Erasmus a Bolonia y no sé cómo elegir
      me valdrán los créditos cuando vuelva
      residencia o piso compartido para estudiantes en Melbourne
      quiero hacer el máster en Alemania
      qué país acepta mi título de bachiller
      mi primer semestre afuera y extraño todo
      visa de estudiante para Canadá y cartola del banco
      semestre de intercambio en Corea, será locura
      me piden IELTS en una universidad holandesa
      cuánto cuesta vivir como alumno en Dublín`,
  },
  'university-applications': {
    en: `UCAS closes in January and I've nothing written
      which five unis should I put on the form
      my daughter wants Oxford and the interview scares her
      common app, supplements, deadlines, help
      waitlisted at my first choice
      are my A levels enough for medicine
      how do I get a good reference from a teacher
      applying to master's programmes in three countries
      clearing day and no place
      what do admissions people look for`,
    es: `cierran las inscripciones y no he llenado nada
      qué universidades pongo en mi lista de preferencias
      mi hija quiere entrar a Oxford y la asusta la entrevista
      formularios, plazos y papeles para postular a la U
      quedé en lista de espera en mi primera opción
      me alcanza el puntaje para medicina
      cómo pido una buena recomendación a un profesor
      postulo a másteres en tres países
      no quedé en ninguna parte, qué hago ahora
      qué miran los de admisión`,
  },
  'motivation-letters': {
    en: `why do you want this course, five hundred words
      my personal statement sounds like everyone else's
      statement of purpose and I have no purpose
      how do I sell my story to a selection committee
      they want passion without clichés
      can I mention my failed first year
      I've written the first line twenty times
      one page on why this university
      who can read my essay for admission honestly
      do I start with my grandmother's hospital bed`,
    es: `por qué quieres este máster, en quinientas palabras
      mi carta de intenciones suena igual a todas
      cómo convenzo al comité con mi historia
      quieren pasión sin frases hechas
      puedo mencionar el año que reprobé
      he escrito veinte veces la primera línea
      una página sobre por qué esa universidad
      quién me lee el ensayo de admisión con sinceridad
      parto contando lo de mi abuela en el hospital
      no sé explicar por qué merezco el cupo`,
  },
  'choosing-degree': {
    en: `law or biology, I flip a coin every night
      I'm seventeen and they want me to decide my life
      dad says engineering, my heart says theatre
      hate my first year, should I switch majors
      which subjects lead to good money
      good at art and maths, what course mixes both
      vocational college or university after school
      will philosophy leave me on the street
      my son has no clue what to study next year
      take a gap year or enrol in something`,
    es: `derecho o biología, cada noche cambio de idea
      tengo diecisiete y quieren que decida mi vida
      mi papá dice ingeniería y mi corazón teatro
      odio mi primer año, me cambio de carrera
      qué carreras dan plata y futuro
      soy buena en arte y números, qué mezcla los dos
      instituto técnico o universidad después de cuarto medio
      me moriré de hambre con filosofía
      mi hijo no sabe qué estudiar el otro año
      me tomo un año sabático o me matriculo en algo`,
  },
  'study-methods': {
    en: `I highlight the whole page in yellow
      six hours with the book and nothing sticks
      how do top students take notes
      flashcards, mind maps or summaries
      I don't know how to revise, never learned
      cramming the night before stopped working
      make me a timetable for ten modules
      I reread and fool myself that I know it
      how many weeks ahead should I begin
      recording lectures and never listening to them
      I put in the hours and the next day the chapter is gone
      read the whole book and could not tell you what was in it
      I study twice as long as my friends for half the mark`,
    es: `subrayo la página entera de amarillo
      seis horas con el libro y no retengo nada
      cómo toman apuntes los mejores alumnos
      fichas, mapas mentales o resúmenes
      nunca aprendí a estudiar de verdad
      estudiar la noche anterior ya no me sirve
      ayúdame con un horario para diez ramos
      releo y me engaño creyendo que me lo sé
      con cuántas semanas parto a repasar
      grabo las clases y nunca las escucho
      paso la tarde entera con los libros y a la mañana siguiente tengo la mente vacía
      leo capítulos completos y me preguntan y no recuerdo ni el título
      me mato estudiando y saco lo mismo que el que no abrió el cuaderno
      le dedico el fin de semana al texto y el lunes ya se me olvidó
      cierro el libro y es como si no hubiera leído`,
  },
};
