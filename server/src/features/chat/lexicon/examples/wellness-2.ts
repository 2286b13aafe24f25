import type { Examples } from './examples.ts';

/** What people type about moving, running and a body that aches. One sentence a line. */
export const wellnessExamples2: Examples = {
  breathing: {
    en: `my chest feels tight and I sigh all day long
      I mouth breathe at night and wake with a dry throat
      tried box counting, four in four out, and got lightheaded
      yawning constantly because I can't get a deep one
      want to use my diaphragm when I sing and speak
      nose always blocked since the broken septum
      Wim Hof videos intrigue me, is it safe at home
      I hold the air in whenever I concentrate at the computer
      after Covid my lungs aren't what they were
      pranayama at dawn to feel calm before the kids wake`,
    es: `siento el pecho apretado y suspiro todo el día
      duermo con la boca abierta y amanezco con la garganta seca
      no logro inhalar hasta el fondo y bostezo a cada rato
      quiero usar el diafragma para cantar y hablar
      vi videos de Wim Hof y no sé si es peligroso
      aguanto el aire sin darme cuenta frente al computador
      después del covid mis pulmones no son los mismos
      pranayama al amanecer para calmarme antes de trabajar
      tengo la nariz tapada desde siempre
      inhalar, retener, exhalar, me mareo con esos ejercicios`,
  },
  'start-exercise': {
    en: `the trainers are still in the box
      I always say Monday and Monday never comes
      gyms intimidate me, all those muscles and mirrors
      never did sport, I was picked last in PE
      ten minutes at home, nothing fancy, in my pyjamas
      tomorrow, tomorrow, and another year on the couch
      I feel ridiculous in leggings with my size
      what can someone totally unfit do without getting hurt
      bought a treadmill and it's a clothes hanger
      need a buddy to drag me out of the house`,
    es: `las zapatillas siguen en la caja
      siempre digo el lunes empiezo y nunca llega
      el gimnasio me intimida, puros musculosos y espejos
      nunca hice deporte, en educación física me elegían al último
      diez minutos en casa, en pijama, algo simple
      soy súper sedentaria y me da flojera moverme
      me siento ridícula con calzas y mi talla
      compré una caminadora y es un perchero
      necesito que alguien me saque a rastras del sillón
      qué puede hacer alguien sin estado físico para no lesionarse`,
  },
  running: {
    en: `couch to 5k and I'm stuck on week four
      stitch in my side after a kilometre
      is it better to land on heels or toes
      Saturday parkrun, I always come last
      out of breath by the second lamppost
      which shoes for someone flat footed and heavy
      jogging before work in the dark and rain
      shin splints every time I increase my miles
      my watch says nine minutes a mile, how do I get quicker
      I'd love to trot around the park with my dog`,
    es: `quiero llegar a los 5k y no paso de dos
      me da una puntada en el costado al primer kilómetro
      piso con el talón o con la punta
      salgo a trotar al parque y me ahogo en dos cuadras
      qué zapatillas para pie plano y harto peso
      mis amigos van a 5 el kilómetro y yo a 8
      trotar antes del trabajo con frío y de noche
      se me cargan las canillas cuando subo los kilómetros
      me gustaría hacer mi primera carrera de diez
      mi reloj marca un ritmo que no logro bajar`,
  },
  'half-marathon': {
    en: `my longest run is six miles and the race is in spring
      friends talked me into thirteen miles, I barely manage five
      ten kilometres is my ceiling so far
      how do I go from 10 to 21 km without breaking
      got a London place through the ballot, sixteen weeks left
      21k in October and my longest run is eight
      at mile twenty my legs turned to concrete last time
      want to break four hours in Berlin
      what to eat the night before and at the aid stations
      tapering makes me anxious, should I rest that much
      charity bib for cancer research, so I must finish
      chafing, black toenails and a finisher medal
      sub two hours would make me cry with joy
      do I need to cover 42 before race day`,
    es: `lo más largo que troté fueron seis kilómetros y la carrera es en primavera
      mis amigos me convencieron y apenas aguanto cinco kms
      diez kilómetros es mi techo hasta ahora
      me regalaron el dorsal y no paso de la mitad de la distancia
      quedé en el sorteo para Nueva York y faltan dieciséis semanas
      corro 21k en octubre y lo más largo que hice son ocho
      en el kilómetro 32 choqué contra el muro
      quiero bajar de cuatro horas en Berlín
      qué ceno la noche antes y qué tomo en los puntos de hidratación
      la maratón de Santiago en abril, mis primeros 42
      el dorsal ya está comprado y yo sin tirada larga
      me rozan las axilas y se me ponen negras las uñas
      cruzar la meta con mi hija de la mano
      hacer los 21 bajo dos horas antes de los cuarenta`,
  },
  'training-plan': {
    en: `I go to the gym and wander between machines without aim
      how many days a week, what on which day
      need a schedule that fits around night shifts and kids
      my routine hasn't changed in two years and neither have I
      rest days, intervals, easy weeks, how to combine them
      downloaded five programmes and followed none
      someone to write my sessions and check my progress
      twelve weeks to my race, how should I distribute the load
      I think I'm overtraining, always sore and grumpy
      sets, reps, weights, I just copy the guy next to me`,
    es: `voy al gimnasio y doy vueltas entre máquinas sin saber qué hacer
      cuántos días a la semana y qué me toca cada día
      necesito una rutina que calce con mis turnos y los niños
      hago lo mismo hace dos años y no veo cambios
      días de descanso, series, semanas suaves, cómo se combinan
      bajé cinco programas de internet y no seguí ninguno
      que alguien me arme las sesiones y vea mi avance
      tengo doce semanas para la carrera, cómo reparto la carga
      creo que estoy sobreentrenada, siempre adolorida y de malas
      series, repeticiones, kilos, copio al de al lado`,
  },
  'knee-injury': {
    en: `it clicks and swells every time I go downstairs
      tore my meniscus playing five-a-side
      physio discharged me but I'm scared to jump again
      six months after ACL surgery and still limping
      twisted my ankle on the kerb, can I train
      tennis elbow and I don't even play
      pain under the kneecap when I squat
      Achilles is stiff every morning like a rusty hinge
      shoulder popped out at rugby, when may I return
      ice, brace, ibuprofen, and it keeps coming back`,
    es: `me suena y se me hincha cada vez que bajo escaleras
      me rompí el menisco jugando a la pelota
      el kine me dio el alta pero me da miedo saltar
      seis meses de la operación del cruzado y sigo cojeando
      me doblé el tobillo en la vereda, ¿puedo entrenar?
      me duele debajo de la rótula al agacharme
      el tendón de Aquiles amanece tieso
      se me salió el hombro en el rugby
      hielo, rodillera, ibuprofeno y vuelve igual
      tengo un desgarro en la pantorrilla y quiero volver a correr`,
  },
  'back-pain': {
    en: `bent down to tie my shoe and couldn't stand up
      sciatica shooting down my leg when I drive
      I lift patients all day and my lumbar is ruined
      mattress, pillow, belt, I've bought everything
      scan showed a slipped disc, they mention surgery
      carrying my toddler has killed my lower spine
      can't sit through a film without shifting about
      stiff as a board getting out of bed
      muscle relaxants only work until they wear off
      my neck and shoulder blades burn by evening`,
    es: `me agaché a amarrarme el zapato y quedé tiesa
      la ciática me baja por la pierna cuando manejo
      cargo pacientes todo el día y tengo la cintura hecha pedazos
      compré colchón, almohada y faja, y nada
      me salió una hernia en la resonancia y hablan de operar
      de tanto llevar en brazos a la guagua me duele el lomo
      no aguanto una película sentado
      me levanto como tabla por las mañanas
      los relajantes musculares duran lo que duran
      me arde el cuello y entre las paletas al final del día`,
  },
  posture: {
    en: `my mum says I walk like a question mark
      saw myself in a photo, hunched like a vulture
      laptop on the kitchen table eight hours a day
      shoulders rolled forward and head sticking out
      tech neck from scrolling, at twenty-six
      what height should my screen and chair be
      my daughter slouches over her homework
      I straighten up and after a minute I slump again
      one hip higher than the other, says my tailor
      want to stand tall and look confident`,
    es: `mi mamá dice que ando como signo de interrogación
      me vi en una foto, encorvada como buitre
      notebook en la mesa de la cocina ocho horas diarias
      tengo los hombros caídos y la cabeza hacia adelante
      a mis veintiséis ya tengo joroba por el celular
      a qué altura pongo la pantalla y la silla
      mi hija se encorva sobre los cuadernos
      me enderezo y al minuto vuelvo a desparramarme
      tengo escoliosis leve y una cadera más alta
      quiero pararme derecho y verme seguro`,
  },
  'strength-training': {
    en: `I can only train in the living room during naps
      no gym near us, I want stronger arms with water bottles
      with a baby on my hip I need muscles but no time to leave
      push ups between the sofa and the cot
      can't do a single press-up or pull-up
      I'm skinny and want arms that fill a shirt
      afraid the barbell will hurt me if I deadlift wrong
      will lifting make me bulky, asks every woman I know
      dumbbells gathering dust under the bed
      stuck at the same bench press for months
      jam jars defeat me, my grip is gone
      kettlebells and bands at home while baby naps
      want a firmer bum and flat abs
      how much creatine and whey should a beginner take`,
    es: `solo puedo entrenar en el living mientras duerme la guagua
      quiero brazos firmes usando botellas de agua
      sin plata para gimnasio, tengo una silla y una liga
      hago sentadillas entre la cocina y la cuna
      no hago ni una flexión ni una dominada
      soy flaco y quiero brazos que llenen la polera
      me da miedo lesionarme con la barra en el peso muerto
      si levanto pesas me voy a poner cuadrada, dicen mis amigas
      las mancuernas juntan polvo bajo la cama
      estancado en el press de banca hace meses
      no puedo abrir ni un frasco de mermelada
      bandas y kettlebell en casa mientras duerme el bebé
      quiero glúteos firmes y abdomen plano
      cuánta creatina y proteína toma un principiante`,
  },
  mobility: {
    en: `I can't touch my toes, not even my shins
      getting off the floor takes me three attempts
      hamstrings tight as guitar strings after cycling
      my hips lock when I sit cross legged
      yoga class, everyone bends and I creak
      can't reach the zip at the back of my dress
      shoulders too stiff to hang out the washing
      want to do the splits before I'm forty
      ten minutes of stretching, which ones and how long
      foam roller, I own one and don't know how to use it`,
    es: `no me toco los pies, ni siquiera las canillas
      para pararme del suelo necesito tres intentos
      tengo los isquios como cuerdas de guitarra
      se me traban las caderas al sentarme con las piernas cruzadas
      en la clase de yoga todos se doblan y yo crujo
      no alcanzo el cierre del vestido en la espalda
      los hombros tan tiesos que no puedo tender la ropa
      quiero abrirme de piernas antes de los cuarenta
      diez minutos de estiramientos, cuáles y cuánto rato
      tengo un rodillo de espuma y no sé usarlo`,
  },
  'exercise-older': {
    en: `I'm 67, just retired, and my legs tremble on the stairs
      mum had a fall and is afraid to go out
      osteoporosis, which movements are safe for my bones
      want to carry my grandson without hurting myself
      aqua aerobics or tai chi at my age
      hip replaced in spring and I miss dancing
      balance is going, I hold on to the furniture
      menopause took my muscles away
      my knees are seventy but my head is thirty
      gym instructors are twenty and don't understand arthritis`,
    es: `tengo 67, recién jubilado, y me tiemblan las piernas en la escalera
      mi mamá se cayó y ahora no quiere salir
      con osteoporosis, qué movimientos son seguros para mis huesos
      quiero cargar a mi nieto sin lesionarme
      gimnasia en el agua o taichí a mi edad
      me pusieron prótesis de cadera y echo de menos bailar
      pierdo el equilibrio y me agarro de los muebles
      la menopausia se llevó mis músculos
      los profes del gimnasio tienen veinte años y no saben de artrosis
      pasados los sesenta, ¿todavía puedo levantar pesas?`,
  },
};
