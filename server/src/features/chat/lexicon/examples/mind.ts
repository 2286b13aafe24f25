import type { Examples } from './examples.ts';

/** What people type who need help with sleep, fear and a tired mind. One sentence a line. */
export const mindExamples: Examples = {
  therapy: {
    en: `I burst into tears at the supermarket and don't know why
      friends are sick of hearing me vent, I need a professional ear
      something's off with me and I can't name it
      I bottle everything up until it explodes
      never sat on a counsellor's couch before but it's time
      everyone leans on me and nobody asks how I am
      my GP said I should see somebody about my mood
      I want a safe place to unload without being judged
      I'm carrying a weight and pretending I'm fine
      waiting list for the psychologist is nine months long`,
    es: `me largo a llorar en la micro sin motivo
      necesito soltar todo lo que llevo guardado por dentro
      nunca he ido al psicólogo y creo que ya toca
      todos se apoyan en mí y yo no tengo a nadie
      me siento rara hace meses y no sé explicarlo
      mis amigas ya se cansaron de escuchar mis dramas
      quiero desahogarme con alguien que no me juzgue
      ando con el alma pesada y sonrío para disimular
      el médico de cabecera me recomendó ver a un especialista
      ya no doy más, estoy sobrepasado por todo`,
  },
  insomnia: {
    en: `staring at the ceiling again until the birds start
      my brain replays the whole day the moment I lie down
      knackered all day then wide awake once the lights go off
      I've tried melatonin, chamomile tea and white noise, nothing helps
      three in the morning and I'm counting sheep
      I toss and turn while my husband snores happily
      running on four hours and lots of coffee
      night shifts wrecked my body clock completely
      I dread bedtime because I know I'll just lie there
      can't drop off without a pill anymore`,
    es: `otra vez mirando el techo hasta que cantan los pájaros
      me acuesto cansada y apenas apago la luz se me pasa el sueño
      doy mil vueltas en la cama y amanezco hecha bolsa
      abro los ojos a las cuatro y no vuelvo a dormirme
      sin la pastilla no pego ojo
      ya probé melatonina, tila y leche tibia y nada
      los turnos nocturnos me cambiaron el horario del cuerpo
      paso las noches en blanco y de día ando zombi
      mi almohada y yo peleamos toda la madrugada
      ojeras hasta el suelo y tres cafés para aguantar`,
  },
  anxiety: {
    en: `there's a knot in my stomach from the minute I wake
      always expecting the phone to ring with bad news
      I google every symptom and convince myself I'm dying
      my heart races over tiny things like opening the mail
      I check the stove five times before leaving
      can't sit still, my leg shakes and I chew my nails
      my chest feels tight whenever Sunday evening comes
      I worry about the kids, the car, the weather, everything
      on edge all day and no idea what I'm afraid of
      what if something terrible happens while I'm away`,
    es: `vivo con un nudo en la guata desde que despierto
      siempre pienso que va a pasar algo malo
      me como las uñas y muevo la pierna sin parar
      se me aprieta el pecho los domingos por la tarde
      busco síntomas en google y creo que tengo cáncer
      reviso tres veces si cerré el gas antes de salir
      ando nerviosa por tonterías y me sudan las manos
      me preocupo por todo, los hijos, la plata, el clima
      cualquier llamada desconocida me acelera el corazón
      no logro relajarme ni en vacaciones frente al mar`,
  },
  panic: {
    en: `I thought I was having a heart attack on the tube
      suddenly I couldn't breathe and my hands went numb
      ambulance came and they said nothing's wrong with my heart
      it hits out of nowhere, dizzy, sweating, sure I'm dying
      I avoid the mall in case it happens again
      had to pull the car over because everything was spinning
      terrified of the next episode more than anything
      I ran out of the cinema gasping for air
      tingling fingers, pounding chest and feeling unreal
      now I always sit next to the exit`,
    es: `pensé que me daba un infarto en pleno metro
      de repente no podía respirar y se me durmieron las manos
      fui a urgencias y el electro salió perfecto
      me viene de la nada, mareo, sudor y sensación de morir
      tuve que orillar el coche porque todo daba vueltas
      ya no entro al mall por si me repite
      vivo con miedo a que me dé otro ataque
      salí corriendo del cine porque me ahogaba
      siento hormigueo, tiritones y como que pierdo el control
      siempre me siento cerca de la salida por si acaso`,
  },
  phobia: {
    en: `I can't get on a plane without sobbing at the gate
      one spider in the bathroom and I won't go in for days
      I take twelve flights of stairs to avoid the lift
      fainted at the sight of a needle again
      haven't been to the dentist in ten years out of terror
      I cross the street whenever a dog comes near
      driving over bridges makes my legs turn to jelly
      can't swim because deep water frightens me to death
      heights make me freeze, even a balcony
      a pigeon flew at me and I screamed in public`,
    es: `no me subo a un avión ni regalado
      veo una araña en el baño y no entro en días
      subo doce pisos a pie por no tomar el ascensor
      me desmayo cuando veo una aguja o sangre
      llevo diez años sin pisar al dentista de puro terror
      cruzo la calle si viene un perro aunque sea chico
      me paralizo en los balcones y miradores, qué vértigo
      manejar en carretera me da pavor desde siempre
      una cucaracha voladora y salgo gritando de la casa
      los espacios cerrados y túneles me dan claustrofobia`,
  },
  'social-anxiety': {
    en: `I rehearse what to say before ordering a coffee
      at parties I hide in the kitchen with the cat
      I go bright red when someone looks at me
      phone calls terrify me so I only text
      I blank when strangers make small talk
      afterwards I replay every stupid thing I said
      I cancel plans last minute because people scare me
      eating in front of others makes my hands tremble
      I've always been the quiet one in the corner
      walking into a room full of guests is torture`,
    es: `ensayo en la cabeza lo que voy a pedir en el café
      en las fiestas me quedo pegado al celular en un rincón
      me pongo rojo como tomate cuando me miran
      contestar el teléfono me cuesta un mundo
      me trabo cuando me habla alguien que no conozco
      después repaso cada tontería que dije
      invento excusas para no ir a los asados
      me da vergüenza comer delante de otros
      siempre fui el callado, el tímido del curso
      entrar a un salón lleno de gente es una tortura`,
  },
  stress: {
    en: `juggling three deadlines, two kids and a leaking roof
      my jaw hurts from clenching my teeth all night
      there aren't enough hours and everybody wants a piece of me
      shoulders like rocks and a constant headache
      I snap at everyone because I'm stretched so thin
      too many plates spinning and one is about to drop
      my eye has been twitching for two weeks straight
      the doctor says my blood pressure is from the pressure
      I eat standing up and never switch off
      hair falling out since this crazy season began`,
    es: `ando a mil, no me alcanzan las horas del día
      me duele la mandíbula de tanto apretar los dientes
      tengo el cuello como piedra y jaqueca constante
      salto por cualquier cosa porque voy con la lengua afuera
      entre la pega, los niños y mi mamá voy a reventar
      me tiembla el párpado hace dos semanas
      se me cae el pelo de tanta tensión
      como parado y nunca me desconecto
      traigo mil pendientes encima y todos urgen
      la presión alta me la provoca este ritmo de locos`,
  },
  burnout: {
    en: `teaching thirty teenagers leaves me with no voice and no patience
      I am a nurse and come home like an empty shell
      after my shift I sit in the car unable to move
      I used to love my pupils, now I count the days to holidays
      I used to love nursing and now I feel nothing
      even a two week holiday didn't recharge my batteries
      Sunday night I cry thinking of Monday
      I sit in the car park unable to walk in
      running on empty, completely fried after years of overtime
      I don't care about patients or clients anymore and it scares me
      signed off sick for exhaustion and ashamed of it
      my body just shut down one morning at my desk
      every email feels like climbing a mountain
      I'm a teacher with nothing left to give`,
    es: `soy enfermera y vuelvo del turno vacía por dentro
      hago clases todo el día y termino sin voz ni paciencia
      me quedo sentada en el auto sin fuerzas para entrar
      antes amaba a mis alumnos, ahora cuento los días a las vacaciones
      antes amaba enseñar y ahora no siento nada
      ni las vacaciones me devolvieron la energía
      los domingos lloro de pensar en el lunes
      me quedo en el auto sin poder bajarme a trabajar
      estoy fundida, quemada, con la batería en cero
      ya no me importan los pacientes y me asusta
      me dieron licencia por agotamiento y me da vergüenza
      un día el cuerpo dijo basta frente al computador
      cada correo me pesa como un saco de cemento
      llevo años haciendo horas extra y no me queda nada`,
  },
  overthinking: {
    en: `I analyse every text message for hidden meanings
      my head is like a hamster wheel
      I go over conversations from ten years ago in the shower
      can't decide on a sofa without weeks of doubting
      what did she mean by that full stop
      stuck imagining a hundred scenarios that never happen
      I wish my mind had an off button
      second guessing everything I said or did
      the same worry loops round and round all day
      I build whole disasters from one look`,
    es: `le doy mil vueltas a todo y no llego a nada
      analizo cada mensaje buscando segundas intenciones
      mi cabeza parece una lavadora que no para
      me acuerdo de una tontería de hace años y me castigo
      no sé ni elegir sofá sin dudar semanas
      me armo películas con una sola mirada
      ojalá tuviera un botón para apagar la mente
      repaso conversaciones en la ducha como disco rayado
      me como el coco imaginando escenarios que nunca pasan
      siempre dudo si dije o hice algo mal`,
  },
  mindfulness: {
    en: `I want ten quiet minutes a day without thoughts
      tried an app with a gong but I get bored
      how do you sit cross-legged and just breathe
      I'd like to slow down and enjoy the present
      looking for stillness in a very noisy life
      I do everything on autopilot and miss my own life
      a silent retreat sounds scary and tempting
      teach me breathing exercises to settle down
      I want to find inner peace without religion
      my mind wanders the second I close my eyes`,
    es: `quiero diez minutos de silencio al día para mí
      me siento en el cojín y la mente se va
      cómo se hace para respirar y soltar pensamientos
      vivo en piloto automático y me pierdo el presente
      busco calma en medio de tanto ruido
      bajé una aplicación de relajación y me aburrí
      me tienta un retiro de silencio en la montaña
      enséñame ejercicios de respiración para serenarme
      quisiera paz interior sin meterme en una secta
      dicen que el yoga y el zen aquietan, quiero aprender`,
  },
  anger: {
    en: `I punched a hole in the door last night
      my kids flinch when I raise my voice
      I go from zero to a hundred over nothing
      road rage nearly got me into a fistfight
      I smashed my controller and scared the dog
      I say horrible things and regret them an hour later
      short fuse, like my dad, and I hate it
      my wife says she walks on eggshells around me
      I see red when somebody cuts the queue
      shouting at everyone at home, then the guilt`,
    es: `anoche le pegué un puñetazo a la pared
      mis hijos se asustan cuando grito
      paso de cero a cien por cualquier pavada
      casi me agarro a golpes con otro conductor
      tiro platos y después me arrepiento
      tengo la mecha corta igual que mi viejo
      mi señora dice que vive pisando huevos conmigo
      me hierve la sangre y digo barbaridades
      exploto en casa y luego viene la culpa
      me transformo cuando me llevan la contra y me desconozco`,
  },
};
