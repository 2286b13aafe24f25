import type { Examples } from './examples.ts';

/** What people type who need help with recording, acting and writing. One sentence a line. */
export const artsStageExamples: Examples = {
  'home-recording': {
    en: `my vocals sound like they're in a bucket
      which microphone for a bedroom with a noisy street
      Ableton or Logic for a total newbie
      latency when I plug the bass into the interface
      mixes fall apart in the car speakers
      compression and EQ are black magic
      make beats on my laptop after work
      egg boxes on the walls, do they help
      get my EP to sound loud and finished
      hum and hiss ruin my podcast tracks`,
    es: `mi voz suena como dentro de un balde
      qué micrófono sirve en una pieza con calle ruidosa
      Ableton o Logic para un novato total
      tengo retardo al enchufar el bajo a la interfaz
      la mezcla se desarma en los parlantes del auto
      compresor y ecualizador son magia negra
      hago beats en el notebook después de la pega
      cartones de huevo en la pared, sirven o no
      que mi EP quede con buen volumen y masterizado
      un zumbido me arruina las pistas del podcast`,
  },
  'music-career': {
    en: `thirty monthly listeners on Spotify, mostly my cousins
      how do bands get booked at real venues
      sent demos to labels, never an answer
      distributor, royalties, PRS, who collects what
      playlist curators ask for money
      launching my debut single in spring
      we play pubs for beer and petrol
      do I need a manager or an agent
      TikTok clips of my tunes get eleven views
      grow an audience beyond my home town`,
    es: `treinta oyentes al mes en Spotify y son mis primos
      cómo consiguen las bandas fechas en locales de verdad
      mandé maquetas a sellos y nunca contestan
      distribuidora, regalías, SCD, quién cobra qué
      los de las playlists me piden plata
      lanzo mi primer sencillo en primavera
      tocamos en bares por cerveza y bencina
      necesito mánager o me muevo solo
      mis videos en TikTok tienen once vistas
      que nos escuchen fuera de nuestro pueblo`,
  },
  audition: {
    en: `casting call on Thursday and no monologue ready
      drama school panel in six weeks
      self tape against a bedsheet looks awful
      always recalled, never given the part
      orchestra behind a screen, one chance at the excerpt
      which sixteen bars for a West End musical
      they cut me off after ten seconds
      ballet company tryout with my weak pirouettes
      how to walk into the room and slate my name
      rejection from the conservatoire twice`,
    es: `casting el jueves y no tengo monólogo
      en seis semanas son las pruebas de la escuela de teatro
      mi videobook frente a una sábana se ve horrible
      siempre me llaman de nuevo y nunca quedo
      orquesta tras un biombo, una sola oportunidad
      qué canción llevo para un musical en Gran Vía
      me cortaron a los diez segundos
      postulo a una compañía de ballet con piruetas débiles
      cómo entro a la sala y me presento al jurado
      el conservatorio me rechazó dos veces`,
  },
  acting: {
    en: `joined the village panto and got hooked
      crying on cue feels fake
      can't memorise my lines for Chekhov
      improv classes for a shy accountant
      the director says I'm too wooden
      build a character from the inside, Stanislavski
      showreel and headshots for commercials
      Shakespeare verse trips my tongue
      amateur troupe looking for a villain
      what do I do with my arms in a scene`,
    es: `entré al grupo de la junta de vecinos y me encantó
      llorar en escena me sale falso
      no logro memorizar el texto de Lorca
      clases de impro para una contadora tímida
      el director dice que estoy tieso
      construir un personaje desde adentro, Stanislavski
      book de fotos para comerciales de televisión
      actué en el liceo y quiero volver a las tablas
      compañía aficionada que busca un villano
      qué hago con los brazos mientras digo el parlamento`,
  },
  'arts-dance': {
    en: `two left feet and a wedding in June
      salsa club, I hide by the bar
      started ballet at thirty in a class of teens
      tango partner keeps stepping on me
      can't count the beat or remember choreography
      hip hop moves in front of the mirror
      bachata socials look fun but I freeze
      splits and turnout at my age
      flamenco stamps upset the flat downstairs
      ballroom couple after our kids left`,
    es: `tengo dos pies izquierdos y matrimonio en junio
      en la salsoteca me escondo en la barra
      empecé ballet a los treinta entre adolescentes
      mi pareja de tango me pisa siempre
      no cuento los tiempos ni recuerdo la coreografía
      pasos de reguetón frente al espejo
      cueca para las fiestas patrias sin hacer el ridículo
      abrirme de piernas a mi edad
      el taconeo flamenco molesta a los de abajo
      sevillanas antes de la feria de abril`,
  },
  'writing-craft': {
    en: `my dialogue sounds like robots
      short stories that end with a thud
      show don't tell, but how
      a workshop where strangers are honest
      too many adjectives, says my sister
      first person or third for a ghost tale
      I scribble in cafés and never show it
      describe a place without boring the reader
      fantasy world with maps and no tension
      my flash fiction keeps losing contests`,
    es: `mis diálogos suenan a robot
      cuentos que terminan sin fuerza
      mostrar y no contar, pero cómo se hace
      un taller literario donde sean honestos
      mi hermana dice que uso demasiados adjetivos
      primera o tercera persona para un relato de fantasmas
      garabateo en cafés y no se lo muestro a nadie
      describir un lugar sin aburrir al lector
      un mundo fantástico con mapas y sin tensión
      mis microrrelatos pierden todos los concursos`,
  },
  novel: {
    en: `sixty thousand words in and the middle sags
      grandmother's escape from war deserves a book
      outline everything or let the characters lead
      chapter three has been chapter three since 2020
      NaNoWriMo left me with a messy draft
      my life story for the grandchildren
      detective plot with holes everywhere
      is it fair to write about my living family
      my protagonist is someone nobody cares about
      historical saga set in the mines`,
    es: `llevo sesenta mil palabras y el medio se desinfla
      la huida de mi abuela en la guerra merece un libro
      planificar todo o dejar que manden los personajes
      sigo en el capítulo tres desde 2020
      tengo un borrador caótico de trescientas páginas
      contar mi vida para los nietos
      trama policial llena de agujeros
      es justo escribir sobre mi familia viva
      un protagonista que no le importa a nadie
      saga histórica ambientada en las salitreras`,
  },
  'writers-block': {
    en: `blank page and a blinking cursor, month four
      I clean the oven instead of making anything
      delete each sentence as soon as it's typed
      the well is dry since my first success
      deadline looms and no idea comes
      canvas has been white since my mother died
      perfectionism strangles every fresh start
      used to pour out of me, now silence
      comparing myself with others froze me
      how do I fall in love with my work again`,
    es: `página en blanco y cursor parpadeando, cuarto mes
      limpio el horno con tal de no crear
      borro cada frase apenas la tecleo
      se me secó el pozo después del primer éxito
      viene el plazo y no aparece ninguna idea
      el lienzo está vacío desde que murió mi mamá
      el perfeccionismo me ahoga antes de partir
      antes me brotaba y ahora hay silencio
      compararme con otros me paralizó
      cómo me vuelvo a enamorar de mi obra`,
  },
  'book-publishing': {
    en: `forty agents said no to my query letter
      Amazon KDP or hold out for Penguin
      a press asks me to pay three thousand
      ISBN, cover, barcode, what comes first
      contract offers ten percent, is that normal
      children's picture story seeks a home
      sold nine copies, all to relatives
      synopsis in one page feels impossible
      launch party at the local bookshop
      print on demand for my cookery collection`,
    es: `cuarenta editoriales me dijeron que no
      Amazon KDP o esperar a Planeta
      una editorial me pide pagar la tirada
      ISBN, portada, depósito legal, qué va primero
      el contrato ofrece diez por ciento, será normal
      un cuento infantil ilustrado que busca casa
      vendí nueve ejemplares y todos a parientes
      la sinopsis de una página me parece imposible
      lanzamiento en la librería de mi barrio
      imprimir a demanda mi recetario`,
  },
  'manuscript-editing': {
    en: `need a ruthless eye on my third draft
      commas and typos after a hundred rereadings
      beta readers contradict each other
      cut thirty thousand words without bleeding
      developmental or copy editor, who first
      thesis into a readable volume
      pacing drags and I can't see why
      consistency of names and timelines
      proofreader quoted more than my rent
      mum loves it, so I need somebody neutral`,
    es: `necesito un ojo implacable sobre mi tercer borrador
      comas y erratas tras cien relecturas
      los lectores cero se contradicen
      cortar treinta mil palabras sin desangrarme
      primero corrector de estilo o informe de lectura
      convertir la tesis en un libro legible
      el ritmo decae y no veo por qué
      cuidar nombres y fechas que no calzan
      la correctora me cobra más que el arriendo
      a mi mamá le encanta, quiero alguien neutral`,
  },
};
