import type { Examples } from './examples.ts';

/** What people type about babies, small children and trouble at school. One sentence a line. */
export const parentingExamples: Examples = {
  'parenting-support': {
    en: `nobody gave me a manual for these two little humans
      everyone has opinions, my mother, the neighbour, Instagram
      I don't want to repeat how I was brought up
      am I a bad mum or is this normal
      my husband is soft, I'm strict, and the kids exploit it
      my boy changed overnight and I don't recognise him
      I'd like to be the dad I never had
      adopted a girl of six and we are finding our feet
      grandmother looking after three grandkids, out of my depth
      smacking was normal in my day, what do we do now`,
    es: `nadie me dio un manual para estas dos criaturas
      todos opinan, mi mamá, la vecina, Instagram
      no quiero repetir cómo me criaron a mí
      soy mala madre o esto le pasa a todas
      mi marido es blando, yo estricta, y los niños se aprovechan
      mi hijo cambió de un día para otro y no lo reconozco
      quisiera ser el papá que no tuve
      adoptamos una niña de seis y nos estamos conociendo
      soy abuela y crío a tres nietos, me superan
      antes se daba una palmada, ahora no sé qué hacer`,
  },
  newborns: {
    en: `he's nine days old and I haven't showered in three
      she screams every evening from six to ten, is it colic
      hospital sent us home with this tiny thing and a leaflet
      scared I'll drop her in the bath
      green poo, hiccups, spit up, I google everything
      due in August with my first and clueless
      partner went back to work and I cry alone with the pram
      umbilical cord stump smells funny
      twins, tandem nappies, and I don't know what day it is
      I expected to fall in love at once and I only feel tired`,
    es: `tiene nueve días y llevo tres sin ducharme
      llora todas las tardes de seis a diez, ¿serán cólicos?
      nos mandaron de la clínica con esta cosita y un folleto
      me da terror que se me resbale en la tina
      caca verde, hipo, regurgita, todo lo busco en internet
      nace en agosto mi primera y no tengo idea
      mi pareja volvió al trabajo y lloro sola con el coche
      el ombligo le huele raro y no sé limpiarlo
      mellizos, pañales dobles y ya no sé qué día es
      soy primeriza y no siento ese amor instantáneo que prometían`,
  },
  'baby-sleep': {
    en: `up every forty minutes since she turned four months
      he only nods off in the car or on my chest
      the cot might as well be full of nails
      three years old and still comes into our bed at two
      cry it out breaks my heart, is there another way
      naps last exactly twenty minutes, not one more
      bedtime takes two hours, water, wee, another story
      awake at 4.30 am ready to party
      rocking her until my arms go numb
      I haven't slept through since the birth, I'm a zombie`,
    es: `se despierta cada cuarenta minutos desde los cuatro meses
      solo se queda frito en el auto o encima mío
      la cuna parece que tuviera clavos
      tiene tres años y a las dos se pasa a nuestra cama
      dejarlo llorar me parte el alma, ¿hay otra forma?
      las siestas duran veinte minutos exactos
      acostarla toma dos horas, agua, pipí, otro cuento
      a las cuatro y media ya está de fiesta
      la mezo hasta que se me duermen los brazos
      la guagua no me deja pegar un ojo, parezco zombi`,
  },
  breastfeeding: {
    en: `my nipples are cracked and I cry at every latch
      is she getting enough or should I give a bottle
      pumping in the office toilet before I go back full time
      red lump, fever, the left side is on fire
      he bites me now that he has teeth
      they say my milk is too thin, is that even true
      weaning a two year old who still wants the boob
      she refuses formula and I return to work Monday
      tongue tie snipped and still it hurts
      strangers stare when I nurse in cafés`,
    es: `tengo los pezones agrietados y lloro cada vez que se prende
      no sé si queda satisfecho o le doy relleno
      me saco leche en el baño de la oficina
      bulto rojo, fiebre, el pecho izquierdo me arde
      le salieron dientes y me muerde la teta
      me dicen que mi leche es aguada, ¿será cierto?
      quiero destetar a mi hija de dos años
      no acepta mamadera y vuelvo a trabajar el lunes
      le cortaron el frenillo y sigue doliendo
      me miran feo cuando doy pecho en el café`,
  },
  tantrums: {
    en: `when I refuse him a biscuit he kicks and bites
      my two year old headbutts the wall if we say stop
      she arches her back and screams in the pushchair
      slaps me in the face whenever I set the toy aside
      he threw himself on the supermarket floor over a lollipop
      wrong colour cup and the world ends
      she hits, kicks, bites me when I say it's time to go
      screamed so hard she turned blue
      terrible twos started at eighteen months here
      strangers tut while mine howls on the bus
      putting on shoes is a battle every morning
      do I hug, ignore or carry her out under my arm
      meltdown each time the tablet goes away
      he bangs his head on the wall out of rage`,
    es: `le niego una galleta y patea y muerde
      mi nena de dos años se golpea la cabeza si la contradigo
      se arquea y chilla en el coche
      me da manotazos cuando le guardo el juguete
      se tiró al suelo del súper por un chupete
      le di el vaso de otro color y se acabó el mundo
      me pega, patea y muerde cuando nos vamos de la plaza
      gritó tanto que se puso morada
      hace pataletas por todo, tiene dos añitos
      la gente me mira feo mientras el mío berrea en la micro
      ponerle los zapatos es una batalla cada mañana
      la abrazo, la ignoro o me la llevo en brazos
      unos berrinches que se oyen hasta la esquina
      se da cabezazos contra la pared de pura rabia`,
  },
  'potty-training': {
    en: `three and a half and nursery says no more nappies
      he hides behind the curtain to poo
      stickers, sweets, musical toilet, nothing convinces her
      she was dry and now wets her knickers daily
      wees on the carpet two minutes after getting off the loo
      my seven year old still soaks the bed
      how do I know if she's ready to ditch pull-ups
      holds it in for days and then it hurts
      afraid of the flush, he thinks it will swallow him
      can't do sleepovers because of accidents`,
    es: `tiene tres y medio y en el jardín no lo aceptan con pañal
      se esconde detrás de la cortina para hacer caca
      pegatinas, dulces, bacinica con música, nada la convence
      ya avisaba y ahora se hace pipí todos los días
      se baja del váter y mea la alfombra
      mi hija de siete todavía moja la cama
      cómo sé si está listo para dejar los pañales
      se aguanta días y después le duele
      le tiene miedo al ruido de la cadena
      no puede quedarse donde los primos por los escapes`,
  },
  'picky-eating': {
    en: `plain pasta, chicken nuggets, and nothing green, ever
      mealtimes last an hour and end in tears
      she gags at anything with lumps
      I cook three separate dinners every night
      my son lives on yoghurt and crackers
      won't open his mouth for a spoon of purée
      grandma bribes him with pudding to swallow a carrot
      the weight chart dropped and the paediatrician is worried
      food can't touch on the plate or he won't have it
      I chase her round the house with a fork`,
    es: `puros fideos blancos y nuggets, nada verde jamás
      la hora de almuerzo dura eternidades y acaba en llanto
      le dan arcadas si la papilla tiene grumos
      cocino tres menús distintos cada noche
      mi hijo vive a base de yogur y galletas
      cierra la boca y no hay avioncito que valga
      la abuela lo soborna con postre para que trague la zanahoria
      bajó en la curva de peso y el pediatra se preocupó
      si la comida se toca en el plato ya no la prueba
      la persigo por la casa con el tenedor`,
  },
  'sibling-rivalry': {
    en: `since the baby arrived she wants a bottle and nappies too
      they fight over who presses the lift button
      he said send my sister back to the hospital
      my two boys punch each other all day long
      it's not fair, she got more, I hear it constantly
      caught him pinching the newborn when I turned away
      older one feels we love the little one best
      sharing a room has become World War Three
      I referee squabbles over toys from dawn to dusk
      twins competing for my lap`,
    es: `desde que nació la bebé quiere mamadera y pañal otra vez
      se pelean por quién aprieta el botón del ascensor
      me dijo devuelve a mi hermana al hospital
      mis dos hijos se agarran a combos todo el día
      no es justo, a ella le diste más, lo oigo a cada rato
      lo pillé pellizcando al recién nacido
      el mayor siente que queremos más al chico
      compartir pieza es la tercera guerra mundial
      hago de árbitro por los juguetes de sol a sol
      tiene celos y volvió a hablar como guagua`,
  },
  'child-fears': {
    en: `monsters under the bed, light on, door open
      she clings to my leg and won't stay at parties
      he asks every night if I'm going to die
      tummy ache before anything new
      my eight year old washes her hands till they bleed
      dogs, thunder, balloons, everything terrifies him
      won't go upstairs alone, not even to pee
      news about the war and now she can't settle
      my son worries like a little old man
      has nightmares ever since the burglary`,
    es: `monstruos debajo de la cama, luz prendida y puerta abierta
      se aferra a mi pierna y no se queda en los cumpleaños
      me pregunta cada noche si me voy a morir
      le duele la guatita antes de cualquier cosa nueva
      mi hija de ocho se lava las manos hasta que le sangran
      perros, truenos, globos, todo lo aterra
      no sube sola la escalera ni para hacer pipí
      vio la guerra en las noticias y quedó angustiada
      mi hijo se preocupa como un viejito
      tiene pesadillas desde el terremoto`,
  },
  'school-refusal': {
    en: `she begs me to let her stay home and feels sick at breakfast
      he clings to the car door at the school gate
      the nurse finds nothing but he vomits before the bus
      hasn't set foot in the classroom for three weeks
      every morning he vomits before the bus comes
      she locks herself in the bathroom in her uniform
      three weeks without setting foot in class
      I peel him off me at the gate while he sobs
      Sunday evenings bring stomach aches and pleading
      the head threatens fines over absences
      my daughter gets as far as the car and freezes
      attendance officer calls and I don't know what to say
      since lockdown he won't leave his room for lessons
      she begs me to homeschool her`,
    es: `se aferra a la puerta del auto frente al colegio
      amanece con fiebre inventada para faltar
      el pediatra no encuentra nada pero vomita antes del bus
      lleva tres semanas sin pisar la sala
      vomita cada mañana antes de que pase el furgón
      se encierra en el baño con el uniforme puesto
      lleva tres semanas sin pisar la sala de clases
      me lo despego en la reja mientras llora a mares
      los domingos en la tarde empiezan los dolores de guata
      me amenazan con que repetirá por inasistencia
      llega hasta el auto y se paraliza
      no hay forma de que entre al cole, se agarra de la puerta
      después de la pandemia no quiso volver a clases
      me ruega que le haga la escuela en casa`,
  },
  bullying: {
    en: `came home with a torn jacket and said he fell
      they made a WhatsApp group to laugh at my daughter
      nobody sits with her in the canteen
      they call him fatty and hide his rucksack
      the head teacher says kids will be kids
      my son is the one who hits others, and I'm ashamed
      he eats his sandwich in the toilets to avoid them
      they push her in the corridor and film it
      found notes telling her to disappear
      should I change schools or confront the parents`,
    es: `llegó con la chaqueta rota y dijo que se cayó
      hicieron un grupo de WhatsApp para burlarse de mi hija
      nadie se sienta con ella en el recreo
      le dicen guatón y le esconden la mochila
      la directora dice que son cosas de niños
      mi hijo es el que molesta a los demás y me avergüenzo
      se come la colación en el baño para evitarlos
      la empujan en el pasillo y la graban
      le dejaron papelitos con insultos en el pupitre
      lo cambio de colegio o encaro a los papás`,
  },
  'child-autism': {
    en: `he lines up his cars and doesn't answer to his name
      two and a half and no words, he flaps when happy
      hoover, hand dryer, hooter, she covers her ears and screams
      we got the diagnosis Tuesday and I'm in pieces
      he knows every train timetable but has no friends
      any change of route and the day is over
      she masks at school and falls apart at home
      eighteen months on the waiting list for an assessment
      doesn't look in the eye, walks on tiptoe
      how do I explain to grandparents he isn't being rude`,
    es: `alinea los autitos y no responde a su nombre
      tiene dos y medio, no habla y aletea cuando está contento
      aspiradora, secador, bocina, se tapa los oídos y grita
      nos dieron el diagnóstico el martes y estoy destrozada
      se sabe todas las estaciones del metro pero no tiene amigos
      si cambiamos el camino se arruina el día
      se controla en la escuela y se desborda en casa
      año y medio en lista de espera para que lo evalúen
      no mira a los ojos y camina en puntillas
      sospechan TEA en mi hijo y no sé a quién acudir`,
  },
};
