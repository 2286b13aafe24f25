import type { Examples } from './examples.ts';

/** What people type about limits, teenagers, and families that part or join. One sentence a line. */
export const parentingExamples2: Examples = {
  'child-adhd': {
    en: `can't sit still for a single page of homework
      third lunchbox lost this term, and two coats
      teacher rings daily because he talks and wanders about
      Ritalin, yes or no, my husband and I disagree
      she dreams out of the window and misses every instruction
      runs into the road without looking, has no brakes
      he can build Lego for hours but not brush his teeth
      everyone thinks I raised him badly, he's just wired differently
      I repeat put your shoes on fourteen times
      fidgeting, interrupting, climbing the furniture at church`,
    es: `no se queda quieto ni una página de la tarea
      ya perdió tres loncheras y dos parkas este semestre
      la profe me llama a diario porque se para y conversa
      Ritalín sí o no, con mi marido no nos ponemos de acuerdo
      se queda mirando por la ventana y no oye las instrucciones
      cruza la calle sin mirar, no tiene freno
      arma Lego por horas pero no logra cepillarse los dientes
      todos creen que lo malcrié y es que es inquieto de nacimiento
      le repito catorce veces que se ponga los zapatos
      interrumpe, se trepa a los muebles, parece con pilas`,
  },
  'learning-difficulties': {
    en: `nine years old and still guesses words from the picture
      b and d swapped, letters dancing on the page
      he cries over sums his little brother can do
      bright in conversation, disaster on paper
      school suggests repeating the year
      she spells the same word four ways in one paragraph
      tutor every afternoon and marks don't go up
      he calls himself stupid and rips his exercise book
      speech unclear, only I understand what he says
      times tables won't go in however much we chant`,
    es: `tiene nueve años y todavía adivina las palabras por el dibujo
      confunde la b con la d y lee a saltos
      llora con unas sumas que su hermano chico ya hace
      conversando es brillante y en el papel un desastre
      la escuela sugiere que repita primero básico
      escribe la misma palabra de cuatro maneras
      va a clases particulares y las notas no suben
      dice que es tonto y rompe el cuaderno
      habla enredado, solo yo le entiendo
      las tablas de multiplicar no le entran con nada`,
  },
  limits: {
    en: `I say no and five minutes later I've given in
      my six year old runs this household
      counting to three stopped working ages ago
      she answers back, slams doors, and I threaten in vain
      do consequences work or is it just punishment with a new name
      grandparents let him do everything I forbid
      I bribe with sweets to get out the door
      want them to tidy up without me nagging
      he laughs in my face when I tell him off
      gentle but firm, what does that look like at bath time`,
    es: `digo que no y a los cinco minutos ya cedí
      mi hijo de seis manda en esta casa
      contar hasta tres dejó de funcionar hace rato
      me contesta, da portazos y yo amenazo en vano
      castigarlo sin postre, ¿sirve de algo?
      los abuelos le permiten todo lo que yo prohíbo
      lo soborno con golosinas para salir a la calle
      quiero que ordenen sin tener que andar rogando
      se ríe en mi cara cuando lo reto
      ser cariñosa pero firme, no me sale`,
  },
  'child-screens': {
    en: `he plays Fortnite till two and lies about it
      my toddler won't eat without cartoons on the phone
      TikTok from the minute she gets out of class
      took away the tablet and he smashed a lamp
      what age for a first mobile, all her friends have one
      found nasty videos in my ten year old's history
      he spent 300 quid on skins with my card
      parental controls, he cracks the password in a day
      nobody looks up at dinner, me included
      a stranger was messaging my daughter on Roblox`,
    es: `juega Fortnite hasta las dos y me miente
      la bebé no come si no le pongo monitos en el celular
      sale de clases y se pega al TikTok
      le quité la tablet y rompió una lámpara
      a qué edad le compro teléfono, todas sus amigas tienen
      encontré videos feos en el historial de mi niño de diez
      gastó 300 lucas en skins con mi tarjeta
      pongo control parental y adivina la clave en un día
      en la cena nadie levanta la vista, ni yo
      un desconocido le escribía a mi hija por Roblox`,
  },
  teenagers: {
    en: `we eat without a word and everybody escapes to their room
      any question at the table ends with a slammed door
      we live together like strangers in a hotel
      talking in our family always ends up in yelling
      grunts, headphones, door shut, that's our relationship
      found weed in his sock drawer
      she's fifteen and dating a boy of nineteen
      everything I say gets an eye roll
      skips classes and lies about where she's been
      came home drunk from a party at three
      he used to tell me everything and now he's a stranger
      my daughter told me she's gay and I want to do it right
      fourteen, moody, hates her body, won't talk
      he failed five subjects and doesn't care
      how do I talk about condoms without him fleeing`,
    es: `comemos mirando el plato y cada uno se va a su pieza
      cualquier pregunta en la mesa termina en portazo
      vivimos juntos como extraños en un hotel
      conversar en la familia siempre acaba en pelea
      gruñidos, audífonos y puerta cerrada, esa es nuestra relación
      le encontré marihuana en el cajón de los calcetines
      mi hija tiene quince y sale con uno de diecinueve
      todo lo que digo le da vergüenza ajena
      se arranca de clases y me miente dónde anduvo
      llegó curado de un carrete a las tres de la mañana
      antes me contaba todo y ahora es un extraño
      mi hijo me contó que es gay y quiero acompañarlo bien
      catorce años, odia su cuerpo y no suelta palabra
      reprobó cinco materias y le da lo mismo
      está en la edad del pavo y no la aguanto`,
  },
  'parental-anger': {
    en: `I shouted so loudly my little one flinched
      swore I'd never smack and yesterday I did
      I hear my own father coming out of my mouth
      by bath time I've nothing left and I snap
      the look on her face after I lost it haunts me
      spilled milk and I went off like a bomb
      apologise every night at their bedside and repeat next day
      I lock myself in the loo so I don't scream
      my son drew me with a huge angry mouth
      short fuse since the twins, I'm scared of myself`,
    es: `les grité tan fuerte que el chico se encogió
      juré que nunca les pegaría y ayer se me fue la mano
      me oigo y es mi papá hablando por mi boca
      a la hora del baño ya no doy más y reviento
      su carita de susto después de mis gritos me persigue
      se dio vuelta la leche y estallé como bomba
      les pido perdón en la noche y al otro día lo mismo
      me encierro en el baño para no zamarrearlos
      mi hija me dibujó con una boca enorme y enojada
      tengo la mecha corta desde que nacieron los mellizos`,
  },
  'co-parenting': {
    en: `my ex sends them back without coats or homework
      we only speak through the kids and a fridge calendar
      he's late every Friday and they wait at the window
      different bedtimes at dad's, chaos when they return
      she badmouths me in front of our son
      Christmas, birthdays, summer, every date is a fight
      he buys them consoles and I'm the boring one
      she wants to move to another city with our daughter
      week on week off, suitcases in the hall
      how do I stay civil at parents' evening with him there`,
    es: `mi ex me los devuelve sin tareas y sin parka
      solo nos hablamos a través de los niños
      llega tarde cada viernes y ellos esperan en la ventana
      donde su papá se acuestan a las once y vuelven insoportables
      ella le habla mal de mí a nuestro hijo
      Navidad, cumpleaños, verano, cada fecha es una pelea
      él les compra consolas y yo quedo de pesada
      la mamá se quiere ir a otra ciudad con la niña
      semana contigo, semana conmigo, maletas en el pasillo
      cómo ser amables en la reunión de apoderados con mi ex`,
  },
  'divorce-children': {
    en: `we've decided to split and they don't know yet
      how do you tell a five year old daddy is moving out
      she thinks it's her fault we argued
      he asks when mummy and daddy will live together again
      waiting till after exams to break the news
      since he packed his bags our boy wets himself
      what words, both together or each alone
      my teenage daughter won't forgive me for leaving her father
      I don't want them caught in the middle of lawyers
      they cry at every goodbye on Sunday night`,
    es: `decidimos separarnos y los niños aún no saben
      cómo le digo a una de cinco que papá se va
      cree que fue su culpa porque peleábamos
      me pregunta cuándo vamos a vivir juntos otra vez
      esperamos que terminen los exámenes para contarles
      desde que él hizo las maletas el niño volvió a orinarse
      con qué palabras, los dos juntos o cada uno aparte
      mi hija adolescente no me perdona que dejé a su padre
      no quiero que queden al medio de los abogados
      lloran en cada despedida del domingo`,
  },
  stepfamilies: {
    en: `you're not my dad, he yells at me every day
      her three and my two under one roof since May
      his daughter ignores me as if I were furniture
      my new partner tells off my son and I bristle
      she has photos of her late mum and I tread on eggshells
      my kids say I love his more than them
      what do they call me, and may I set rules
      weekends when his boys arrive I feel a guest in my home
      our baby together stirred everything up
      his ex texts all day and I must bite my tongue`,
    es: `tú no eres mi papá, me grita todos los días
      los tres suyos y mis dos bajo el mismo techo
      la hija de mi pareja me ignora como si fuera un mueble
      mi nuevo marido reta a mi hijo y me hierve la sangre
      soy la madrastra del cuento y no sé qué lugar ocupar
      mis niños dicen que quiero más a los de él
      los tuyos, los míos y el nuestro que viene en camino
      los fines de semana que llegan los suyos me siento visita
      perdió a su mamá y yo piso huevos en esa casa
      mi pololo no se lleva bien con mis hijos`,
  },
  'single-parents': {
    en: `when I have the flu I still do the school run, no second adult
      every bedtime, every fever, every bill falls on me
      their dad lives abroad and sends a card at Christmas
      I would love somebody to relieve me for one evening
      it's just me, no one to hand the baby to
      widowed at thirty-eight with a boy and a girl
      he vanished when I was six months pregnant
      never a date, never a night off, never ill
      mum and dad at once, plus bills
      I'm a bloke bringing up two girls, periods included
      if I collapse who picks them up from school
      Father's Day cards and my son asks where his is
      chose a donor, love her to bits, and I'm shattered
      no maintenance, no grandparents nearby, only me`,
    es: `si me enfermo igual tengo que llevarlos, no hay otro adulto
      cada fiebre y cada cuenta me toca a mí
      el papá vive en otro país y manda un saludo en navidad
      me encantaría que alguien me relevara una tarde
      soy yo nomás, no tengo a quién pasarle la guagua
      quedé viuda a los treinta y ocho con dos chicos
      él se borró cuando tenía seis meses de embarazo
      soy mamá luchona y hago de padre y madre
      nunca una salida, nunca un descanso, ni enfermarme puedo
      papá solo con dos niñas, hasta la regla me toca explicar
      si me caigo yo, ¿quién los va a buscar?
      el día del padre mi hijo pregunta por el suyo
      sin pensión, sin abuelos cerca, sin nadie
      la tuve por donante, la adoro y estoy reventada`,
  },
  'working-parents': {
    en: `nursery rings with a fever just as I start a presentation
      I see them half an hour awake a day and feel guilty
      back from maternity leave and crying in the car park
      boss books meetings at six, pick-up time
      laptop on my knee at the swimming lesson
      my salary goes entirely to childcare
      missed the nativity play for a deadline
      summer holidays are ten weeks, I get four
      half my brain at home, half at my desk, both badly done
      I asked for part time and got demoted`,
    es: `me llaman de la sala cuna con fiebre justo antes de exponer
      los veo despiertos media hora al día y me come la culpa
      volví del posnatal y lloro en el estacionamiento
      mi jefe pone reuniones a las seis, cuando salen del jardín
      con el notebook en las rodillas en la clase de natación
      todo mi sueldo se va en la nana
      me perdí el acto de fin de año por una entrega
      dos meses de vacaciones escolares y yo tengo tres semanas
      teletrabajo con los niños colgados del cuello
      pedí reducción de jornada y me miraron mal`,
  },
};
