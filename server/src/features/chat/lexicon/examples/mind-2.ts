import type { Examples } from './examples.ts';

/** What people type who feel low or small, or depend on something. One sentence a line. */
export const mindExamples2: Examples = {
  depression: {
    en: `I can't get out of bed or even shower
      nothing is fun anymore, not even my music
      everything feels grey and heavy lately
      dishes piling up and I just look at them
      winter comes and I sink every single year
      I smile at the office and fall apart at home
      what's the point of anything, I feel empty
      stopped answering messages and opening the curtains
      since the baby came I feel hopeless and numb
      no appetite, no energy, only tears`,
    es: `no puedo levantarme de la cama ni para ducharme
      ya nada me ilusiona, ni la música que amaba
      todo lo veo gris y cuesta arriba
      se amontonan los platos y yo mirando la pared
      cada invierno me hundo en un pozo
      sonrío en la oficina y me derrumbo al llegar
      no le veo sentido a nada, me siento vacía
      bajé las persianas y dejé de contestar mensajes
      desde que nació mi guagua ando triste y apagada
      sin hambre, sin ganas, puro llanto`,
  },
  loneliness: {
    en: `I eat dinner alone every night with the telly
      the only voice I hear is the cashier's
      nobody remembered my birthday this year
      surrounded by people yet nobody really knows me
      weekends are endless when no one calls
      the house is so quiet since the kids left
      I talk to my plants more than to humans
      Christmas by myself again, dreading it
      working from home I go days without speaking
      I wish someone would knock on my door`,
    es: `ceno sola todas las noches con la tele prendida
      la única voz que oigo es la del cajero
      nadie se acordó de mi cumpleaños
      rodeado de gente y nadie me conoce de verdad
      los domingos se me hacen eternos en silencio
      la casa quedó vacía cuando se fueron los hijos
      hablo más con mis plantas que con personas
      otra navidad solo y ya me da pena
      pasan días enteros sin que suene mi teléfono
      ojalá alguien me tocara el timbre para conversar`,
  },
  'growing-older': {
    en: `at seventy-four my opinion counts for little at family lunches
      the young ones talk over me as if I were furniture
      since the pension I feel useless and in the way
      shops and doctors speak to my daughter instead of me
      I retired in June and don't know what to do with myself
      turning seventy and I feel invisible in shops
      my knees say no but my head is still thirty
      wrinkles in the mirror and a stranger looking back
      after forty years at the factory the days are long
      hot flushes, mood swings and a body I don't recognise
      my friends are dying one by one
      they treat me like a useless old man
      the nest is empty and so is my calendar
      afraid of ending up in a care home`,
    es: `desde que me jubilé siento que estorbo
      a mis setenta y tantos ya nadie me pide consejo
      mis nietos hablan encima como si fuera un mueble
      me siento inútil, a esta edad nadie cuenta conmigo
      me jubilé en junio y no sé qué hacer conmigo
      cumplo setenta y me siento invisible en las tiendas
      las rodillas no me dan pero la cabeza sigue joven
      veo arrugas en el espejo y no me reconozco
      tras cuarenta años en la fábrica los días son largos
      la menopausia me tiene con bochornos y bajones
      se me van muriendo los amigos de siempre
      los nietos me tratan de viejo inútil
      tengo miedo de acabar en una residencia de ancianos
      quiero una vejez activa y no sentarme a esperar`,
  },
  'self-esteem': {
    en: `at parties I assume they are all cleverer and prettier
      a compliment feels like a joke at my expense
      I keep quiet in groups because my opinion is worth nothing
      I shrink when somebody important walks in
      I hate every photo of myself
      I apologise for existing, even to the furniture
      compliments make me cringe because I don't believe them
      I can't say no, everyone walks over me
      always comparing my body with girls on instagram
      my mother told me I was ugly and it stuck
      I feel worthless next to my brilliant siblings
      I put everybody first and I come last
      I'm too fat, too old, too stupid to be loved
      would love to look in the mirror kindly`,
    es: `en las reuniones me callo porque creo que valgo poco
      todas mis amigas me parecen más lindas y más listas
      cuando me felicitan pienso que es por lástima
      me achico apenas alguien me mira fijo
      odio todas las fotos donde salgo
      pido perdón hasta por respirar
      si me halagan creo que se burlan
      no sé decir que no y todos me pasan por encima
      me comparo con las chicas de instagram y pierdo
      mi madre me decía fea y se me quedó grabado
      siento que no valgo nada al lado de mis hermanos
      siempre me dejo para el final
      me veo gorda, torpe y poca cosa
      quisiera mirarme al espejo con cariño y quererme`,
  },
  impostor: {
    en: `they hired me by mistake and soon they'll notice
      I got the award and felt I'd tricked them
      everyone in the room is smarter, I just got lucky
      waiting to be found out any day now
      ten years as an engineer and I still feel like a child
      I overprepare so nobody sees how little I know
      when they praise my work I think they're being polite
      first in my family at uni and I don't belong here
      I won't apply because I'd be exposed
      my success is all luck and timing`,
    es: `me contrataron por error y pronto se van a dar cuenta
      gané el premio y sentí que los engañé
      todos saben más, yo solo tuve suerte
      cualquier día descubren que no sé nada
      diez años de médica y sigo sintiéndome un fraude
      me preparo el triple para que no se note
      si felicitan mi trabajo pienso que es por cortesía
      soy el primero de mi familia en la uni y no encajo
      no postulo porque quedaría en evidencia
      siento que no merezco el puesto que tengo`,
  },
  alcohol: {
    en: `a bottle of wine a night has become normal
      I hide vodka in the laundry basket
      I don't remember how I got home on Saturday
      first thing I reach for after work is a beer
      I promise to stop on Monday and by Thursday I'm at the pub
      my daughter saw me drunk and wouldn't hug me
      can't be at a party sober, I'd be boring
      hands shake in the morning until I have a gin
      my husband comes home plastered every Friday
      lost my licence after three pints`,
    es: `me bajo una botella de vino cada noche
      escondo el pisco en el canasto de la ropa
      no me acuerdo cómo llegué a casa el sábado
      lo primero que hago al salir es tomarme una cerveza
      juro dejarlo el lunes y el jueves estoy en el bar
      mi hija me vio borracho y no quiso abrazarme
      sin copas no sé divertirme en los carretes
      me tiemblan las manos hasta el primer trago
      mi marido llega curado todos los viernes
      me quitaron el carnet por manejar con unas cañas`,
  },
  addiction: {
    en: `I swore it was the last time and did it again
      my brother went through rehab twice and relapsed
      I can't go a day without watching porn
      buying things online until the card gets declined
      it controls me, I don't control it
      I lie to everybody to cover my habit
      ninety days clean and the cravings are brutal
      I need help quitting before I lose my family
      twelve steps didn't click, is there another road
      my son is hooked and refuses treatment`,
    es: `juré que era la última vez y caí de nuevo
      mi hermano salió de rehabilitación y recayó
      no paso un día sin ver pornografía
      compro por internet hasta que rechazan la tarjeta
      esto me domina y no sé cómo pararlo
      miento a todos para tapar mi vicio
      llevo noventa días limpio y las ganas me matan
      ayuda para dejarlo antes de perder a mi familia
      los grupos de doce pasos no me convencen
      mi hijo está enganchado y no quiere tratarse`,
  },
  gambling: {
    en: `I lie to my wife about how much I bet
      lost the rent on a football accumulator
      one more spin and I'll win it back
      the slot machines swallowed my whole pay
      betting apps at two in the morning under the duvet
      I borrowed from loan sharks to keep playing poker
      scratch cards every time I buy milk
      chasing my losses on the horses
      my dad spends his pension at the casino
      banned myself from the bookies and still found a way`,
    es: `le miento a mi mujer sobre lo que apuesto
      perdí el arriendo en una combinada de fútbol
      una tirada más y recupero lo perdido
      las tragaperras se tragaron mi sueldo entero
      apuestas deportivas a las dos de la mañana escondido
      pedí préstamos para seguir jugando póker
      raspaditas y loto cada vez que compro pan
      debo a medio mundo por las carreras de caballos
      mi papá deja la jubilación en el casino
      no puedo pasar por la ruleta sin entrar`,
  },
  'phone-overuse': {
    en: `I scroll through dinner while my kids talk to me
      my daughter drew me with a screen for a face
      reached for the phone at a red light again
      my wife says I am here but not here, always notifications
      I scroll tiktok until two and hate myself
      I pick it up before I'm even properly awake
      my kid said mum, look at me, not the screen
      seven hours of screen time a day, embarrassing
      I check notifications at red lights
      can't watch a film without grabbing my mobile
      doomscrolling the news ruins my mood
      I deleted instagram and reinstalled it within an hour
      one quick reel turns into a lost evening
      I feel naked if I leave it at home`,
    es: `mi hija me dibujó con una pantalla en la cara
      reviso mensajes en el semáforo y en la mesa
      mi señora dice que estoy sin estar, mirando notificaciones
      los chicos me hablan y yo sigo deslizando el dedo
      me quedo en tiktok hasta las dos y me odio
      lo agarro antes de abrir bien los ojos
      mi hijo me dijo mamá, mírame a mí, no la pantalla
      siete horas diarias de pantalla, qué vergüenza
      miro notificaciones en los semáforos
      no veo una película sin tener el móvil en la mano
      borré instagram y lo reinstalé a la hora
      un reel cortito y se me fue la tarde
      reviso whatsapp cada dos minutos sin motivo
      si lo olvido en casa me siento desnuda`,
  },
  smoking: {
    en: `twenty a day since I was sixteen
      patches, gum, nothing gets me off the fags
      vaping was supposed to help and now I do both
      I smell like an ashtray and my kids complain
      every coffee begs for a cigarette
      lasted nine days then bummed one at a wedding
      my lungs wheeze going up the stairs
      scared I'll put on weight if I quit
      the cardiologist said nicotine or my heart
      I sneak out to the balcony to light up`,
    es: `una cajetilla diaria desde los dieciséis
      parches, chicles y nada, sigo con el pucho
      empecé a vapear para dejarlo y ahora hago las dos cosas
      huelo a cenicero y mis niñas se quejan
      cada café me pide un cigarro
      aguanté nueve días y caí en un matrimonio
      me silban los pulmones al subir la escalera
      me da miedo engordar si suelto el tabaco
      el cardiólogo dijo la nicotina o el corazón
      salgo a escondidas al balcón a prender uno`,
  },
};
