import type { Examples } from './examples.ts';

/** What people type about bosses, colleagues, pay and their hours. One sentence a line. */
export const careersExamples3: Examples = {
  meetings: {
    en: `I have ideas but someone louder says them first
      three hours of calls a day and I never open my mouth
      they interrupt me and then repeat my point
      by the time I've formed the sentence the topic's gone
      the only woman at the table and nobody looks my way
      I nod along and write my opinion afterwards by email
      how do I disagree with a director in front of everyone
      my camera stays off because I'm scared they'll ask me
      the Monday stand-up makes me sweat
      they think I have nothing to contribute`,
    es: `tengo ideas pero otro más fuerte las dice primero
      tres horas de reuniones al día y no abro la boca
      me interrumpen y después repiten lo mío
      cuando armo la frase ya cambiaron de tema
      soy la única mujer de la mesa y nadie me mira
      asiento a todo y luego mando mi opinión por correo
      cómo contradigo a un director delante de todos
      dejo la cámara apagada por miedo a que me pregunten
      la junta de los lunes me hace sudar
      creen que no tengo nada que aportar`,
  },
  'voice-presence': {
    en: `people ask me to repeat because I mumble
      my voice goes squeaky when I'm nervous
      I look like a teenager and clients ignore me
      hoarse by noon after teaching all morning
      how do I walk in and be taken seriously
      I slouch and stare at the floor
      want a deeper, warmer tone on the phone
      I sound monotone on my own recordings
      breathing from the belly, how does that work
      my body language says sorry for being here`,
    es: `me piden que repita porque hablo para adentro
      se me pone la voz de pito con los nervios
      parezco adolescente y los clientes me ignoran
      al mediodía estoy afónica de dar clases
      cómo entro a una sala y me toman en serio
      camino encorvado mirando el suelo
      quiero un tono más grave y cálido al teléfono
      me escucho grabada y sueno monótona
      cómo se respira con el diafragma al hablar
      mi postura pide perdón por estar ahí`,
  },
  'salary-negotiation': {
    en: `found out the new guy earns more than me
      three years without a raise and rent keeps climbing
      what number do I say when they ask
      I took the first offer and regret it
      too embarrassed to talk money with my boss
      they said there's no budget, what now
      how much should a data analyst get in Manchester
      bonus, car or extra holidays, what do I trade
      I do two roles for one wage
      annual review on Friday and I want ten percent`,
    es: `supe que el nuevo gana más que yo
      tres años sin aumento y todo sube
      qué cifra digo cuando me preguntan cuánto quiero
      acepté la primera oferta y me arrepiento
      me da vergüenza hablar de lana con mi jefe
      me dijeron que no hay presupuesto, y ahora qué
      cuánto debería cobrar un analista en Madrid
      bono, auto o más vacaciones, qué negocio
      hago dos cargos por un solo sueldo
      el viernes es mi evaluación y quiero pedir un diez por ciento`,
  },
  promotion: {
    en: `passed over again for someone I trained
      I do senior work with a junior title
      how do I show I'm ready to lead the department
      there's a vacancy above me and I want it
      my boss keeps saying next year, next year
      stuck on the same rung since 2019
      what do they look for when they move people up
      I deliver everything but nobody notices
      should I put myself forward or wait
      glass ceiling at my firm, only men upstairs`,
    es: `ascendieron a uno que yo misma capacité
      hago pega de senior con cargo de junior
      cómo demuestro que puedo liderar el área
      se abrió una vacante arriba y la quiero
      mi jefe siempre dice el próximo año
      estoy pegado en el mismo escalón desde hace años
      qué miran cuando suben a alguien de puesto
      cumplo con todo y nadie lo nota
      me propongo yo o espero que me elijan
      techo de cristal, arriba solo hay hombres`,
  },
  'difficult-boss': {
    en: `my manager checks every comma I write
      he shouts in front of customers and later jokes
      she takes credit for my reports
      calls me on Sundays about things that can wait
      changes his mind hourly and blames us
      never once said thank you in four years
      I get a stomach ache when I hear his footsteps in the corridor
      he has favourites and I'm not one
      my supervisor gives no instructions then complains
      how do I manage up with someone so moody`,
    es: `mi jefa me corrige hasta las comas
      grita delante de los clientes y después bromea
      se lleva el crédito de mis informes
      me llama los domingos por leseras
      cambia de opinión cada hora y nos culpa
      en cuatro años jamás dio las gracias
      me duele el estómago cuando lo oigo llegar al pasillo
      tiene regalones y yo no soy uno
      no da instrucciones y luego reclama
      cómo trato a un superior tan cambiante y controlador`,
  },
  'office-politics': {
    en: `a coworker stabs me in the back with the boss
      two camps in the team and I'm in between
      gossip at the coffee machine about me
      he leaves his tasks for me and goes home
      everyone got invited to lunch except me
      my teammate steals my ideas
      who you know matters more than what you do here
      the woman at the next desk won't say good morning
      how do I stay neutral in a power struggle
      new there and can't read who really decides`,
    es: `un compañero me serrucha el piso con la jefa
      hay dos bandos en el equipo y yo al medio
      cahuines sobre mí junto a la máquina de café
      me deja sus tareas y se va temprano
      invitaron a todos a almorzar menos a mí
      mi colega se roba mis ideas
      acá importa más el pituto que el trabajo
      la del escritorio de al lado ni saluda
      cómo me mantengo neutral en una lucha de poder
      soy nuevo y no sé quién manda de verdad`,
  },
  'workplace-bullying': {
    en: `they hide my tools and laugh about it
      he humiliates me in the group chat daily
      everyone goes silent when I enter the canteen
      I'm given pointless tasks so that I resign
      colleague keeps touching my shoulder and commenting on my skirt
      HR says it's just banter
      I vomit before my shift because of her insults
      they mock my accent at the warehouse
      keeping a diary of every humiliation
      excluded, mocked and my locker vandalised`,
    es: `me esconden las herramientas y se ríen
      me humilla a diario en el grupo de whatsapp
      todos se callan cuando entro al comedor
      me dan tareas inútiles para que renuncie
      un colega me toca el hombro y comenta mi falda
      recursos humanos dice que son bromas
      vomito antes del turno por sus insultos
      se burlan de mi acento en la bodega
      anoto en un cuaderno cada maltrato
      me hacen el vacío y me acosan en la oficina`,
  },
  'first-time-manager': {
    en: `yesterday my peers, today my direct reports
      I became team lead and still do all the work myself
      how do I run a one to one
      someone older than my dad now answers to me
      I can't delegate, nobody does it like me
      they were my drinking buddies and now I'm in charge
      head chef for the first time with six cooks
      how do I motivate people I can't pay more
      nobody taught me to lead, they just gave me the title
      my staff ignore me and go to the old supervisor`,
    es: `ayer eran mis pares y hoy soy su jefe
      me nombraron líder y sigo haciendo todo yo
      cómo llevo una reunión uno a uno
      un señor mayor que mi papá ahora depende de mí
      no sé delegar, nadie lo hace como yo
      eran mis amigos de cervezas y ahora estoy a cargo
      jefa de cocina por primera vez con seis cocineros
      cómo motivo a la gente si no puedo pagarle más
      me dieron el cargo y nadie me enseñó a mandar
      mi equipo me ignora y va donde el anterior`,
  },
  'difficult-talks': {
    en: `I have to fire someone I like
      how do I tell him he smells
      giving negative feedback makes me ill
      I need to say no to my boss without drama
      I've been postponing this chat for three weeks
      my employee cries every time I correct her
      what words do I use to ask for an apology
      she missed the deadline again and I must confront her
      telling the client their project is late
      I sugarcoat everything and nothing changes`,
    es: `tengo que despedir a alguien que aprecio
      cómo le digo que huele mal
      dar feedback negativo me enferma
      quiero decirle que no a mi jefe sin drama
      llevo tres semanas postergando esta conversación
      mi empleada llora cada vez que la corrijo
      con qué palabras pido una disculpa
      volvió a incumplir el plazo y debo encararla
      avisarle al cliente que vamos atrasados
      suavizo tanto las cosas que nada cambia`,
  },
  'work-life-balance': {
    en: `I answer emails from my daughter's swimming class
      missed bath time every night this week
      dinner goes cold while I finish a report
      holidays with the laptop under the parasol
      my hobby died somewhere between meetings
      twelve hour shifts and no time for my wife
      I check slack on the toilet
      how do others leave at five without guilt
      my kids drew the family without me
      thinking about a four day week`,
    es: `contesto correos en la clase de natación de mi hija
      esta semana no llegué nunca a bañar al niño
      la cena se enfría mientras termino un informe
      vacaciones con el portátil bajo la sombrilla
      mi hobby murió entre reunión y reunión
      turnos de doce horas y sin tiempo para mi señora
      cómo hacen otros para salir a las cinco sin culpa
      mis hijos dibujaron la familia sin mí
      pienso en la jornada de cuatro días
      trabajo para vivir y ya ni vivo`,
  },
  'work-focus': {
    en: `my to-do list is longer every evening
      I open my inbox and the morning is gone
      everything is urgent so I do nothing
      deadline tomorrow and I'm tidying the drawer
      open plan noise kills my train of thought
      I start five tasks and deliver late on all
      how do organised people plan a Tuesday
      slack pings every forty seconds
      I stay until nine because daytime is interruptions
      which thing first, the invoice, the report or the call`,
    es: `mi lista de pendientes crece cada tarde
      abro el correo y se me fue la mañana
      todo es urgente y al final no hago nada
      entrego mañana y estoy ordenando el cajón
      el ruido de la oficina abierta me corta el hilo
      empiezo cinco tareas y entrego todas tarde
      cómo planifican su martes los organizados
      me llega un mensaje cada cuarenta segundos
      me quedo hasta las nueve por tanta interrupción
      qué hago primero, la factura, el informe o la llamada`,
  },
};
