import type { Examples } from './examples.ts';

/** What people type who need help with images, poems and a living from them. One sentence a line. */
export const artsImagesExamples: Examples = {
  poetry: {
    en: `verses on the bus ticket, never read aloud
      haiku, sonnet or free, which fits me
      mine sound like teenage diary entries
      slam night next month, dare I go
      the line breaks confuse me
      grief comes out in stanzas
      a first chapbook of twenty pieces
      finding metaphors that aren't clichés
      reading Neruda and Plath with company
      magazines keep rejecting my odes`,
    es: `escribo versos en la boleta y nunca los leo en voz alta
      haiku, soneto o verso libre, cuál me calza
      lo mío suena a diario de quinceañera
      hay un slam el próximo mes y no me atrevo
      no sé dónde cortar la línea
      la pena me sale en estrofas
      juntar veinte en mi primer poemario
      metáforas que no sean clichés
      leer a Mistral y Lorca en compañía
      payas y décimas como las de mi abuelo`,
  },
  screenwriting: {
    en: `an idea for a Netflix series, what now
      Final Draft formatting drives me bananas
      second act collapses after the twist
      logline in twenty five words
      radio play about my grandmother's village
      a pitch deck for film producers
      short film of ten minutes with two actors
      sitcom pilot isn't funny on paper
      adapt a novel for the theatre
      fellowship deadline and no finished feature`,
    es: `tengo una idea para una serie de Netflix y ahora qué
      el formato del guion me vuelve loca
      el segundo acto se cae después del giro
      escribir el logline en veinticinco palabras
      radioteatro sobre el pueblo de mi abuela
      biblia y dossier para productoras
      cortometraje de diez minutos con dos actores
      mi comedia no da risa en el papel
      adaptar una novela a las tablas
      fondo audiovisual cierra pronto y no termino el largo`,
  },
  'photo-craft': {
    en: `bought a Canon and still shoot on auto
      blurry shots of my kids indoors
      aperture, ISO, shutter, the triangle escapes me
      sunsets look dull next to what I saw
      Lightroom sliders and I overdo everything
      asked to shoot a friend's wedding, terrified
      street portraits, how do I approach strangers
      night sky with stars from my garden
      which lens for distant birds
      film rolls and a darkroom in the bathroom`,
    es: `compré una Canon y sigo en automático
      mis hijos salen movidos dentro de casa
      diafragma, ISO, obturador, no entiendo el triángulo
      los atardeceres salen sin gracia
      en Lightroom se me pasa la mano
      me pidieron cubrir un matrimonio y tengo pánico
      retratos en la calle, cómo me acerco a desconocidos
      estrellas y vía láctea desde el desierto
      qué lente sirve para pájaros
      rollos análogos y cuarto oscuro en el baño`,
  },
  'video-editing': {
    en: `hours of footage and no story
      Premiere crashes while exporting clips
      reels for my bakery that hold attention
      YouTube channel stuck at ninety subscribers
      cut a tribute for dad's seventieth
      DaVinci colour grading looks orange
      subtitles and transitions on CapCut
      audio drifts from the lips
      filming myself with a phone on a tripod
      vlog of our trip to Patagonia`,
    es: `tengo horas de grabación y ninguna historia
      Premiere se cierra al exportar
      reels de mi pastelería que enganchen
      mi canal de YouTube pegado en noventa suscriptores
      montar un homenaje para los setenta de papá
      el color en DaVinci me queda naranjo
      subtítulos y transiciones en CapCut
      el sonido se desfasa de los labios
      grabarme sola con el celular en un trípode
      un documental casero del viaje a la Patagonia`,
  },
  drawing: {
    en: `my faces look like potatoes with eyes
      hands and feet defeat me
      sketchbook is empty after page three
      perspective of buildings goes wonky
      I doodle in meetings and want to get better
      charcoal smudges all over paper
      proportions of the human figure from life
      shading a sphere still looks flat
      manga eyes for my teenage daughter
      only stick men since primary school`,
    es: `las caras me salen como papas con ojos
      no me salen las manos ni los pies
      la croquera quedó vacía en la página tres
      la perspectiva de los edificios se tuerce
      hago garabatos en reuniones y quiero mejorar
      el carboncillo se me corre entero
      figura humana con modelo y bien proporcionada
      sombreo una esfera y se ve plana
      mi hija quiere hacer manga y ojos grandes
      desde el colegio solo hago monitos de palo`,
  },
  'art-painting': {
    en: `my watercolours turn to mud
      acrylic dries before I blend
      oils smell and I live in one room
      mix a believable skin tone
      landscapes en plein air on Sundays
      abstract canvases, when is it finished
      brushes ruined after a month
      the portrait doesn't resemble my wife
      easel from my late aunt, haven't touched it
      loosen up, I paint every single leaf`,
    es: `las acuarelas se me vuelven barro
      el acrílico se seca antes de difuminar
      el óleo huele fuerte y vivo en una pieza
      mezclar un tono de piel creíble
      paisajes al aire libre los domingos
      un cuadro abstracto cuándo está terminado
      los pinceles se me arruinan al mes
      el retrato no se parece a mi señora
      heredé el caballete de mi tía y no lo he tocado
      soltar la mano, pinto hoja por hoja`,
  },
  illustration: {
    en: `Procreate on my iPad and layers puzzle me
      logo for my cousin's café
      children's characters that stay consistent page to page
      vector pen tool in Illustrator fights back
      which fonts go together on a poster
      my style looks like everyone on Instagram
      Photoshop, Canva or Figma for flyers
      comics panels and speech balloons
      album cover brief from a band
      graphic design self taught, gaps in typography`,
    es: `uso Procreate en el iPad y me enredo con las capas
      un logo para la cafetería de mi prima
      personajes infantiles iguales de una página a otra
      la pluma vectorial de Illustrator me odia
      qué tipografías combinan en un afiche
      mi estilo se parece al de todos en Instagram
      Photoshop, Canva o Figma para volantes
      viñetas y globos de historieta
      una banda me encargó la carátula
      diseñadora autodidacta con lagunas en composición`,
  },
  'arts-portfolio': {
    en: `art school wants fifteen pieces by January
      which works do I leave out
      galleries never reply to my emails
      first exhibition in a café, how to hang
      Behance page is a jumble
      my artist statement sounds pretentious
      residency application with a dossier
      juried show rejected my series
      how to photograph my sculptures decently
      what does a curator look at first`,
    es: `la facultad de bellas artes pide quince piezas en enero
      no sé qué trabajos dejar fuera
      las galerías no contestan mis correos
      primera exposición en un café, cómo cuelgo
      mi Behance es un revoltijo
      el texto de artista me suena pretencioso
      postular a una residencia con carpeta
      el concurso rechazó mi serie
      fotografiar mis esculturas con dignidad
      qué mira primero un curador`,
  },
  'creative-pricing': {
    en: `they offer exposure in place of money
      what should I ask for a mural
      client wants unlimited changes for fifty quid
      hourly, per project or by licence
      I blush and lower my fee on the phone
      commissioned portrait, deposit first or later
      friends expect freebies from me
      usage rights for a photo on packaging
      undercharged for years and I'm exhausted
      invoice for a wedding video, how much is fair`,
    es: `me ofrecen visibilidad en vez de plata
      cuánto pido por un mural
      el cliente quiere cambios infinitos por dos chauchas
      por hora, por proyecto o por licencia
      me pongo roja y bajo la tarifa por teléfono
      retrato por encargo, pido seña antes o después
      los amigos esperan que les regale mi trabajo
      derechos de uso de una foto en un envase
      llevo años cobrando poco y no doy más
      presupuesto para un video de boda, cuánto es justo`,
  },
  'living-from-art': {
    en: `quit my job to paint, savings end in May
      waiting tables by day, theatre by night
      grants, teaching, commissions, how do others manage
      is Patreon realistic with a small following
      freelance illustrator with feast and famine months
      my father calls my music a hobby
      public funding forms eat my studio time
      balance soulless gigs and my own pieces
      dancer at thirty five, what comes after
      can a sculptor feed two children`,
    es: `renuncié para pintar y los ahorros llegan hasta mayo
      de día garzona, de noche actriz
      becas, clases, encargos, cómo se sostienen los demás
      sirve Patreon con pocos seguidores
      ilustradora freelance con meses flacos y gordos
      mi papá le dice pasatiempo a mi música
      los formularios del Fondart me comen el taller
      equilibrar trabajos sin alma con los propios
      bailarín a los treinta y cinco, qué viene después
      puede un escultor alimentar dos hijos`,
  },
};
