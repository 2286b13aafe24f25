import type { Examples } from './examples.ts';

/** What people type about getting in, getting heard and getting back to work. One sentence a line. */
export const careersExamples2: Examples = {
  'personal-brand': {
    en: `I want people to think of me when they need an architect
      how do consultants get known in their niche
      should I have my own website with my name
      I'm excellent and completely unknown
      what do I post so clients see me as an expert
      my online presence is a dead blog from 2014
      I'd like to be invited to podcasts
      how do I tell who I am in one line
      shy about promoting myself in public
      my reputation depends on the company logo`,
    es: `quiero que piensen en mí cuando necesiten una arquitecta
      cómo se hace conocido un consultor en su nicho
      me conviene tener una web con mi nombre
      soy buenísimo y nadie me conoce
      qué publico para que me vean como experta
      mi presencia en internet es un blog muerto
      me gustaría que me inviten a podcasts
      cómo cuento quién soy en una frase
      me da pudor venderme y mostrarme
      mi reputación depende del logo de mi empleador`,
  },
  'job-interview': {
    en: `they ask about my weaknesses and I freeze
      Tuesday I sit before a panel of four
      tell me about yourself makes me ramble
      my palms sweat and I forget my own achievements
      video call with HR, what do I wear
      I always reach the final round and never get picked
      mock questions with someone strict please
      why did you leave your last place, what do I answer
      what should I ask them at the end
      technical round with a whiteboard on Monday`,
    es: `me preguntan por mis defectos y me quedo en blanco
      el martes me siento frente a un panel de cuatro
      háblame de ti y empiezo a divagar
      me sudan las manos y olvido mis logros
      videollamada con recursos humanos, qué me pongo
      llego siempre a la final y nunca me eligen
      quiero ensayar preguntas con alguien exigente
      por qué dejaste tu último puesto, qué respondo
      qué les pregunto yo al terminar
      me citaron para el lunes y hace años que no hago una`,
  },
  layoff: {
    en: `got called into a room and walked out with a box
      the whole department was cut on a zoom call
      made redundant after eighteen years, just like that
      I haven't told my kids I'm not going to the office
      they replaced us with a cheaper team abroad
      sacked on a Friday and still in shock
      what do I do the first week without work
      the plant is closing and all of us are out
      rumours of cuts and I'm last in
      how do I tell interviewers I was let go`,
    es: `me llamaron a una sala y salí con una caja
      echaron a todo el departamento por zoom
      me despidieron tras dieciocho años, así nomás
      no les he dicho a mis hijos que ya no voy a la oficina
      nos reemplazaron por un equipo más barato
      me corrieron un viernes y sigo en shock
      me finiquitaron y no sé cómo empezar la semana
      cierra la planta y quedamos todos en la calle
      hay rumores de recorte y soy el último que entró
      un ERE se llevó mi puesto por delante`,
  },
  'first-job': {
    en: `just graduated and they all want two years' experience
      my degree is on the wall and I work at a cafe
      never had a boss before, what should I expect
      finished uni in July and nobody replies
      how do you get experience if no one gives you any
      eighteen and looking for anything that pays
      I start on Monday and I'm terrified of messing up
      graduate schemes rejected me everywhere
      my parents ask daily if I've found something
      leaving school without a clue how offices work`,
    es: `recién titulada y todos piden dos años de experiencia
      tengo el diploma colgado y trabajo en un café
      nunca he tenido jefe, qué debo esperar
      egresé en julio y nadie me responde
      cómo gano experiencia si nadie me da la oportunidad
      tengo dieciocho y busco lo que sea
      empiezo el lunes y me aterra meter la pata
      mis papás me preguntan a diario si encontré algo
      salgo del colegio sin saber cómo funciona una oficina
      soy junior y compito con gente con máster`,
  },
  internships: {
    en: `need a summer placement to finish my degree
      they want me to work for free for six months
      I only make coffee and photocopies
      how do I email a lab asking for a spot
      my university requires three hundred hours in a firm
      will they keep me on after August
      unpaid trainee in Brussels, can I afford it
      deadline for the bank's programme is next week
      how do I stand out among twelve trainees
      my tutor at the placement never has time for me`,
    es: `necesito una práctica de verano para titularme
      quieren que trabaje gratis seis meses
      solo sirvo café y saco fotocopias
      cómo le escribo a un laboratorio pidiendo cupo
      la facultad exige trescientas horas en una empresa
      me irán a contratar después de la pasantía
      soy becario y hago el trabajo de tres
      la próxima semana cierra el programa de trainees
      cómo destaco entre doce practicantes
      mi tutor de prácticas nunca tiene tiempo para mí`,
  },
  'remote-work': {
    en: `I want to earn from a laptop on the beach
      my desk is the kitchen table and the toddler screams
      they're dragging us back to the building three days
      how do I get hired by a company overseas from my village
      time zones mean calls at eleven at night
      my manager pings to see if I'm online
      I haven't worn shoes in a week, working from home
      digital nomad with a van and bad wifi
      invisible to the team because I'm not in the room
      can't separate the bedroom from the office`,
    es: `quiero ganarme la vida con un portátil en la playa
      mi escritorio es la mesa de la cocina y el niño grita
      nos obligan a volver presencial tres días
      cómo me contrata una empresa de fuera desde mi pueblo
      por el huso horario tengo llamadas a las once de la noche
      mi jefe vigila si estoy conectado
      llevo una semana en pijama haciendo teletrabajo
      nómada digital con furgoneta y mal wifi
      no me ven porque no estoy en la sala
      no logro separar el dormitorio de la oficina`,
  },
  'work-abroad': {
    en: `thinking of nursing in Norway, is my diploma valid
      got an offer in Dubai and my wife is unsure
      which papers does a welder need for Canada
      working holiday in Australia picking fruit
      how do Germans expect a job folder
      relocation package, what should I ask for
      my company wants to send me to Singapore
      can I take my pension with me to Spain
      do they hire foreigners without the local language
      I want to leave Britain and cook in Lisbon`,
    es: `quiero ser enfermero en Alemania, sirve mi título
      me salió una oferta en Dubái y mi señora duda
      qué papeles necesita un soldador para Canadá
      working holiday en Nueva Zelanda recogiendo kiwis
      cómo convalido mi profesión en otro país
      la empresa quiere mandarme a Singapur dos años
      qué pido en el paquete de traslado
      contratan extranjeros sin el idioma local
      quiero irme de Argentina y trabajar en Europa
      cuánto gana un cocinero en Noruega y cómo llego`,
  },
  'return-to-work': {
    en: `seven years at home with the kids and I feel rusty
      maternity leave ends in March and I'm dreading it
      coming back after cancer treatment, slowly
      all the software changed while I was away
      how do I explain years looking after my mum
      my confidence went during the career break
      nursery at eight, office at nine, how
      is anyone hiring mums for school hours
      phased return after months of sick leave
      I stepped off the ladder and want back on`,
    es: `siete años en casa con los niños y me siento oxidada
      se me acaba el postnatal en marzo y me angustia
      vuelvo después del cáncer, de a poco
      cambiaron todos los programas mientras no estuve
      cómo explico los años cuidando a mi mamá
      perdí la confianza durante la pausa
      sala cuna a las ocho y oficina a las nueve, cómo
      alguien contrata mamás en horario escolar
      reincorporación gradual tras meses de baja
      me bajé del tren laboral y quiero subirme otra vez`,
  },
  'fear-of-speaking': {
    en: `my voice shakes when all eyes are on me
      I called in sick to dodge a toast
      best man in June and I feel nauseous already
      my mind goes blank behind a microphone
      I blush, stutter and want the floor to swallow me
      I turned down an award because of the speech
      heart pounding before I read aloud in class
      beta blockers before every talk, I want to stop
      they laughed at me at school and I never got over it
      knees trembling on the stage steps`,
    es: `me tiembla la voz cuando todos me miran
      me hice la enferma para no brindar
      soy padrino en junio y ya tengo náuseas
      con un micrófono delante se me borra todo
      me pongo rojo, tartamudeo y quiero que me trague la tierra
      rechacé un premio por no dar el discurso
      se me sale el corazón antes de leer en clase
      tomo propranolol antes de exponer y quiero dejarlo
      se rieron de mí en el colegio y quedé marcado
      me da pánico escénico subir a la tarima`,
  },
  'public-speaking': {
    en: `asked to give a eulogy and want to do it well
      I talk too fast and lose the audience
      how do you open so people put down their phones
      I want to hold a room like a good storyteller
      what do I do with my hands up there
      I've a TED style talk in October
      councillor needs to address the neighbourhood
      too many ums and you knows
      how do I make three hundred people laugh
      wedding toast, four minutes, no notes`,
    es: `tengo que dar un discurso en el matrimonio de mi hermana
      hablo muy rápido y pierdo al público
      cómo empiezo para que suelten el celular
      quiero cautivar una sala como buen narrador
      qué hago con las manos allá arriba
      doy una charla tipo TED en octubre
      como presidente vecinal tengo que arengar a la junta
      digo demasiados este y o sea
      cómo hago reír a trescientas personas
      palabras de despedida en un funeral, sin leer`,
  },
  presentations: {
    en: `forty slides crammed with bullet points
      the board gets ten minutes of me on Thursday
      my powerpoint puts everyone to sleep
      how do I show numbers without a boring table
      I read off the screen because I'm lost otherwise
      showing results to the client from Tokyo
      where do I cut, I always run over time
      someone asks a hard question after the demo
      how to tell a story with charts
      google slides or keynote and which fonts`,
    es: `cuarenta láminas llenas de viñetas
      el directorio me da diez minutos el jueves
      mi powerpoint duerme a cualquiera
      cómo muestro cifras sin una tabla aburrida
      leo la pantalla porque si no me pierdo
      expongo resultados ante el cliente de Tokio
      siempre me paso del tiempo, qué corto
      me hacen una pregunta difícil después de la demo
      contar una historia con gráficos
      qué letra y colores uso en las diapositivas`,
  },
};
