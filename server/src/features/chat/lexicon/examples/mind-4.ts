import type { Examples } from './examples.ts';

/** What people type about love, family, friends and loss. One sentence a line. */
export const mindExamples4: Examples = {
  intimacy: {
    en: `we haven't touched each other in a year
      I fake headaches to avoid my husband in bed
      I'm thirty and still a virgin, feeling ashamed
      it hurts every time and I'm too shy to ask
      I can't get it up with someone I love
      how do I tell my parents I like girls
      my desire vanished after the pregnancy
      he wants it daily and I never do
      I finish too quickly and she's frustrated
      I was raised to think bodies are dirty`,
    es: `hace un año que no nos tocamos
      invento dolores de cabeza para evitarlo en la cama
      tengo treinta, soy virgen y me da vergüenza
      me duele cada vez y no me atrevo a preguntar
      no se me para con la mujer que amo
      cómo les digo a mis papás que me gustan los chicos
      se me fueron las ganas después del embarazo
      él quiere todos los días y yo nunca
      acabo muy rápido y ella queda frustrada
      me criaron pensando que el cuerpo es pecado`,
  },
  dating: {
    en: `swiping on tinder for months and only getting ghosted
      single at thirty-eight and my aunts won't shut up
      I always fall for the emotionally unavailable ones
      divorced dad wanting to meet somebody nice
      I never know what to write after hi
      first date on Friday and I haven't flirted in years
      how do I know if she fancies me
      widowed, sixty, would love a companion for walks
      I'm stuck in the friend zone every time
      weddings make me wonder when it's my turn`,
    es: `meses en tinder y todos desaparecen
      soltera a los treinta y ocho y las tías no paran
      siempre me enamoro de los que no quieren nada serio
      separado con hijos buscando conocer a alguien lindo
      no sé qué escribir después del hola
      tengo una cita el viernes y hace años que no ligo
      cómo sé si le gusto de verdad
      viuda de sesenta, me gustaría compañía para bailar
      siempre termino en la zona de amigos
      quiero encontrar el amor y no sé dónde buscarlo`,
  },
  grief: {
    en: `my mum's voicemail is still on my phone
      I lost my baby at twenty weeks
      his side of the wardrobe, I can't empty it
      the first Christmas without dad is coming
      my dog of fourteen years was put down
      people say time heals and I want to scream
      I set two plates out of habit
      my brother took his own life in March
      didn't get to say goodbye at the hospital
      I feel guilty laughing since the funeral`,
    es: `guardo los audios de mi mamá y no puedo escucharlos
      perdí a mi bebé a las veinte semanas
      su lado del ropero sigue igual, no puedo vaciarlo
      viene la primera navidad sin mi viejo
      murió mi perrito de catorce años y no paro de llorar
      dicen que el tiempo cura y me dan ganas de gritar
      pongo dos platos en la mesa por costumbre
      mi hermano se quitó la vida en marzo
      no alcancé a despedirme en el hospital
      desde el funeral me siento culpable si me río`,
  },
  'caring-parents': {
    en: `mum has Alzheimer's and forgets my name
      my siblings vanished and I do every hospital run
      dad refuses a carer but keeps falling
      I bathe my father and cry afterwards
      looking at nursing homes feels like betrayal
      I left my job to look after her full time
      he shouldn't be driving at eighty-six
      up three times a night to help her to the loo
      sandwiched between toddlers and an elderly mother
      how do we share grandma's care among cousins`,
    es: `mi mamá tiene alzheimer y ya no sabe mi nombre
      mis hermanos se borraron y yo la llevo a todos los médicos
      papá no quiere cuidadora y se cae a cada rato
      baño a mi padre y después lloro a solas
      buscar una residencia me parece abandonarla
      dejé mi trabajo para atender a mi abuela postrada
      a los ochenta y seis no debería manejar
      me levanto tres veces por noche para llevarla al baño
      entre los niños chicos y mi vieja enferma no respiro
      cómo nos turnamos entre hermanos el cuidado del viejo`,
  },
  'family-conflict': {
    en: `my brother and I haven't spoken since the inheritance
      mother criticises my house, my kids, my haircut
      Sunday lunches always end in shouting and slammed doors
      my parents don't accept the person I married
      I'm the black sheep and they remind me
      my grown-up son cut contact two years ago
      dad favours my sister and always has
      my stepdaughter hates me and slams doors
      politics ruined our dinner table
      I need to set limits with my controlling mum`,
    es: `no le hablo a mi hermano desde la herencia
      mi madre critica mi casa, mis hijos y mi pelo
      los almuerzos del domingo terminan a gritos y portazos
      mis papás no aceptan a la persona con quien me casé
      soy la oveja negra y me lo recuerdan
      mi hijo mayor cortó contacto hace dos años
      papá siempre prefirió a mi hermana
      mi hijastra me odia y no sé qué hacer
      la política arruinó nuestra mesa familiar
      quiero ponerle límites a mi mamá que se mete en todo`,
  },
  friendship: {
    en: `my best mate stopped replying after I had kids
      how does anyone make pals after thirty
      I'm always the one who organises and calls
      the group chat went on holiday without me
      she only rings when she needs a favour
      moved cities and know nobody for a drink
      we fell out over a silly joke
      I outgrew my old gang and feel guilty
      my flatmate, once like a sister, talks behind my back
      I want people to hike and laugh with`,
    es: `mi mejor amiga dejó de contestarme cuando fui mamá
      cómo se hacen amigos después de los treinta
      siempre soy yo el que llama y organiza
      el grupo se fue de viaje y no me invitaron
      solo me busca cuando necesita un favor
      me cambié de ciudad y no conozco a nadie para unas chelas
      nos distanciamos por una broma tonta
      ya no encajo con mi grupo del colegio
      mi yunta de siempre habla mal de mí a mis espaldas
      quiero gente con quien salir al cerro y reírme`,
  },
  abuse: {
    en: `he grabbed my wrist and it left bruises
      he controls my money, my clothes and my calls
      she slaps me and nobody believes a man
      I'm scared of his footsteps on the stairs
      he says I'm crazy and twists everything
      I need to leave safely with my children
      he threatens to kill himself if I go
      I hide the marks with makeup
      he apologises with flowers then hits again
      my sister's boyfriend isolates her from us`,
    es: `me agarró del brazo y me dejó moretones
      me controla la plata, la ropa y las llamadas
      ella me pega y a un hombre nadie le cree
      me da terror oír sus pasos en la escalera
      dice que estoy loca y da vuelta todo
      necesito irme con mis hijos sin que me encuentre
      amenaza con matarse si lo dejo
      tapo las marcas con maquillaje
      pide perdón con flores y vuelve a golpearme
      el novio de mi hermana la aísla y la humilla`,
  },
  migration: {
    en: `moved to Berlin for love and I miss my mum's cooking
      too foreign here and too foreign back home
      I cry after video calls with my family
      neighbours smile but nobody invites us in
      my accent makes people treat me as stupid
      homesick for the sea, the noise, the street food
      raising kids in a culture I don't understand
      we landed with two suitcases and no friends
      missed my grandmother's funeral because of the ocean between us
      everything from the bank to the bins is confusing`,
    es: `me vine a Berlín por amor y extraño la comida de mi mamá
      aquí soy extranjera y allá ya también
      cuelgo la videollamada con mi familia y lloro
      los vecinos sonríen pero nadie nos invita
      por mi acento me tratan de tonto
      echo de menos el mar, el bullicio y las arepas
      crío hijos en una cultura que no entiendo
      llegamos con dos maletas y sin conocidos
      no pude ir al entierro de mi abuela, estaba lejos
      salí de mi país y no logro adaptarme al frío`,
  },
};
