import type { Examples } from './examples.ts';

/** What people type who need help with these. One sentence a line. */
export const startupsExamples2: Examples = {
  'cofounder-conflict': {
    en: `the other founder and I clash daily and staff sense it
      the man who launched this beside me shouts at me
      our employees take sides between the two of us
      the two owners quarrel and everyone in the workshop notices
      he built it with me and now barely shows up
      we argue about everything in front of the employees
      my best friend and I started this and hardly speak
      she takes decisions behind my back and tells suppliers
      I do eighty hours and he does ten for the same share
      we want different futures and neither will budge
      he spent company cash on his own trip
      every meeting with her ends with slammed doors
      my brother and I run the garage and it is splitting us
      I no longer trust the person I launched with`,
    es: `el que fundó esto conmigo me grita y el equipo se da cuenta
      los empleados toman partido entre nosotros dos
      ella firma contratos sin preguntarme y después tengo que cumplirlos
      discutimos por todo delante de los empleados
      con mi mejor amiga armamos esto y casi no hablamos
      ella decide a mis espaldas y después me entero
      yo pongo ochenta horas y él diez por lo mismo
      queremos futuros distintos y ninguno cede
      mi socio sacó plata de la caja para su viaje
      cada reunión termina en portazos y gritos
      con mi hermano tenemos el taller y nos está separando
      ya no confío en la persona con que fundé esto`,
  },
  'find-cofounder': {
    en: `I can code but I couldn't sell water in a desert
      looking for someone technical to join me from day one
      doing this alone is too heavy, I want a partner
      where do people meet others who want to build together
      I have the clinic contacts, I need an engineer beside me
      how do I know if we would work well together
      met a guy at a hackathon, should I ask him in
      nobody I know wants to leave their job for it
      need a complementary half who understands kitchens
      what should we try together before we commit`,
    es: `sé programar pero no le vendo agua a nadie en el desierto
      busco alguien técnico que se sume desde el principio
      hacerlo sola pesa demasiado, quiero un compañero de aventura
      ¿dónde se conoce gente con ganas de construir algo juntos?
      tengo los contactos en clínicas y me falta un ingeniero
      ¿cómo sé si vamos a funcionar trabajando juntos?
      conocí a un tipo en un hackatón, ¿lo invito?
      nadie de mi círculo quiere dejar su trabajo por esto
      necesito una media naranja que entienda de cocina
      no tengo con quién asociarme para poner el local`,
  },
  equity: {
    en: `fifty fifty sounds fair but I did all the early work
      how many shares should the first developer get
      he brought the money and I bring the sweat
      what percentage does an adviser usually deserve
      we never wrote down who owns what
      my cousin wants a slice for lending us the van
      stock options for five employees, how big a pool
      after two rounds how diluted will I be
      we are three and can't agree on the split
      she came in later and asks for a third`,
    es: `mitad y mitad suena justo pero yo hice todo al principio
      ¿cuántas acciones le toca al primer desarrollador?
      él puso el dinero y yo el trabajo
      ¿qué porcentaje se le da a un asesor?
      nunca dejamos escrito quién es dueño de qué
      mi primo quiere una tajada por prestarnos la camioneta
      somos tres y no logramos repartirnos la torta
      ella llegó después y pide un tercio
      quiero dar participación a mis trabajadores
      después de dos rondas, ¿cuánto me voy a diluir?`,
  },
  vesting: {
    en: `he left after six months and kept all his shares
      what is a one year cliff and do we need it
      the lawyer says our stock should be earned over four years
      good leaver, bad leaver, what does that mean for me
      if I quit now do I lose the unearned part
      options unlock every month but I don't follow the maths
      investors demand we restart our clock
      an early colleague walked away owning a quarter
      does everything speed up if we get bought
      how to make sure whoever stays is whoever owns`,
    es: `se fue a los seis meses y se quedó con sus acciones
      ¿qué es un cliff de un año y lo necesitamos?
      el abogado dice que las acciones se ganan en cuatro años
      good leaver y bad leaver, ¿qué significa para mí?
      si me voy ahora, ¿pierdo lo que no he devengado?
      los inversores exigen que el reloj parta de nuevo
      un antiguo compañero se marchó con un cuarto de todo
      las opciones se liberan cada mes y no entiendo la cuenta
      ¿se acelera todo si nos compran?
      cómo asegurar que quien se queda sea el dueño`,
  },
  'founder-exhaustion': {
    en: `I haven't had a weekend since we launched
      I built this and now I dread opening the laptop
      fifteen hour days and my kids call me a visitor
      everyone leans on me and I have nothing left
      I cry in the stockroom then smile at customers
      can't remember the last holiday without calls
      thought being my own boss meant freedom
      my chest tightens whenever the phone buzzes with orders
      I fantasise about a boring office job
      I am the last to leave and the first to worry`,
    es: `no tengo un fin de semana desde que abrimos
      armé esto yo y ahora me da terror abrir el computador
      trabajo quince horas y mis hijos me dicen visita
      todos se apoyan en mí y ya no me queda nada
      lloro en la bodega y después sonrío a los clientes
      no recuerdo unas vacaciones sin llamadas
      creía que ser mi propio jefe era libertad
      se me aprieta el pecho cuando suena un pedido
      sueño con un empleo aburrido de oficina
      estoy fundido con el negocio y no puedo soltar`,
  },
  board: {
    en: `those who financed us are looking for another chief
      they backed me with capital and now vote against me
      shareholders plan to replace me at the top
      I fear being pushed out of what I founded
      the fund behind us wants the founder gone
      they want my resignation and I founded the place
      quarterly meeting next week and the numbers are ugly
      one director blocks every vote
      how honest should I be with the investors round the table
      the chairman rings me every day to meddle
      preparing the papers for directors takes me two weeks
      the trustees of our charity never agree
      they hired a chief executive over my head
      should I invite independent directors
      they ask for reports and give no support`,
    es: `los que pusieron el capital buscan otro gerente
      el fondo que nos financió quiere sacarme de lo que fundé
      los accionistas votan en mi contra
      quieren que renuncie y la empresa la fundé yo
      la próxima semana hay reunión trimestral y los números van feos
      un director bloquea todas las votaciones
      ¿qué tan franco soy con los inversionistas en la mesa?
      el presidente del consejo me llama todos los días
      preparar el informe para los directores me toma dos semanas
      los patronos de la fundación nunca se ponen de acuerdo
      me pusieron un gerente general por encima
      ¿conviene invitar consejeros independientes?
      piden reportes y no dan ningún apoyo`,
  },
  'hiring-team': {
    en: `afraid of picking the wrong candidate for our only vacancy
      never chosen staff before and a mistake would cost me dearly
      need my first employee and have never interviewed anyone
      everyone I take on leaves within two months
      can't match the wages of big firms
      how do I know if this cook is any good
      put an ad up and two hundred cvs came
      hired a friend and it was a disaster
      what do I ask a candidate for the counter
      I need a waiter and a barista before the summer
      should the first recruit be a developer or a salesperson
      good people turn us down at the last moment`,
    es: `me asusta escoger mal a quien me ayude en el almacén
      nunca he seleccionado personal y un error me saldría caro
      voy a sumar un ayudante por primera vez
      no sé elegir a quién meter en mi local
      necesito mi primer empleado y nunca he entrevistado a nadie
      todos los que tomo se van a los dos meses
      no puedo igualar los sueldos de las empresas grandes
      ¿cómo sé si este cocinero es bueno?
      puse un aviso y llegaron doscientos currículums
      contraté a un amigo y fue un desastre
      me falta un garzón y una barista antes del verano
      ¿qué le pregunto a una candidata para el mostrador?
      no encuentro maestros que lleguen a la hora
      los buenos nos rechazan en el último minuto`,
  },
  delegating: {
    en: `every invoice and every hire has to pass my desk
      the place cannot run one evening unless I am there
      still answering suppliers past bedtime because nobody else may
      I hold on to each task as if only I knew how
      if I don't do it myself it comes out wrong
      I check every email my staff send
      my team waits for me to decide even the napkins
      I can't let go of the kitchen
      redo everybody's work at midnight
      hired a manager and still do her job
      how do I hand over without it falling apart
      they ask me everything ten times a day
      I am told I micromanage
      took three days off and everything stopped`,
    es: `el negocio se para apenas tomo unos días libres
      nada se mueve en mi empresa cuando viajo
      si me enfermo una semana el taller no abre
      me fui a la playa y me llamaron cada media hora del local
      todos los pagos, compras y permisos los firmo yo
      sin mí la empresa no camina ni un día
      soy el único que sabe dónde está cada cosa
      si no lo hago yo sale mal
      reviso todos los correos que manda mi gente
      mi equipo me espera hasta para elegir las servilletas
      no logro soltar la cocina
      rehago el trabajo de todos a medianoche
      contraté una encargada y sigo haciendo su pega
      ¿cómo traspaso tareas sin que se caiga todo?
      me preguntan cada cosa diez veces al día
      me dicen que soy controladora y no confío en nadie
      me tomé tres días y se paró todo`,
  },
  'first-customers': {
    en: `opened a month ago and only my mum came in
      people walk past the window and never step inside
      the website is up and not a soul has ordered
      how do I get the first ten to say yes
      sent two hundred messages and got silence
      I finished my massage training and have an empty diary
      my neighbours don't even know I bake
      handed out leaflets at the station, zero calls
      launched yesterday and it is crickets
      everyone tells me good luck but no one books`,
    es: `abrí hace un mes y solo vino mi mamá
      la gente pasa por la vitrina y nunca entra
      la página está lista y ni un alma ha pedido
      mandé doscientos mensajes y nadie contestó
      terminé el curso de masajes y tengo la agenda vacía
      mis vecinos ni saben que hago pan
      repartí volantes en el metro y cero llamadas
      ¿cómo logro que los primeros diez digan que sí?
      lancé ayer y no pasó nada
      todos me desean suerte y nadie reserva`,
  },
  sales: {
    en: `they love it, then say they'll think about it
      I get embarrassed asking for the money
      folks browse for ages and walk out empty handed
      how do I answer when they say it is too expensive
      I send proposals and they vanish
      can't get past the receptionist at big firms
      my reps miss the target month after month
      what do I say on a cold call without sounding fake
      supermarkets won't give me five minutes with a buyer
      I talk and talk and never close`,
    es: `les encanta y después dicen que lo van a pensar
      entra gente a mirar y nadie compra
      me da vergüenza pedir la plata
      ¿qué respondo cuando dicen que es muy caro?
      mando propuestas y desaparecen
      no paso de la recepcionista en las empresas grandes
      mis vendedores no llegan a la meta mes tras mes
      el supermercado no me da ni cinco minutos con el comprador
      hablo y hablo y nunca cierro el trato
      soy tímida y me toca ofrecer puerta a puerta`,
  },
  'negotiation-skill': {
    en: `I always give in first and regret it in the car
      the buyer squeezes me and I say yes to anything
      how do I ask for better terms without a fight
      I panic when the other side goes quiet
      they made a low offer, do I counter
      I want to haggle with the importer and stay friends
      big client wants thirty percent off or walks
      my voice shakes when it is time to hold firm
      what is my walk away point and how do I set it
      they play tough and I take it personally`,
    es: `siempre cedo primero y me arrepiento en el auto
      el comprador me aprieta y digo que sí a todo
      ¿cómo pido mejores condiciones sin pelear?
      me da pánico cuando el otro se queda callado
      me hicieron una oferta baja, ¿contraoferto?
      quiero regatear con el importador y quedar amigos
      el cliente grande exige treinta por ciento menos o se va
      me tiembla la voz cuando hay que mantenerse firme
      se hacen los duros y me lo tomo personal
      quiero llegar a un acuerdo donde ganemos los dos`,
  },
};
